import type { ReactNode } from "react";
import { absolute, type PageMeta, SITE_NAME, titleOf } from "../base/meta.ts";
import { PATCH } from "../base/patch.ts";
import * as words from "./words.ts";

export function HeadTags({ meta }: { meta: PageMeta }): ReactNode {
  const { description, path, robots } = meta;
  const title = titleOf(meta);
  const keywords = [...(meta.keywords ?? []), ...words.keywords(PATCH, SITE_NAME)];
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords.join(", ")} />
      <meta property="og:site_name" content={SITE_NAME} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      {path === undefined ? undefined : <link rel="canonical" href={absolute(path)} />}
      {path === undefined ? undefined : <meta property="og:url" content={absolute(path)} />}
      {meta.feed === undefined ? undefined : (
        <link rel="alternate" type="application/atom+xml" href={meta.feed.path} title={meta.feed.title} />
      )}
      <Picture preview={meta.preview} />
      {robots === undefined ? undefined : <meta name="robots" content={robots} />}
      <StructuredData meta={meta} />
    </>
  );
}

/** The pictures are made by tools/render-art, those of moves by the server; all are of one size. */
function Picture({ preview }: { preview: PageMeta["preview"] | undefined }): ReactNode {
  const ofCharacter = `/social/${encodeURIComponent(preview?.id ?? "tactician")}.png`;
  const address = absolute(preview?.picture?.path ?? ofCharacter);
  const shown =
    preview?.picture?.words ?? (preview === undefined ? SITE_NAME : words.pictureOf(preview.name, SITE_NAME));
  return (
    <>
      <meta property="og:image" content={address} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={shown} />
      <meta name="twitter:image" content={address} />
      <meta name="twitter:image:alt" content={shown} />
    </>
  );
}

function StructuredData({ meta }: { meta: PageMeta }): ReactNode {
  const { title: name, description, path = "", structuredData: said } = meta;
  if (said === undefined) return undefined;
  const category = said === "WebApplication" && { applicationCategory: "GameApplication" };
  const data =
    typeof said === "string" ? { "@type": said, name, url: absolute(path), ...category, description } : said;
  const text = JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of ours in which nothing can end the element
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
