import type { ReactNode } from "react";
import { TextPage, TextSection } from "../TextPage.tsx";

export default function FaqPage(): ReactNode {
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
          No, there is no mobile app in any store. You can install the site from your browser's menu
          (“Install” or “Add to home screen”). It then opens in its own window and works offline with what you
          have saved.
        </p>
      </TextSection>
      <TextSection id="ads" title="Will there be ads?">
        <p>No. No ads are planned, and no paid places either.</p>
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
          Comments, likes, more ways of sharing, and guides for other games are planned. None of it has a
          date. It is a hobby, and there are matches to play.
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
          Combos of the <a href="/combo-generator">combo generator</a> live in your browser only. Clear its
          data, use a private window or another device, and they are not there. Export them to a file now and
          then, or share them with yourself as a link.
        </p>
      </TextSection>
      <TextSection id="data" title="May my program use the data?">
        <p>
          Yes, please. Everything is open, without a key: <a href="/developers">open data</a> says where it is
          and how to ask nicely.
        </p>
      </TextSection>
      <TextSection id="changed" title="What is the amber corner at some moves?">
        <p>
          One of the last two patches changed that move. Press it to see when, with a link to the list before.{" "}
          <a href="/changes">What changed</a> has all of it, and you can see each character's frame data as it
          was on any day since early 2024.
        </p>
      </TextSection>
      <TextSection id="coach" title="How do the statistics know what costs me matches?">
        <p>
          They compare every match with what was expected. Both players' ratings say how often you should win;
          the ratings promise a little more than comes true, so they count for two thirds. Losing against a
          much stronger player is expected and says nothing about a character; losing where you should win
          does. Rounds count too: 0–3 says more than 2–3. Where a match has no rating, your own win ratio
          takes its place.
        </p>
        <p>
          A short record is mostly luck. Of players with 300 matches, the three worst win ratios look 29
          points below even and are truly 3 points below. So every record is pulled towards even, as if you
          had eighty more even matches against that character; the more you play, the less that matters. If
          enough matches by everybody are known, it is pulled towards what they say about the matchup instead,
          and the page says so. The thin line shows where the truth lies in 95 of 100 cases.
        </p>
        <p>
          The order is by matches lost: how often you meet a character times how far below even you are. A
          character is named only if a player without any weakness would rarely lose as much by chance. Until
          then it is too early to say, and the page names what your matches lean to and what is worth learning
          anyway: the characters you meet often with many moves that yours can punish.
        </p>
        <p>
          We tried it on invented players whose weaknesses we knew. With two clear ones and 1,000 matches,
          both are among the first three for 85 of 100 players; of players without any, 4 of 100 are told of
          one that is not there. Half of the real weaknesses stay unnamed at that point. We would rather say
          too little.
        </p>
      </TextSection>
      <TextSection id="numbers" title="How far can I trust the numbers?">
        <p>
          Frame data comes from the community's movelist, and each sheet says from which month. Damage of a
          combo is an estimate (“About 62 damage”). A route marked “Parts tested, full route not” joins pieces
          that players use one after the other; nobody has written down the whole. One marked “From frame
          data, untested” has been worked out but not tried. Try both in practice mode before you bet a match
          on them. “Main route, ended early” is what it says: each step of it is in a player's sheet.
        </p>
      </TextSection>
    </TextPage>
  );
}
