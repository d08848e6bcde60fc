import type { CharacterList } from "../../base/api.ts";
import { ALSO_HERE } from "../../frame/core/menu-links.built.ts";
import { BackToTop } from "./BackToTop.tsx";
import CharacterPicker from "./CharacterPicker.island.tsx";
import { Mine } from "./Mine.tsx";
import styles from "./Page.module.css";
import { PrivacyNotice } from "./PrivacyNotice.tsx";
import TipLine from "./TipLine.island.tsx";
import { WhichButtons } from "./WhichButtons.tsx";
import * as words from "./words.ts";

/** One's own character and the character picker, with all that stands around them. */
export default function HomePage({ characters }: { characters: CharacterList }) {
  return (
    <>
      <Mine />
      <div className={styles.head}>
        <h1 className={styles.heading}>{words.heading}</h1>
        <p className={styles.intro}>{words.intro}</p>
        <WhichButtons />
      </div>
      <CharacterPicker characters={characters} />
      <div className={styles.below}>
        <nav className={styles.more} aria-label={words.alsoHere}>
          <span aria-hidden="true">{words.alsoHere}</span>
          {ALSO_HERE.map(({ to, label }) => (
            <a key={to} href={to}>
              {label}
            </a>
          ))}
        </nav>
        <TipLine />
      </div>
      <BackToTop />
      <PrivacyNotice />
    </>
  );
}
