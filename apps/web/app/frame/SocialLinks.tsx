import { externalLinks } from "../base/config.ts";
import styles from "./SocialLinks.module.css";
import * as words from "./words.ts";

/** Own pictograms, drawn on a 24 unit grid. */
const CHANNELS = [
  {
    label: words.streaming,
    address: externalLinks.twitch,
    path: "M4 3h16v11l-4 4h-4l-3 3v-3H4zM11 7v5M16 7v5",
  },
  {
    label: words.videos,
    address: externalLinks.youtube,
    path: "M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM10 9v6l5-3z",
  },
  {
    label: words.chat,
    address: externalLinks.discord,
    path: "M4 4h16v11h-9l-5 5v-5H4zM8 9.5h.01M12 9.5h.01M16 9.5h.01",
  },
];

/** Links to the channels that are configured; nothing where none is. */
export function SocialLinks() {
  const shown = CHANNELS.filter(({ address }) => address !== undefined);
  if (shown.length === 0) return undefined;

  return (
    <ul className={styles.list}>
      {shown.map(({ label, address, path }) => (
        <li key={label}>
          <a className={styles.link} href={address} target="_blank" rel="noopener">
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path d={path} />
            </svg>
            <span className="visually-hidden">{label}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
