/** The popover that tells how moves are read, for the buttons that open it. */
export const LEGEND_ID = "how-to-read";
