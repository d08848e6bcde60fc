import "../ui/tokens.css";
import "../ui/base.css";
import { type ReactNode, useEffect } from "react";
import { markNearPages } from "../base/near-pages.ts";
import { loadProviderScripts } from "../base/provider-scripts.ts";
import { SearchButton } from "../search/SearchButton.tsx";
import { ErrorBoundary } from "./ErrorPage.tsx";
import { UpdateNote } from "./offline/UpdateNote.tsx";
import { PageFrame } from "./PageFrame.tsx";

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
