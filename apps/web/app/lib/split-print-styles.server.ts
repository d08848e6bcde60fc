import { AtRule, type ChildNode, parse, Rule } from "postcss";

/**
 * Takes the rules for paper out of a page's styles: `{ screen, print }`, each a stylesheet with the layers of the whole. A page
 * is read far more often than it is printed, so these need not be in it.
 */
export function splitPrintStyles(styles: string): { screen: string; print: string } {
  const screen = parse(styles);
  const print: string[] = [];
  screen.walkAtRules("media", (media) => {
    if (media.params !== "print") return;
    let kept: ChildNode = media.clone();
    for (let outer = media.parent; outer !== undefined && outer.type !== "root"; outer = outer.parent) {
      const nodes: ChildNode[] = [kept];
      if (outer instanceof Rule) kept = new Rule({ selector: outer.selector, raws: outer.raws, nodes });
      if (outer instanceof AtRule)
        kept = new AtRule({ name: outer.name, params: outer.params, raws: outer.raws, nodes });
    }
    print.push(String(kept));
    media.remove();
  });
  return { screen: String(screen), print: print.join("") };
}
