"""placeholder"""
from __future__ import annotations
import argparse, time
from collections import Counter
from random import Random
from tools.siege.game import Variant
from tools.siege.kit import ATTACKER, DEFENDER, Kit
from tools.siege.players import play
from tools.siege.setup import new_siege

if __name__ == "__main__":
    p = argparse.ArgumentParser()
    p.add_argument("--games", type=int, default=20); p.add_argument("--seed", type=int, default=1)
    p.add_argument("--variant", action="append", default=[])
    a = p.parse_args()
    kit = Kit.load()
    v = Variant(**{k: int(n) for k, n in (x.split("=") for x in a.variant)})
    for b in (1.0, .5, 0.0):
        t=time.time(); c=Counter(); turns=0; att=0; loss=0; occ=0
        for g in range(a.games):
            s = new_siege(kit, Random(f"{a.seed} {g}"), v)
            c[play(s, {ATTACKER: b, DEFENDER: b})] += 1; turns += s.turn; att += s.attacks; loss += s.losses; occ+=s.occupied()
        n=a.games
        print(b, dict(c), "turns", turns/n, "attacks", att/n, "losses", loss/n, "occ", occ/n, "s", (time.time()-t)/n)
