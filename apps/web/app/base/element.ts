/** An element with its properties and children: `element("a", { href: "/" }, "Home")`; `undefined` is no child. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: {
    readonly [Name in keyof HTMLElementTagNameMap[Tag]]?: HTMLElementTagNameMap[Tag][Name] | undefined;
  },
  ...children: readonly (Node | string | undefined)[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children.filter((child) => child !== undefined));
  return made;
}
