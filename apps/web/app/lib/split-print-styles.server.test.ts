import { expect, test } from "vitest";
import { splitPrintStyles } from "./split-print-styles.server.ts";

test("rules for paper leave with the layers they are in, and nothing else does", () => {
  const styles =
    "@layer base,page;@layer base{a{color:red}@media print{a{color:#000}}}" +
    "@layer page{b{top:0}@media (width>=600px){b{top:1px}@media print{b{top:2px}}}}@media print{c{d:e}}" +
    "@media screen{f{g:h}}";
  expect(splitPrintStyles(styles)).toEqual({
    screen:
      "@layer base,page;@layer base{a{color:red}}@layer page{b{top:0}@media (width>=600px){b{top:1px}}}" +
      "@media screen{f{g:h}}",
    print:
      "@layer base{@media print{a{color:#000}}}" +
      "@layer page{@media (width>=600px){@media print{b{top:2px}}}}@media print{c{d:e}}",
  });
});

test("without rules for paper nothing is left for it", () => {
  expect(splitPrintStyles("a{b:c}")).toEqual({ screen: "a{b:c}", print: "" });
});
