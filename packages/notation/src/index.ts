export * from "./format.ts";
export * from "./parse.ts";
export * from "./present.ts";
export * from "./prose.ts";
export * from "./rewrite.ts";
export * from "./token.ts";
export * from "./token-table.ts";
export * from "./writing.ts";
