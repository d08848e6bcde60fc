import { type ComponentType, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { PAGE_ID, type PageData } from "./base/page-data.ts";
import { App } from "./frame/App.tsx";

/** Brings a page of the build to life: `Page` takes over, with the data it was made from, what stands in the document. */
export function start(Page: ComponentType<object>, { pathname, props }: PageData): void {
  const root = document.getElementById(PAGE_ID);
  if (root === null) throw new Error("This document has no page in it");
  const app = (
    <App pathname={pathname}>
      <Page {...props} />
    </App>
  );
  // In slices, between which a tap is answered; otherwise a long page is taken over in one piece.
  startTransition(() => void hydrateRoot(root, app));
}
