/** Where markup, stylesheets and the script in `<head>` (head/my-main.ts) meet for the visitor's own character. */

/** The popover in the bar that says who the visitor plays and changes it. */
export const MY_MAIN_ID = "my-main";

/**
 * In an address of `data-mine` these stand for the visitor's own character; `sheetPath(MY_ID, MY_NAME)`. Links with `data-mine` show
 * only where somebody is known.
 */
export const MY_ID = "my-id";
export const MY_NAME = "my-name";
