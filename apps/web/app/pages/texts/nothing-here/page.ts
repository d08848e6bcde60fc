import { defineRoute } from "../../../base/route.ts";

export const page = defineRoute({
  head: () => ({ title: "Nothing here", description: "There is nothing here, for sure." }),
});
