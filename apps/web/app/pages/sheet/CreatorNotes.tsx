import type { Character } from "@tactician/contract";
import type { ReactNode } from "react";
import { MoveSequence } from "../../ui/move/MoveSequence.tsx";
import { SECTION } from "../../ui/panel/core/sheet-sections.ts";
import { Panel } from "../../ui/panel/Panel.tsx";
import { groupByTitle } from "./core/grouped.ts";
import { FromFrames } from "./FromFrames.tsx";
import plays from "./plays.module.css";
import rows from "./rows.module.css";
import { SocialIcon } from "./SocialIcon.tsx";

type Creator = Character["creatorNotes"][number];

interface CreatorNotesProps {
  readonly creators: readonly Creator[];
  readonly isFromFrames: boolean;
}

/** How somebody who plays the character plays them. Of several, the first is shown. */
export function CreatorNotes({ creators, isFromFrames }: CreatorNotesProps): ReactNode {
  const [creator] = creators;
  if (creator === undefined) return undefined;
  return (
    <Panel id={SECTION.notes} title="Creator Notes">
      <p className={rows.author}>
        Notes by <Author creator={creator} />
      </p>
      {creator.stapleCombo.length === 0 ? undefined : (
        <div className={rows.staple}>
          <h3 className={rows.label}>Staple combo</h3>
          <MoveSequence steps={creator.stapleCombo} />
          {isFromFrames ? <FromFrames /> : undefined}
        </div>
      )}
      <div className={rows.notes}>
        {groupByTitle(creator.notes, ({ title }) => title).map(({ title, items }) => (
          <section key={title}>
            <h3 className={rows.subtitle}>{title}</h3>
            <ul className={rows.rows}>
              {items.map(({ content, move }) => (
                <li key={content} className={plays.play}>
                  {move === undefined ? undefined : <MoveSequence steps={[move]} />}
                  <p className={plays.said}>{content}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Panel>
  );
}

function Author({ creator: { author, socialMediaLink, socialMediaIcon } }: { creator: Creator }): ReactNode {
  if (socialMediaLink === undefined) return <strong>{author}</strong>;
  return (
    <a className={rows.social} href={socialMediaLink} target="_blank" rel="noreferrer">
      {socialMediaIcon === undefined ? undefined : <SocialIcon name={socialMediaIcon} />}
      {author}
    </a>
  );
}
