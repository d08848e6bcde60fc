import * as z from "zod";

/** How the API's description names an answer that is a picture. */
export const pictureAnswer = {
  description: "JPEG, PNG, GIF, WebP or AVIF, at most 1 MB",
  content: { "image/*": { schema: z.string().meta({ format: "binary" }) } },
};
