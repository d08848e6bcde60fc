import "../ui/tokens.css";
import "../ui/base.css";
import type { ReactNode } from "react";
import { Alive } from "../live/island.tsx";
import SearchButton from "../search/SearchButton.island.tsx";
import { ErrorBoundary } from "./ErrorPage.tsx";
import { bring as sayNewVersion } from "./offline/new-version.island.ts";
import { PageFrame } from "./PageFrame.tsx";

interface AppProps {
  /** Path of the page; `undefined` where one file stands for many addresses (shell, not-found page). */
  readonly pathname: string | undefined;
  readonly children: ReactNode;
}

/** A page with all that stands around every page. */
export function App({ pathname, children }: AppProps): ReactNode {
  return (
    <>
      <PageFrame pathname={pathname} tools={<SearchButton />}>
        <ErrorBoundary>{children}</ErrorBoundary>
      </PageFrame>
      <Alive name="frame/offline/new-version" wake="start" bring={sayNewVersion} with={{}}>
        <div role="status" />
      </Alive>
    </>
  );
}
