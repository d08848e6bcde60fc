import { type ReactNode, Suspense, use, useEffect } from "react";
import { createRoot } from "react-dom/client";
import { titleOf } from "./base/meta.ts";
import { markNearPages } from "./base/near-pages.ts";
import { PAGE_ID } from "./base/page-data.ts";
import { loadProviderScripts } from "./base/provider-scripts.ts";
import { App } from "./frame/App.tsx";
import { findRoute } from "./pages.ts";
import { answerPresses } from "./start.ts";
import { ErrorPage } from "./ui/state/ErrorPage.tsx";
import { LoadingText } from "./ui/state/LoadingText.tsx";
import { loadingPage } from "./ui/words.ts";

/**
 * The page without content: it stands for a character newer than the build, for one whom nobody knows, and, from the service worker,
 * for a page that is not kept. It finds out whose address it stands at, asks the API, and shows that page.
 */
function Shell(): ReactNode {
  useEffect(() => {
    document.documentElement.dataset.live = "";
    loadProviderScripts();
    markNearPages();
  }, []);
  return (
    <Suspense fallback={<LoadingText>{loadingPage}</LoadingText>}>
      <FoundPage />
    </Suspense>
  );
}

const { route, params, name, load } = findRoute(location.pathname);
const page = load().then(
  ({ default: Page }) => ({ Page, props: route.ask?.(params) ?? {} }),
  (error: unknown) => ({ error }),
);

function FoundPage(): ReactNode {
  const found = use(page);
  return "error" in found ? <ErrorPage error={found.error} /> : <found.Page {...found.props} />;
}

answerPresses();
document.title = titleOf(route.head(undefined, params));
const root = document.getElementById(PAGE_ID);
if (root !== null) {
  createRoot(root).render(
    <App pathname={name === "not-found" ? undefined : location.pathname}>
      <Shell />
    </App>,
  );
}
