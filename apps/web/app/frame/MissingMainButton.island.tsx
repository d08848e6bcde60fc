import { useState } from "react";
import { island } from "../live/island.tsx";
import styles from "./Footer.module.css";
import * as words from "./words.ts";

/** The button that the FAQ admits does not work. Whoever cannot see that nothing happens can read it. */
function MissingMainButton() {
  const [presses, setPresses] = useState(0);
  return (
    <>
      <button type="button" className={styles.button} onClick={() => setPresses(presses + 1)}>
        {words.missingMain}
      </button>
      <span role="status" className="visually-hidden">
        {presses > 0 && words.missingMainSpoken(presses)}
      </span>
    </>
  );
}

export default island("frame/MissingMainButton", "touch", MissingMainButton);
