import type { CharacterList } from "../../base/api.ts";
import { MORE_LINKS } from "../../frame/core/menu-links.built.ts";
import { BackToTop } from "./BackToTop.tsx";
import CharacterPicker from "./CharacterPicker.island.tsx";
import styles from "./Page.module.css";
import { PrivacyNotice } from "./PrivacyNotice.tsx";
import TipLine from "./TipLine.island.tsx";

/** The character picker with all that stands around it. */
export default function HomePage({ characters }: { characters: CharacterList }) {
  return (
    <>
      <div className={styles.head}>
        <div>
          <h1 className={styles.heading}>Pick your Character</h1>
          <p className={styles.intro}>
            Combos, punishers and frame data for Tekken 8 on one sheet each. Short enough to read between
            rounds.
          </p>
          <nav className={styles.more} aria-label="Also here">
            <span aria-hidden="true">Also here</span>
            {MORE_LINKS.map(({ to, label }) => (
              <a key={to} href={to}>
                {label}
              </a>
            ))}
          </nav>
        </div>
        <TipLine />
      </div>
      <CharacterPicker characters={characters} />
      <BackToTop />
      <PrivacyNotice />
    </>
  );
}
