import type { MatchCosts } from "@tactician/statistics";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { namesFrom } from "../names.ts";
import { CostsPicture } from "./save-costs-picture.tsx";

const COSTS: MatchCosts = { verdict: "nothing-stands-out", matches: 2000, moreMatches: undefined, costs: [] };

test("a picture says whose it is, and that a sample is one", () => {
  const drawn = (name: string, isSample: boolean) =>
    renderToStaticMarkup(
      <CostsPicture
        costs={COSTS}
        names={namesFrom(undefined)}
        player={{ name, isSample }}
        contents={new Map()}
      />,
    );
  expect(drawn("Crouch Dash", false)).toContain("What costs Crouch Dash matches");
  expect(drawn("Crouch Dash", false)).not.toContain("Sample");
  expect(drawn("Sample Player", true)).toContain("Sample data");
});
