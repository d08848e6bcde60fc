import { createHash } from "node:crypto";
import { MOST_ARTICLES } from "@tactician/contract";
import type { PlainText } from "./plain-text.ts";

/** An article as the server keeps it. */
export interface Article {
  title: string;
  description: string;
  /** `http` or `https`. */
  url: string;
  /** Where its picture is, `https`. */
  picture?: string;
}

/** What a news service says of an article; nothing of it is to be trusted. */
export interface RawArticle {
  title: string;
  description: string;
  url: string;
  picture: string | undefined;
}

const LONGEST_TITLE = 200;
const LONGEST_DESCRIPTION = 300;
const LONGEST_ADDRESS = 2000;

/** The articles that can be shown, as plain text: those with a title and a web address, each address once, ten at most. */
export function toArticles(raw: readonly RawArticle[], plainText: PlainText): Article[] {
  const byAddress = new Map<string, Article>();
  for (const { title, description, url, picture } of raw) {
    const address = webAddress(url, ["https:", "http:"]);
    const shownTitle = plainText(title, LONGEST_TITLE);
    if (address === undefined || shownTitle === "" || byAddress.has(address)) continue;
    const pictureAddress = picture && webAddress(picture, ["https:"]);
    byAddress.set(address, {
      title: shownTitle,
      description: plainText(description, LONGEST_DESCRIPTION),
      url: address,
      ...(pictureAddress && { picture: pictureAddress }),
    });
    if (byAddress.size === MOST_ARTICLES) break;
  }
  return [...byAddress.values()];
}

/** An address of the web without a user name in it, tidied up; `undefined` for `javascript:` and the like. */
function webAddress(text: string, protocols: readonly string[]): string | undefined {
  const url = URL.parse(text);
  if (url === null || !protocols.includes(url.protocol)) return undefined;
  if (url.username !== "" || url.password !== "" || url.href.length > LONGEST_ADDRESS) return undefined;
  return url.href;
}

/** Name of a picture in our own addresses: says nothing of where it comes from, and cannot be guessed into another. */
export function pictureKey(picture: string): string {
  return createHash("sha256").update(picture).digest("base64url").slice(0, 22);
}
