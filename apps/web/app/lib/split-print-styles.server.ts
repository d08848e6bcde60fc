import { type AtRule, type ChildNode, parse, type Root } from "postcss";

/**
 * Takes the rules for paper out of a page's styles: `{ screen, print }`, each a stylesheet with the layers of the whole. A page
 * is read far more often than it is printed, so these need not be in it.
 */
export function splitPrintStyles(styles: string): { screen: string; print: string } {
  const screen = parse(styles);
  const print = screen.clone();
  screen.walkAtRules("media", (rule) => {
    if (isForPaper(rule)) rule.remove();
  });
  print.walk((node) => {
    if (!isForPaper(node) && !isWithinPaper(node) && !holdsPaper(node)) node.remove();
  });
  return { screen: String(screen), print: String(print) };
}

function isForPaper(node: ChildNode): node is AtRule {
  return node.type === "atrule" && node.name === "media" && node.params === "print";
}

function isWithinPaper(node: ChildNode): boolean {
  for (
    let { parent } = node;
    parent !== undefined && parent.type !== "root";
    parent = parent.parent as Root
  ) {
    if (isForPaper(parent as unknown as ChildNode)) return true;
  }
  return false;
}

function holdsPaper(node: ChildNode): boolean {
  let isHolder = false;
  if ("walkAtRules" in node) {
    node.walkAtRules("media", (rule) => {
      isHolder ||= isForPaper(rule);
    });
  }
  return isHolder;
}
