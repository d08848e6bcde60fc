import type { ReactNode } from "react";
import { TextPage, TextSection } from "./TextPage.tsx";

/** Questions that come again and again, answered as things are today. */
export function FaqPage(): ReactNode {
  return (
    <TextPage title="FAQ" lead="Short answers to what people ask most.">
      <TextSection id="slow" title="Why is it slow sometimes?">
        <p>
          The hosting is slow: a very small server that donations pay for. The pages themselves are light, so
          most of the time you will not notice. If a page waits for more than a few seconds, reload it. A
          sheet that you have opened once also opens without a connection.
        </p>
      </TextSection>
      <TextSection id="app" title="Is there a mobile app?">
        <p>
          No, there is no mobile app in any store. The site can be installed from your browser’s menu
          (“Install” or “Add to home screen”), opens in a window of its own then, and works offline with what
          you have kept.
        </p>
      </TextSection>
      <TextSection id="ads" title="Will there be ads?">
        <p>No. No ads are planned, no paid places either.</p>
      </TextSection>
      <TextSection id="anti-guide" title="Is the anti-guide finished?">
        <p>
          It is under development. Every character has a page and its numbers are checked against the
          movelist, yet matchup knowledge grows with every patch. Corrections are welcome:{" "}
          <a href="/update-request">request an update</a>.
        </p>
      </TextSection>
      <TextSection id="planned" title="What comes next?">
        <p>
          Comments, likes, more ways of sharing, and guides for other games are planned. There is no date for
          any of it. It is a hobby, and there are matches to play.
        </p>
      </TextSection>
      <TextSection id="missing-main" title="“Your Main Is Not Here?” does nothing. Is it broken?">
        <p>
          It works exactly as well as button mashing against a good defence: not at all. Every character of
          the game is here, so the button has run out of purpose. We kept it for company.
        </p>
      </TextSection>
      <TextSection id="combos" title="Where did my combos go?">
        <p>
          Combos of the <a href="/combo-generator">combo generator</a> live in your browser only. Clearing its
          data, a private window or another device: no combos. Export them to a file now and then, or share
          them with yourself as a link.
        </p>
      </TextSection>
      <TextSection id="data" title="May my program use the data?">
        <p>
          Yes, please. Everything is open, without a key: <a href="/developers">open data</a> says where it is
          and how to ask nicely.
        </p>
      </TextSection>
      <TextSection id="numbers" title="How far can I trust the numbers?">
        <p>
          Frame data comes from the community’s movelist, and each sheet says of which month. Damage of a
          combo is an estimate (“About 62 damage”). A route marked “Made of played parts” joins pieces that
          players use one after the other; the whole nobody has written down. One marked “From frame data, not
          yet played” has been worked out and not tried. Try both in practice mode before you bet a match on
          them.
        </p>
      </TextSection>
    </TextPage>
  );
}
