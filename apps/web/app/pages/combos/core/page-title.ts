/** What the page is called, on it and in search engines. */
export const COMBO_PAGE_TITLE = "Tekken 8 Combo Generator";
