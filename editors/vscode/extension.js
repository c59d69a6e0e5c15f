// Starts `pnp lsp` for the YAML and Markdown files of kits. All that it answers is in pnp itself.

const vscode = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

let client;

async function activate() {
  const [command, ...args] = vscode.workspace.getConfiguration("pnp").get("command");
  client = new LanguageClient(
    "pnp",
    "pnp",
    { command, args },
    {
      documentSelector: [
        { scheme: "file", language: "yaml" },
        { scheme: "file", language: "markdown" },
      ],
      synchronize: { fileEvents: vscode.workspace.createFileSystemWatcher("**/*.{yaml,yml,md,csv,tsv,xlsx,ods}") },
    },
  );
  await client.start();
}

function deactivate() {
  return client?.stop();
}

module.exports = { activate, deactivate };
