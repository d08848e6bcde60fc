import type { Character } from "@tactician/contract";
import { PROSE_LANGUAGE } from "../../base/prose-language.ts";
import { MoveSequence } from "../../ui/move/MoveSequence.tsx";
import { Prose } from "../../ui/move/Prose.tsx";
import { groupByTitle, hasPlayersSheet } from "./core/sheet-words.ts";
import plays from "./plays.module.css";
import { FromFrames } from "./Remarks.tsx";
import rows from "./rows.module.css";
import * as words from "./words.ts";

type Creator = Character["creatorNotes"][number];

/** How somebody who plays the character plays them. Of several, the first is shown. */
export function CreatorNotes({ character }: { character: Character }) {
  const [creator] = character.creatorNotes;
  if (creator === undefined) return undefined;
  return (
    <>
      <p className={rows.author}>
        {words.notesBy}
        <Author creator={creator} />
      </p>
      {creator.stapleCombo.length === 0 ? undefined : (
        <div className={rows.staple}>
          <h3 className={rows.label}>{words.staple}</h3>
          <MoveSequence steps={creator.stapleCombo} />
          {hasPlayersSheet(character) ? undefined : <FromFrames />}
        </div>
      )}
      <div className={rows.notes}>
        {groupByTitle(creator.notes, ({ title }) => title).map(({ title, items }) => (
          <section key={title}>
            <h3 className={rows.subtitle} lang={PROSE_LANGUAGE}>
              {title}
            </h3>
            <ul className={rows.rows}>
              {items.map(({ content, move }) => (
                <li key={content} className={plays.play}>
                  {move === undefined ? undefined : <MoveSequence steps={[move]} />}
                  <p className={plays.said} lang={PROSE_LANGUAGE}>
                    <Prose text={content} />
                  </p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

function Author({ creator: { author, socialMediaLink, socialMediaIcon } }: { creator: Creator }) {
  if (socialMediaLink === undefined) return <strong>{author}</strong>;
  return (
    <a className={rows.social} href={socialMediaLink} target="_blank" rel="noreferrer">
      {socialMediaIcon === undefined ? undefined : <SocialIcon name={socialMediaIcon} />}
      {author}
    </a>
  );
}

type SocialName = NonNullable<Creator["socialMediaIcon"]>;

/** Plain signs of our own for the places where creators are found, 24 by 24 units. */
const SIGNS: Readonly<Record<SocialName, { readonly label: string; readonly path: string }>> = {
  youtube: { label: "YouTube", path: "M3 6h18v12H3zM10 9v6l5-3z" },
  twitch: { label: "Twitch", path: "M4 3h17v11l-4 4h-4l-3 3v-3H4zM11 8v5M16 8v5" },
  twitter: { label: "Twitter", path: "M4 4l16 16M20 4L4 20" },
  discord: { label: "Discord", path: "M6 6q6-2 12 0l3 10-4 2-2-2H9l-2 2-4-2zM9 12v1M15 12v1" },
};

function SocialIcon({ name }: { name: SocialName }) {
  const { label, path } = SIGNS[name];
  return (
    <svg className={rows.socialIcon} viewBox="0 0 24 24" role="img" aria-label={label}>
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
