import "./ui/tokens.css";
import "./ui/base.css";
import displayFont from "@fontsource/saira-extra-condensed/files/saira-extra-condensed-latin-700-normal.woff2?url";
import { type ReactNode, useEffect, useLayoutEffect } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation, useMatches } from "react-router";
import type { Route } from "./+types/root";
import { PageFrame } from "./features/frame/PageFrame.tsx";
import { RouterErrorPage } from "./features/frame/RouterErrorPage.tsx";
import { UpdateNote } from "./features/offline/UpdateNote.tsx";
import { SearchButton } from "./features/search/SearchButton.tsx";
import { EARLY_PRESSES_SCRIPT } from "./lib/early-presses.ts";
import { FAR_SCRIPT } from "./lib/far-script.ts";
import { OVERLAY_SCRIPT } from "./lib/overlay.ts";
import { DEFAULT_ATTRIBUTES, PREFERENCES_SCRIPT, restorePreferences } from "./lib/preferences.ts";
import { loadProviderScripts } from "./lib/provider-scripts.ts";
import { SESSION_SCRIPT } from "./lib/session-script.ts";
import { UNPAINTED_SCRIPT } from "./lib/unpainted-script.ts";
import { LoadingText } from "./ui/LoadingText.tsx";

const HEAD_SCRIPT = [
  SESSION_SCRIPT,
  PREFERENCES_SCRIPT,
  OVERLAY_SCRIPT,
  UNPAINTED_SCRIPT,
  FAR_SCRIPT,
  EARLY_PRESSES_SCRIPT,
].join("");

export const links: Route.LinksFunction = () => [
  { rel: "preload", href: displayFont, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
  { rel: "alternate", href: "/feed.xml", type: "application/atom+xml", title: "What changed on Tactician" },
];

/** The document around app, error page and loading shell alike. */
export function Layout({ children }: { children: ReactNode }) {
  // React writes the default attributes again when it builds the document anew, after an error for one.
  useLayoutEffect(restorePreferences, []);

  // Says to whoever drives the page (the browser tests, a user script) that presses are now answered by it.
  useEffect(() => {
    document.documentElement.dataset.live = "";
  }, []);

  useEffect(loadProviderScripts, []);

  return (
    <html lang="en" {...DEFAULT_ATTRIBUTES} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0a080a" />
        <meta name="color-scheme" content="dark" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours that must run before the first paint */}
        <script dangerouslySetInnerHTML={{ __html: HEAD_SCRIPT }} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  const { pathname } = useLocation();
  const isAnyAddress = useMatches().at(-1)?.id === "routes/not-found";
  return (
    <>
      <PageFrame pathname={isAnyAddress ? undefined : pathname} tools={<SearchButton />}>
        <Outlet />
      </PageFrame>
      <UpdateNote />
    </>
  );
}

/** The shell that stands for a page newer than the build, until its data arrives. */
export function HydrateFallback() {
  return (
    <PageFrame pathname={undefined} tools={<SearchButton />}>
      <LoadingText>Loading please wait...</LoadingText>
    </PageFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <PageFrame pathname={undefined} tools={<SearchButton />}>
      <RouterErrorPage error={error} />
    </PageFrame>
  );
}
