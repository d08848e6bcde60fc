import { ACCURACY_PATH } from "@tactician/contract";
import type { ReactNode } from "react";
import { externalLinks } from "../../../base/config.ts";
import { TextPage, TextSection } from "../TextPage.tsx";

export default function UpdateRequestPage(): ReactNode {
  return (
    <TextPage
      title="Request an update"
      lead="A combo that drops, a number that a patch has changed, a punisher we forgot: tell us, and the sheet gets better for everybody."
    >
      <TextSection id="here" title="One wrong value?">
        <p>
          Press it where it stands, write the right one, send. No account, and you can see what became of it
          on <a href={ACCURACY_PATH}>the page on accuracy</a>, which also lists what nobody has measured yet.
        </p>
      </TextSection>
      <TextSection id="include" title="More than a value? Tell us">
        <ol>
          <li>The character and the section: “Jin, wall combos”.</li>
          <li>What it says now, and what it should say, in any notation.</li>
          <li>How you know: a patch note, a video, or ten minutes in practice mode.</li>
          <li>The version of the game you tried it on, and whether it was a counter hit or at a wall.</li>
        </ol>
        <p>One request for each thing, please: small ones are done first.</p>
      </TextSection>
      <TextSection id="where" title="Where to tell us">
        {externalLinks.discord === undefined ? (
          <p>
            Requests go through a community chat. This copy of the site has none at the moment, so use the way
            below.
          </p>
        ) : (
          <p>
            Requests go through our community chat: <a href={externalLinks.discord}>join the chat</a> and
            write what you found. No form, no account with us.
          </p>
        )}
        {externalLinks.source === undefined ? (
          <p>
            If you know your way around a repository: the project's own one has an issue template called
            “Guide correction”, which asks for the same things.
          </p>
        ) : (
          <p>
            If you know your way around a repository: <a href={externalLinks.source}>the project's own one</a>{" "}
            has an issue template called “Guide correction”, which asks for the same things.
          </p>
        )}
      </TextSection>
      <TextSection id="then" title="What happens then">
        <p>
          Somebody who plays looks at it and compares it with the movelist. When a source and the movelist
          disagree, the movelist wins. What changed shows up in the <a href="/feed.xml">feed of changes</a>,
          and whoever did great work is thanked on the <a href="/credits">credits page</a> if they like.
        </p>
      </TextSection>
    </TextPage>
  );
}
