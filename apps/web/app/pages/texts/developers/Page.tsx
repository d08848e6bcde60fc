import {
  ACCURACY_FILE,
  API_BASE,
  CHARACTERS_PATH,
  characterPath,
  MAPPINGS_PATH,
  MINE_PATH,
  matchupAnswersPath,
  matchupSidePath,
  movesPath,
  NEWS_PATH,
  OPEN_API_PATH,
  OPEN_DATA_PATH,
  POPULATION_MATCHUPS_PATH,
  POPULATION_POPULARITY_PATH,
  POPULATION_RANKS_PATH,
  RANKINGS_FILE,
  STRATEGIES_FILE,
  statsReplaysPath,
  VIDEO_PREVIEW_PATH,
} from "@tactician/contract";
import type { ReactNode } from "react";
import { absolute } from "../../../base/meta.ts";
import { TextPage, TextSection } from "../TextPage.tsx";
import styles from "./Page.module.css";

/** What anyone may read, with an example that works when it is opened. */
const ADDRESSES: readonly { path: string; what: string }[] = [
  {
    path: API_BASE + CHARACTERS_PATH,
    what: "Every character: id, name, portrait, and where the anti-guide sees them at their best.",
  },
  {
    path: API_BASE + characterPath("jin"),
    what: "One whole character: sheet, anti-guide, notes, and the frame data of each move named in it.",
  },
  {
    path: API_BASE + movesPath("jin"),
    what: "The whole movelist as typed facts: startup, block, hit, counter hit, levels, damage, properties.",
  },
  {
    path: API_BASE + matchupSidePath("jin"),
    what: "What can be punished, ducked, stepped or interrupted, and what the character answers with.",
  },
  {
    path: API_BASE + matchupAnswersPath("king", "jin"),
    what: "The first character's answers to every move of the second, best first, and the ways out.",
  },
  {
    path: API_BASE + POPULATION_MATCHUPS_PATH,
    what: "Win % of every character against every other at even ratings, from everybody's matches, with intervals.",
  },
  { path: API_BASE + POPULATION_POPULARITY_PATH, what: "Pick rates, by month and rank." },
  { path: API_BASE + POPULATION_RANKS_PATH, what: "Matches by rank." },
  { path: statsReplaysPath("sample-player"), what: "Ranked matches of a player, newest first." },
  {
    path: `${API_BASE}${VIDEO_PREVIEW_PATH}?url=https://youtu.be/dQw4w9WgXcQ`,
    what: "Title and still picture of a video on YouTube, Vimeo or Twitch.",
  },
  { path: API_BASE + NEWS_PATH, what: "Up to ten news articles about the game, as plain text." },
  { path: STRATEGIES_FILE, what: "The challenges of the Strategy Roulette, general and by character." },
  { path: RANKINGS_FILE, what: "The roulette's leaderboard." },
  {
    path: ACCURACY_FILE,
    what: "How well the figures are known: the last audit, what is missing, what nobody has measured.",
  },
  { path: MAPPINGS_PATH, what: "Names of the game's character and rank numbers." },
  { path: "/feed.xml", what: "What changed on the site, as an Atom feed (XML)." },
  { path: "/sitemap.xml", what: "The address of every page (XML)." },
];

export default function DevelopersPage(): ReactNode {
  return (
    <TextPage
      title="Open data"
      lead="Building a bot, an overlay or a better guide? Everything you see here can be read by your program too. No key, no account."
    >
      <TextSection id="addresses" title="Addresses">
        <p>
          Answers are JSON, open to pages of other sites (CORS), compressed, and carry an <code>ETag</code>.
          The last two are XML. Everything at once is <a href={OPEN_DATA_PATH}>one archive</a> of CSV and
          JSON. The whole description, with an example of every answer, is{" "}
          <a href={API_BASE + OPEN_API_PATH}>openapi.json</a>.
        </p>
        <ul className={styles.addresses}>
          {ADDRESSES.map(({ path, what }) => (
            <li key={path}>
              <a href={path}>
                <code>{path}</code>
              </a>
              <span>{what}</span>
            </li>
          ))}
        </ul>
      </TextSection>
      <TextSection id="example" title="An example">
        <p>Everything on Jin's sheet that punishes 15 frames or fewer, in any shell with curl and jq:</p>
        <pre className={styles.example}>
          <code>{`curl -s ${absolute(API_BASE + characterPath("jin"))} |
  jq '.punishers.startup[] | select(.frames <= 15)'`}</code>
        </pre>
        <p>
          Moves are written in the site's notation: <code>df 2</code>, <code>f f 3</code>, <code>ZEN 1</code>.
          Tokens are separated by spaces, and stance names are in capitals.
        </p>
      </TextSection>
      <TextSection id="match-logs" title="Match logs">
        <p>
          Your program can write what happened in matches, and a player opens the file under{" "}
          <a href={MINE_PATH}>My data</a>: blocked, hit by, punished, by move and opponent. It is read in
          their browser and sent nowhere. One JSON object a line (JSON Lines): first{" "}
          <code>{'{"matchLog":1}'}</code>, then a line for each match, each followed by its exchanges.
        </p>
        <ul>
          <li>
            <code>match</code> is a name of its own, <code>at</code> when it ended, <code>me</code> and{" "}
            <code>them</code> the characters, <code>result</code> <code>won</code> or <code>lost</code>.
          </li>
          <li>
            <code>by</code> is whose attack (<code>me</code>, <code>them</code>), <code>move</code> in any
            notation, <code>did</code> one of <code>hit</code>, <code>counter hit</code>, <code>block</code>,{" "}
            <code>parry</code>, <code>throw break</code>, <code>whiff</code>; <code>reply</code> is{" "}
            <code>punish</code> where the defender hit back.
          </li>
          <li>
            May be left out: <code>replyMove</code>, <code>frames</code> (advantage of the attacker),{" "}
            <code>damage</code>, <code>frame</code> (60 a second, since the match began).
          </li>
        </ul>
        <p>
          The <a href="/match-log/example.jsonl">example</a> and the{" "}
          <a href="/match-log/schema.json">JSON Schema</a> say the rest. Session logs of tekken-coach (schema
          1.x) are read too.
        </p>
      </TextSection>
      <TextSection id="manners" title="Manners">
        <ul>
          <li>
            Keep what you fetched and ask again with <code>If-None-Match</code>; data changes with patches,
            not with minutes.
          </li>
          <li>
            Player statistics and answers that are counted on request are limited for each address; a{" "}
            <code>429</code> says how long to wait. The rest is not limited, but the server is small: one
            question at a time is plenty.
          </li>
          <li>
            Shapes only grow. What is removed or renamed is announced in the{" "}
            <a href="/feed.xml">feed of changes</a>.
          </li>
        </ul>
      </TextSection>
      <TextSection id="terms" title="Terms">
        <p>
          Our code is under the MIT licence, our drawings under CC BY 4.0. Frame data comes from the community
          and may be used with credit to its sources, which the <a href="/credits">credits page</a> names.
          Please name them too.
        </p>
      </TextSection>
    </TextPage>
  );
}
