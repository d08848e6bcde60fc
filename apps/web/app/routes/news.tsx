import { NEWS_PAGE_PATH } from "@tactician/contract";
import { NewsPage } from "../features/news/NewsPage.tsx";
import { absolute, pageMeta } from "../lib/meta.ts";
import { PATCH } from "../lib/patch.ts";
import type { Route } from "./+types/news";

const description = `The newest articles about Tekken 8: patches, tournaments and characters, next to the guide for patch ${PATCH}.`;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: "Tekken 8 news",
    description,
    keywords: ["Tekken 8 news", "Tekken 8 patch notes", "Tekken tournaments"],
    path: NEWS_PAGE_PATH,
    structuredData: {
      "@type": "CollectionPage",
      name: "Tekken 8 news",
      url: absolute(NEWS_PAGE_PATH),
      description,
    },
  });

export default NewsPage;
