import type { ReactNode } from "react";
import { externalLinks } from "../../../base/config.ts";
import { TextPage, TextSection } from "../TextPage.tsx";
import KeepSheets from "./KeepSheets.island.tsx";

export default function AboutPage(): ReactNode {
  return (
    <TextPage
      title="About Tactician"
      lead="A guide for the ten seconds between two rounds: pick a character, see what matters, get back to the fight."
    >
      <TextSection id="what" title="What you find here">
        <ul>
          <li>
            A <a href="/">cheat sheet for every character</a>: combos, punishers, grabs, wall work and Heat.
          </li>
          <li>
            The <a href="/anti-guide">anti-guide</a>: what to block, duck, step and punish against each of
            them.
          </li>
          <li>
            <a href="/drills">Drills</a>: cards of one matchup, two minutes at a time, and a{" "}
            <a href="/drills/practice">practice recipe</a> for the game's practice mode.
          </li>
          <li>
            <a href="/character/frames">Frame data</a> of every move,{" "}
            <a href="/changes">what each patch changed</a>, and a search that finds moves by command or by
            name (Ctrl and K, or the button in the bar).
          </li>
          <li>
            The <a href="/combo-generator">combo generator</a>: your own combos, kept in your browser and
            shared as a picture or a link.
          </li>
          <li>
            <a href="/strat-roulette">Strategy Roulette</a> and the{" "}
            <a href="/strat-content">content selector</a>: silly challenges for long evenings.
          </li>
          <li>
            <a href="/stats">Player statistics</a> from your ranked matches,{" "}
            <a href="/matchups">world matchups</a> from everybody's, and <a href="/news">news</a> about the
            game.
          </li>
          <li>
            All of it as <a href="/developers">open data</a>, for programs of your own.
          </li>
        </ul>
      </TextSection>
      <TextSection id="who" title="Who makes it">
        <p>
          People who play. Tactician is a hobby project: nobody is paid for it, nobody sells anything here,
          and the publisher of the game has nothing to do with it.
        </p>
        <p>
          Numbers on the sheets come from the community's frame data and are checked by a machine against the
          movelist before every release; the words are our own. When something is wrong, it is our mistake,
          and we would love to hear of it: <a href="/update-request">request an update</a>.
        </p>
      </TextSection>
      <TextSection id="offline" title="Without a connection">
        <p>
          A page that you have opened opens again without a connection. Before a tournament in a basement,
          save everything: all sheets, anti-guides, frame data, drills, what patches changed, and the search.
        </p>
        <p>
          Not saved: player statistics, world matchups and news, because old ones would be wrong. Videos need
          a connection. A move that you never opened shows its frame data alone.
        </p>
        <KeepSheets />
      </TextSection>
      <TextSection id="keys" title="Keys">
        <ul>
          <li>Ctrl and K: search.</li>
          <li>Alt and R: a screen reader hears the page's last messages again.</li>
          <li>1 to 6: the choices of a drill card, or the buttons on a throw. Enter goes on.</li>
          <li>S and F: succeeded or failed, in the roulette. You can turn them off there.</li>
        </ul>
      </TextSection>
      <TextSection id="support" title="Support">
        <p>
          The site lives on donations. They pay for the server and its name, and for nothing else; what you
          see never depends on whether you gave.
        </p>
        {externalLinks.support === undefined ? (
          <p>Telling a friend who plays helps just as much.</p>
        ) : (
          <p>
            <a href={externalLinks.support}>Support Tactician</a>
          </p>
        )}
      </TextSection>
      <TextSection id="version-1" title="Tactician Version 1">
        <p>
          Before this site there was a first one. Its idea lives on here: one page for each character, nothing
          that is not needed in a match.
        </p>
        {externalLinks.version1 === undefined ? (
          <p>Combos that you kept at this address still load in the combo generator.</p>
        ) : (
          <p>
            <a href={externalLinks.version1}>Visit Tactician Version 1</a>
          </p>
        )}
      </TextSection>
    </TextPage>
  );
}
