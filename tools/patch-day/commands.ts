/** The commands that a patch day is made of, by the names of their npm scripts, with their files from the repository's root. */
export const COMMANDS = {
  "fetch:movelists": "tools/fetch-movelists/cli.ts",
  "import:history": "tools/import-history/cli.ts",
  "import:movelists": "tools/import-movelists/cli.ts",
  "check:content": "packages/guide/src/check-content.ts",
  "report:content": "tools/content-report/cli.ts",
} as const;

/** A command by the name of its npm script. */
export type Tool = keyof typeof COMMANDS;
