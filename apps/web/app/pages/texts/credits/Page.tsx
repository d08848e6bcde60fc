import type { ReactNode } from "react";
import content from "../../../../../../content/credits.yaml";
import { TextPage, TextSection } from "../TextPage.tsx";
import styles from "./Page.module.css";

/** One source of the site: what it gave, whose it is, and on which terms. */
interface Credit {
  what: string;
  who: string;
  licence: string;
  url?: string;
}

/** The rows of content/credits.yaml; a test of the drawings' licences checks the file. */
const credits = content as readonly Credit[];

export default function CreditsPage(): ReactNode {
  return (
    <TextPage
      title="Thank you"
      lead="One site, many hands. This is whose work it stands on, and on which terms."
    >
      <TextSection id="sources" title="Data, drawings, type and software">
        <ul className={styles.credits}>
          {credits.map(({ what, who, licence, url }) => (
            <li key={`${what} ${who}`}>
              <h3>{what}</h3>
              <p className="flush">{url === undefined ? who : <a href={url}>{who}</a>}</p>
              <p className="small quiet">{licence}</p>
            </li>
          ))}
        </ul>
      </TextSection>
      <TextSection id="players" title="Everybody who plays">
        <p>
          To those who measured a move frame by frame at three in the morning, who wrote the first cheat
          sheets, who answered a beginner's question for the hundredth time, and who rematch after a loss:
          thank you. A guide is only what a community already knew, put in order.
        </p>
        <p>
          Is your work in here and your name is not? <a href="/update-request">Tell us</a>, and it will be.
        </p>
      </TextSection>
    </TextPage>
  );
}
