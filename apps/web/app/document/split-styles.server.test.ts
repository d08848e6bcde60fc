import { expect, test } from "vitest";
import { splitStyles } from "./split-styles.server.ts";

test("rules for paper leave with the layers they are in, and nothing else does", () => {
  const styles =
    "@layer base,page;@layer base{a{color:red}@media print{a{color:#000}}}" +
    "@layer page{b{top:0}@media (width>=600px){b{top:1px}@media print{b{top:2px}}}}@media print{c{d:e}}" +
    "@media screen{f{g:h}}";
  expect(splitStyles(styles, "<a></a>")).toEqual({
    first:
      "@layer base,page;@layer base{a{color:red}}@layer page{b{top:0}@media (width>=600px){b{top:1px}}}" +
      "@media screen{f{g:h}}",
    later:
      "@layer base{@media print{a{color:#000}}}" +
      "@layer page{@media (width>=600px){@media print{b{top:2px}}}}@media print{c{d:e}}",
  });
});

test("rules whose classes no element has leave too, with what is around them", () => {
  const styles =
    "@layer ui{.row{a:b}.row .late{c:d}.late,.row b{e:f}.row:not(.late){g:h}.row:is(.x,.late){i:j}.row:hover{q:r}.row:not(:focus){s:t}" +
    "@media (width>=600px){.late{k:l}}html{&.late .row{m:n}& .row{o:p}}}";
  expect(splitStyles(styles, '<b class="row x">.late</b>')).toEqual({
    first:
      "@layer ui{.row{a:b}.late,.row b{e:f}.row:not(.late){g:h}.row:is(.x,.late){i:j}.row:not(:focus){s:t}" +
      "@media (width>=600px){}html{& .row{o:p}}}",
    later:
      "@layer ui{.row .late{c:d}}@layer ui{.row:hover{q:r}}@layer ui{@media (width>=600px){.late{k:l}}}@layer ui{html{&.late .row{m:n}}}",
  });
});

test("rules for what a press brings up leave too, unless something that is shown needs them", () => {
  const html =
    '<div class="bar"><div id="menu" popover="auto" class="menu pop"><div class="link">a</div></div><b class="pop"></b>' +
    '<div popover="auto"><div></div></div><i class="last"></i></div>';
  expect(splitStyles(".bar{a:b}.menu{c:d}.pop{e:f}.menu .link{g:h}.last{i:j}", html)).toEqual({
    first:
      ".bar{a:b}.pop{e:f}.last{i:j}" +
      "[popover]{animation:unstyled 1s step-end}@keyframes unstyled{from{opacity:0}}",
    later: ".menu{c:d}.menu .link{g:h}[popover]{animation:none}",
  });
  expect(() => splitStyles("", '<div popover="auto">')).toThrow("no end");
});

test("what leaves keeps its order: on paper a rule for paper wins over the one that it changes", () => {
  const styles = ".late{a:b;.late{c:d}}@media print{.late{a:c}}.later{e:f}";
  expect(splitStyles(styles, "").later).toBe(".late{a:b;.late{c:d}}@media print{.late{a:c}}.later{e:f}");
});

test("where everything is needed nothing is left for later", () => {
  expect(splitStyles("a{b:c}", "")).toEqual({ first: "a{b:c}", later: "" });
});
