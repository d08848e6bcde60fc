import "./ui/tokens.css";
import "./ui/base.css";
import { type ReactNode, useEffect } from "react";
import { ErrorBoundary } from "./features/frame/ErrorPage.tsx";
import { PageFrame } from "./features/frame/PageFrame.tsx";
import { UpdateNote } from "./features/offline/UpdateNote.tsx";
import { SearchButton } from "./features/search/SearchButton.tsx";
import { markNearPages } from "./lib/near-pages.ts";
import { loadProviderScripts } from "./lib/provider-scripts.ts";

interface AppProps {
  /** Path of the page; `undefined` where one file stands for many addresses (shell, not-found page). */
  readonly pathname: string | undefined;
  readonly children: ReactNode;
}

/** A page with all that stands around every page. */
export function App({ pathname, children }: AppProps): ReactNode {
  // Says to the early presses, and to whoever drives the page, that presses are now answered by it.
  useEffect(() => {
    document.documentElement.dataset.live = "";
  }, []);
  useEffect(loadProviderScripts, []);
  useEffect(markNearPages, []);

  return (
    <>
      <PageFrame pathname={pathname} tools={<SearchButton />}>
        <ErrorBoundary>{children}</ErrorBoundary>
      </PageFrame>
      <UpdateNote />
    </>
  );
}
