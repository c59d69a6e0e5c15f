"""The words that books and tables on faces add of their own: English → German, French, Spanish, Italian."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

LANGUAGES: Final = ("de", "fr", "es", "it")
# In the order of LANGUAGES.
_WORDS: Final[Mapping[str, tuple[str, str, str, str]]] = {
    "Area": ("Feld", "Zone", "Zona", "Area"),
    "Armies": ("Armeen", "Armées", "Ejércitos", "Eserciti"),
    "At least": ("Mindestens", "Au moins", "Al menos", "Almeno"),
    "Borders": ("Grenzt an", "Frontières", "Fronteras", "Confini"),
    "Card": ("Karte", "Carte", "Carta", "Carta"),
    "Cells": ("Felder", "Cases", "Casillas", "Caselle"),
    "Chance": ("Chance", "Chance", "Probabilidad", "Probabilità"),
    "Class": ("Klasse", "Classe", "Clase", "Classe"),
    "Copies": ("Anzahl", "Exemplaires", "Copias", "Copie"),
    "Cost": ("Kosten", "Coût", "Coste", "Costo"),
    "Effect": ("Wirkung", "Effet", "Efecto", "Effetto"),
    "Elevation": ("Höhe", "Altitude", "Altura", "Altezza"),
    "Exactly": ("Genau", "Exactement", "Exactamente", "Esattamente"),
    "Example": ("Beispiel", "Exemple", "Ejemplo", "Esempio"),
    "Glossary": ("Glossar", "Glossaire", "Glosario", "Glossario"),
    "Goal": ("Ziel", "But", "Objetivo", "Obiettivo"),
    "Goals": ("Ziele", "Buts", "Objetivos", "Obiettivi"),
    "Holds": ("Fasst", "Contient", "Contiene", "Contiene"),
    "How": ("Wie", "Comment", "Cómo", "Come"),
    "Index": ("Register", "Index", "Índice", "Indice analitico"),
    "Modifier": ("Modifikator", "Modificateur", "Modificador", "Modificatore"),
    "Name": ("Name", "Nom", "Nombre", "Nome"),
    "No.": ("Nr.", "N°", "N.º", "N."),
    "Notes": ("Anmerkungen", "Remarques", "Notas", "Note"),
    "Phase": ("Phase", "Phase", "Fase", "Fase"),
    "Phases": ("Phasen", "Phases", "Fases", "Fasi"),
    "Place": ("Ort", "Lieu", "Lugar", "Luogo"),
    "Region": ("Region", "Région", "Región", "Regione"),
    "Result": ("Ergebnis", "Résultat", "Resultado", "Risultato"),
    "See also": ("Siehe auch", "Voir aussi", "Véase también", "Vedi anche"),
    "Set-up": ("Aufbau", "Mise en place", "Preparación", "Preparazione"),
    "Side": ("Seite", "Camp", "Bando", "Fazione"),
    "Space": ("Feld", "Case", "Casilla", "Casella"),
    "Step": ("Schritt", "Étape", "Paso", "Passo"),
    "Sum of modifiers": ("Summe", "Somme", "Suma", "Somma"),
    "Terrain": ("Gelände", "Terrain", "Terreno", "Terreno"),
    "Terrain and movement": (
        "Gelände und Bewegung",
        "Terrain et mouvement",
        "Terreno y movimiento",
        "Terreno e movimento",
    ),
    "Text": ("Text", "Texte", "Texto", "Testo"),
    "Total": ("Gesamt", "Total", "Total", "Totale"),
    "Unit": ("Einheit", "Unité", "Unidad", "Unità"),
    "Units": ("Einheiten", "Unités", "Unidades", "Unità"),
    "What happens": ("Was geschieht", "Déroulement", "Qué sucede", "Che cosa accade"),
    "What to do": ("Was zu tun ist", "À faire", "Qué hacer", "Che cosa fare"),
    "When": ("Wann", "Quand", "Cuándo", "Quando"),
    "age": ("Alter", "âge", "edad", "età"),
    "page": ("Seite", "page", "página", "pagina"),
    "player": ("Spieler", "joueur", "jugador", "giocatore"),
    "players": ("Spieler", "joueurs", "jugadores", "giocatori"),
    "After": ("Nach", "D’après", "Según", "Da"),
    "By": ("Von", "Par", "Por", "Di"),
    "Licence": ("Lizenz", "Licence", "Licencia", "Licenza"),
    "version": ("Version", "version", "versión", "versione"),
}


def worded(english: str, language: str) -> str:
    """One of our own words in a language (a BCP 47 tag); in English where there is no other."""
    primary = language.partition("-")[0].lower()
    found = _WORDS.get(english)
    return found[LANGUAGES.index(primary)] if found and primary in LANGUAGES else english
