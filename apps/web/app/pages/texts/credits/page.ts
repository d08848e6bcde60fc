import { defineRoute } from "../../../base/route.ts";

export const page = defineRoute({
  head: () => ({
    title: "Thank you",
    description: "Whose data, drawings and type Tactician stands on, and under which licences.",
  }),
});
