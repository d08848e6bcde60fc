import { LANGUAGE, SITE_FEED_TITLE } from "@tactician/contract";
import type { ReactNode } from "react";
import { PAGE_ID, PAGE_START_ID, type PageStart } from "../base/page-data.ts";
import { DEFAULT_ATTRIBUTES } from "../base/preferences.ts";
import displayFont from "../generated/display-face.woff2?url";
import * as words from "./words.ts";

/**
 * Pages of the site, but for those with a query, of one letter at least (`\\?*` would fit every address): a player's statistics cost an
 * outside service a question.
 */
const PAGES = {
  and: [{ href_matches: "/*" }, { not: { href_matches: "/*\\?(.+)" } }, { not: { href_matches: "/api/*" } }],
};

/** Portraits that somebody looks at on a phone: near-pages.ts marks them. */
const SEEN = { selector_matches: "[data-near]" };

/**
 * In every document: when a pointer rests on a link or a finger goes down there, the browser fetches the document behind it. Browsers
 * that do not know of it do without, and none does it for who saves data.
 */
const NEAR_PAGES = JSON.stringify({
  prefetch: [
    { where: PAGES, eagerness: "moderate" },
    { where: { and: [...PAGES.and, SEEN] }, eagerness: "immediate" },
  ],
});

/** An attribute of HTML that React's types do not know: such a stylesheet is not even fetched. */
const NOT_FETCHED = { disabled: true };

/** What is painted whole: shown while it arrives, the rows and buttons in it would move each other. */
const WHOLE_PARTS = ["site-bar", "start-here"];

/** Words for stylesheets, as properties with their text. */
const WORDS_IN_STYLES = `:root{${Object.entries(words.IN_STYLES)
  .map(([name, text]) => `${name}:${JSON.stringify(text)}`)
  .join(";")}}`;

interface DocumentProps {
  readonly head: ReactNode;
  /** Styles of the first paint; none in development, where modules bring them. */
  readonly styles: string;
  /** Address of the styles that nothing in the page needs to be painted. */
  readonly laterStyles: string | undefined;
  /** Stylesheets whose rules are in the two above: Vite, loading a part, finds them here and does not fetch them again. */
  readonly inlined: readonly string[];
  readonly page: string;
  readonly start: PageStart;
  /** What runs before the first paint (head/head.ts); none in development. */
  readonly headScript: string;
}

/** The document around a page. React makes it once, at build. */
export function Document(props: DocumentProps): ReactNode {
  const { head, styles, laterStyles, inlined, page, start, headScript } = props;
  return (
    <html lang={LANGUAGE} {...DEFAULT_ATTRIBUTES}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#0a080a" />
        <meta name="color-scheme" content="dark" />
        {WHOLE_PARTS.filter((id) => page.includes(`id="${id}"`)).map((id) => (
          <link key={id} rel="expect" href={`#${id}`} blocking="render" />
        ))}
        {head}
        <link rel="preload" href={displayFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <link rel="alternate" href="/feed.xml" type="application/atom+xml" title={SITE_FEED_TITLE} />
        <script
          type="application/json"
          id={PAGE_START_ID}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: addresses of the build
          dangerouslySetInnerHTML={{ __html: JSON.stringify(start).replaceAll("<", "\\u003c") }}
        />
        {headScript === "" ? undefined : <Inline of="script" text={headScript} />}
        <Inline of="style" text={WORDS_IN_STYLES + styles} />
        {laterStyles === undefined ? undefined : (
          // Without scripts they are there at once; with them after the paint, which a print stylesheet would delay.
          <noscript data-later="">
            <link rel="stylesheet" href={laterStyles} />
          </noscript>
        )}
        {inlined.map((address) => (
          <link key={address} rel="stylesheet" href={address} {...NOT_FETCHED} />
        ))}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours */}
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: NEAR_PAGES }} />
      </head>
      <body>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: what React rendered */}
        <div id={PAGE_ID} dangerouslySetInnerHTML={{ __html: page }} />
      </body>
    </html>
  );
}

/** Constants of ours, and styles and scripts of the build. */
function Inline({ of: Tag, text }: { of: "script" | "style"; text: string }): ReactNode {
  if (text.includes(`</${Tag}`)) throw new Error(`A ${Tag} holds what would end the element it stands in`);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
  return <Tag dangerouslySetInnerHTML={{ __html: text }} />;
}
