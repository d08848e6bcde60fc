import { externalLinks } from "../base/config.ts";
import { FOOTER_LINKS } from "./core/menu-links.built.ts";
import styles from "./Footer.module.css";
import MissingMainButton from "./MissingMainButton.island.tsx";
import * as words from "./words.ts";

/** Outside addresses, each behind the page that it follows; one that is not configured leads to its section of the About page. */
const OUTSIDE_LINKS = [
  { behind: "/credits", label: words.support, to: externalLinks.support ?? "/about#support" },
  { behind: "/faqu", label: words.version1, to: externalLinks.version1 ?? "/about#version-1" },
];

const LINKS = FOOTER_LINKS.flatMap((link) => [
  link,
  ...OUTSIDE_LINKS.filter(({ behind }) => behind === link.to),
]);

/** The foot of every page. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <MissingMainButton />
        <nav aria-label={words.aboutSite}>
          <ul className={styles.links}>
            {LINKS.map(({ label, to }) => (
              <li key={label}>
                <a className={styles.link} href={to}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <p className={styles.disclaimer}>{words.disclaimer}</p>
      </div>
    </footer>
  );
}
