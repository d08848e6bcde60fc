/** Who comes back to a page by the browser's memory finds its menus closed, and a section is not covered by the menu that led to it. */
export function hideMenusBehindLinks(): void {
  addEventListener("click", ({ target }) => {
    const menu =
      target instanceof Element ? target.closest("a")?.closest<HTMLElement>("[popover]") : undefined;
    if (menu?.matches(":popover-open")) menu.hidePopover();
  });
}
