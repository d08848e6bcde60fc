import { defineRoute } from "../../../base/route.ts";

export const page = defineRoute({
  islands: ["Archive"],
  head: () => ({
    title: "Open data as one archive",
    description:
      "Frame data, changes, best answers and sheets of Tekken 8 as CSV and JSON with schemas, in one file a release: what is in it, its sources and licences.",
  }),
});
