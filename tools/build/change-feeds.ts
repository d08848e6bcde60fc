import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import {
  CHANGES_FEED_ABOUT,
  CHANGES_PATH,
  type CharacterChanges,
  changeSentence,
  changesEntryTitle,
  changesFeedPath,
  changesFeedTitle,
  changesOfPath,
  characterChangesSchema,
  framesPath,
  inDataOf,
  LANGUAGE,
  type ToldChange,
} from "@tactician/contract";
import type { CharacterId } from "@tactician/game";
import { Feed } from "feed";

/** The feed of all characters keeps this many of the newest entries. */
const MOST_ENTRIES = 200;

/** Writes Atom feeds of what patches changed, `feed/<characterId>.xml` and `feed/all.xml`. Returns how many. */
export async function writeChangeFeeds(dataDir: string, webDir: string, siteUrl: string): Promise<number> {
  const names = await readdir(join(dataDir, "changes"));
  const documents = await Promise.all(
    names.map(async (name) =>
      characterChangesSchema.parse(JSON.parse(await readFile(join(dataDir, "changes", name), "utf8"))),
    ),
  );
  await mkdir(join(webDir, "feed"), { recursive: true });
  const write = (path: string, text: string) => writeFile(join(webDir, path), text);
  for (const document of documents) {
    const { _id, name } = document;
    const about = { title: changesFeedTitle(name), page: framesPath(_id, name) };
    await write(changesFeedPath(_id), frameDataFeed(entriesOf(document), { ...about, id: _id }, siteUrl));
  }
  const all = documents.flatMap(entriesOf).toSorted((a, b) => b.date.localeCompare(a.date));
  const about = { title: changesFeedTitle(), page: CHANGES_PATH, id: undefined };
  await write(changesFeedPath(), frameDataFeed(all.slice(0, MOST_ENTRIES), about, siteUrl));
  return documents.length + 1;
}

export function entriesOf(of: CharacterChanges) {
  const changed = of.changes.filter(({ kind }) => kind === "changed");
  return [...Map.groupBy(changed, ({ date }) => date)].map(([date, changes]) => ({ of, date, changes }));
}

/** An Atom feed of the entries, newest first; `id` is the character's, undefined for the feed of all. */
export function frameDataFeed(
  entries: ReturnType<typeof entriesOf>,
  about: { readonly title: string; readonly page: string; readonly id: CharacterId | undefined },
  siteUrl: string,
): string {
  const { title, page, id } = about;
  const address = siteUrl + changesFeedPath(id);
  const feed = new Feed({
    id: address,
    title,
    description: CHANGES_FEED_ABOUT,
    link: siteUrl + page,
    feedLinks: { atom: address },
    language: LANGUAGE,
    generator: false,
    updated: at(entries[0]?.date ?? "1970-01-01"),
  });
  for (const { of, date, changes } of entries) {
    const patches = [...new Set(changes.flatMap(({ patch }) => patch ?? []))].join(", ");
    feed.addItem({
      title: changesEntryTitle(of.name, patches, changes.length),
      id: `${siteUrl}${changesFeedPath(of._id)}#${date}`,
      link: siteUrl + changesOfPath(of._id),
      date: at(date),
      content: `<p>${inDataOf(date)}</p><ul>${changes.map(item).join("")}</ul>`,
    });
  }
  return feed.atom1();
}

function item(change: ToldChange): string {
  return `<li>${changeSentence(change).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")}</li>`;
}

function at(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}
