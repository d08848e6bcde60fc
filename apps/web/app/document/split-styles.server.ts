import { AtRule, type ChildNode, parse, Rule } from "postcss";

/** A page's styles in two stylesheets, each with the layers of the whole. */
interface SplitStyles {
  /** What the page looks like as it arrives. */
  readonly first: string;
  /** What it needs when it is printed, and what only elements need that a press brings up or scripts add. */
  readonly later: string;
}

/** What is pressed before its styles are there waits for them unseen, for a second at most: they may never come. */
const UNSTYLED = "[popover]{animation:unstyled 1s step-end}@keyframes unstyled{from{opacity:0}}";
const STYLED = "[popover]{animation:none}";

/**
 * Takes out of a page's styles what nothing in its `html` needs to be painted: rules for paper, for a pointer or the focus, and
 * rules whose classes nothing has that is shown yet. A page is read far more often than it is printed, and what a press brings up or
 * scripts add comes after the first paint.
 */
export function splitStyles(styles: string, html: string): SplitStyles {
  const first = parse(styles);
  const later: string[] = [];
  const takeOut = (node: Rule | AtRule) => {
    later.push(withOuterRules(node));
    node.remove();
  };
  const shown = withoutPopovers(html);
  const classes = classesOf(shown);
  // In one go, so that what is taken out keeps its order: what is for paper comes behind what it changes.
  first.walk((node) => {
    if (node.root() !== first) return;
    if (node instanceof AtRule && node.name === "media" && node.params === "print") takeOut(node);
    if (node instanceof Rule && !node.selectors.some((selector) => couldMatch(selector, classes)))
      takeOut(node);
  });
  if (shown !== html) {
    first.append(UNSTYLED);
    later.push(STYLED);
  }
  return { first: String(first), later: later.join("") };
}

function withOuterRules(node: Rule | AtRule): string {
  let kept: ChildNode = node.clone();
  for (let outer = node.parent; outer !== undefined && outer.type !== "root"; outer = outer.parent) {
    const nodes: ChildNode[] = [kept];
    if (outer instanceof Rule) kept = new Rule({ selector: outer.selector, raws: outer.raws, nodes });
    if (outer instanceof AtRule)
      kept = new AtRule({ name: outer.name, params: outer.params, raws: outer.raws, nodes });
  }
  return String(kept);
}

/** The markup without menus and what else is closed until it is pressed: `<div popover="auto">` to its end. */
function withoutPopovers(html: string): string {
  const start = html.search(/<div [^>]*\bpopover=/);
  if (start === -1) return html;
  let depth = 0;
  for (const { index, 1: slash } of html.slice(start).matchAll(/<(\/?)div\b/g)) {
    depth += slash === "" ? 1 : -1;
    if (depth === 0) return html.slice(0, start) + withoutPopovers(html.slice(start + index));
  }
  throw new Error("A popover has no end");
}

export function classesOf(html: string): Set<string> {
  return new Set(
    Array.from(html.matchAll(/ class="([^"]*)"/g)).flatMap(([, names = ""]) => names.split(" ")),
  );
}

/** A visitor's doing, which comes after the paint. */
const ACTION = /:(?:hover|active|focus|focus-visible|focus-within)\b/;

/**
 * Whether all classes of a selector are there, and it waits for nobody's doing. What is in brackets, `:not(.a)` or
 * `:is(.a, .b)`, is not looked at.
 */
function couldMatch(selector: string, classes: ReadonlySet<string>): boolean {
  let plain = selector;
  for (let before = ""; plain !== before; ) {
    before = plain;
    plain = plain.replace(/\([^()]*\)/g, "");
  }
  if (ACTION.test(plain)) return false;
  return Array.from(plain.matchAll(/\.([\w-]+)/g)).every(([, name = ""]) => classes.has(name));
}
