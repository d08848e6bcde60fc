import type { ReactNode } from "react";
import { TextPage } from "../TextPage.tsx";

/** The page that nothing leads to. */
export default function HiddenPage(): ReactNode {
  return (
    <TextPage title="You are not supposed to be here" lead="Really. There is nothing here, for sure.">
      <p>
        No secret character, no hidden combo, no easter egg. Whoever told you otherwise also said that their
        low was safe.
      </p>
      <p>
        Since you came all this way: the best punisher in the game is patience. Now go back before somebody
        notices.
      </p>
      <p>
        <a href="/">Walk backwards slowly</a>
      </p>
    </TextPage>
  );
}
