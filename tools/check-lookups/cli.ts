// Fails when code looks a text up in a plain object, where `__proto__` finds something: see find-lookups.ts.
import { dirname, join, relative } from "node:path";
import ts from "typescript";
import { root } from "../build/paths.ts";
import { findLookups } from "./find-lookups.ts";

/** Tests and benchmarks look up what they have made themselves. */
const NOT_READ = /\.test\.tsx?$|\/testing\/|\/e2e\/|\/tools\/bench\/|\/node_modules\//;

const found = new Set<string>();
for (const project of ["tsconfig.json", "apps/web/tsconfig.json"]) {
  const program = openProject(join(root, project));
  for (const { file, line, text } of findLookups(program, (path) => !NOT_READ.test(path)))
    found.add(`${relative(root, file)}:${line} ${text}`);
}
for (const line of found) console.log(`${line}: use a Map, which finds nothing under "__proto__"`);
process.exitCode = found.size > 0 ? 1 : 0;

function openProject(config: string): ts.Program {
  const { config: json } = ts.readConfigFile(config, ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(json, ts.sys, dirname(config));
  return ts.createProgram(fileNames, options);
}
