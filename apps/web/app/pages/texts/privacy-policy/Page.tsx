import type { ReactNode } from "react";
import { externalLinks, providerScripts } from "../../../base/config.ts";
import { TextPage, TextSection } from "../TextPage.tsx";
import { STORED } from "./core/stored-data.ts";
import DeleteStored from "./DeleteStored.island.tsx";

/** What the site knows of its visitors, which is next to nothing. */
export default function PrivacyPage(): ReactNode {
  return (
    <TextPage
      title="Privacy policy"
      lead="No accounts, no cookies, no ads, nobody followed. Here is the whole of it in plain words."
    >
      <TextSection id="counting" title="Counting visits">
        <p>
          Analytics on this site are anonymous and work without cookies, and only where whoever runs a copy of
          the site switches them on: a script of the hosting provider then counts that a page was opened or
          measures how fast it came, never for whom. Such data is cleared yearly.
        </p>
        <p>
          {providerScripts.analytics === undefined && providerScripts.speed === undefined
            ? "On this copy no such script is configured: visits are not counted at all."
            : "On this copy such a script is configured. It loads after the page, and blocking it costs you nothing."}
        </p>
      </TextSection>
      <TextSection id="browser" title="What stays in your browser">
        <p>
          What you set up is kept in this browser’s own storage and not sent to us, except that an ID is sent
          when you ask for its statistics. That is this much, and only once you have used it:
        </p>
        <dl>
          {STORED.map(({ what, why }) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{why}</dd>
            </div>
          ))}
        </dl>
        <DeleteStored />
      </TextSection>
      <TextSection id="server" title="What the server sees">
        <p>
          Like every server it sees the address your connection comes from while it answers. Its log holds no
          addresses and no search words. To keep one visitor from using up everybody’s share, some answers are
          counted for each address, in memory, for a minute.
        </p>
        <p>
          <a href="/stats">Player statistics</a> ask a public replay service for the ranked matches of the ID
          you enter. Those matches are public there, and are kept here so that they need not be asked for
          again. They carry the players’ names as the game shows them.
        </p>
      </TextSection>
      <TextSection id="others" title="Others">
        <p>
          Pictures of news and videos come through this server, so no other site learns that you were here. An
          outside video starts only when you press play, in the video host’s privacy mode; from then on the
          host’s own rules hold. Links to other sites lead where they say.
        </p>
      </TextSection>
      <TextSection id="questions" title="Questions and requests">
        {externalLinks.discord === undefined ? (
          <p>
            Questions, and requests to have matches of your ID removed, go through a community chat. This copy
            of the site has none configured yet, so please ask whoever gave you its address.
          </p>
        ) : (
          <p>
            Questions, and requests to have matches of your ID removed, go through{" "}
            <a href={externalLinks.discord}>our community chat</a>.
          </p>
        )}
      </TextSection>
    </TextPage>
  );
}
