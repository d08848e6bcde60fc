import { expect, test } from "vitest";
import { cleanRow, textOfMarkup } from "./clean-row.ts";

const BOX = "&lt;div\n  style=&quot;display: block;&quot;\n  class=&quot;movedata-icon&quot;\n&gt;";

test.each([
  ["text", "i13~14", "i13~14"],
  ["an entity, escaped once", "Left Kick &gt; Knee &#58; &#039;Up&#039;", "Left Kick > Knee : 'Up'"],
  ["an entity, escaped twice", "hcf&amp;#58;df+1 &amp;amp; 2", "hcf:df+1 & 2"],
  ["a sign that is no tag", "rotated by < 90 or > 90 degrees", "rotated by < 90 or > 90 degrees"],
  ["an escaped sign that is no tag", "uf+1+3&lt;d", "uf+1+3<d"],
  ["escaped tags", "&lt;b&gt;-13&lt;/b&gt; &amp;lt; 5", "-13 < 5"],
  ["tags", "<b>-13</b> &lt; 5 &amp;amp; up", "-13 < 5 & up"],
  ["a list of tags", "<ul><li>ub+3,4</li><li>u+3,4</li></ul>", "* ub+3,4\n* u+3,4"],
  ["a list in a list", "<ul>\n<li>a<ul>\n<li>b</li></ul></li>\n<li>c</li></ul>", "\n* a\n** b\n* c"],
  ["line breaks", "a<br>b<br />\nc&lt;br/&gt;d", "a\nb\nc\nd"],
  ["a tag that does not end", "<div>Test", "Test"],
  ["letters of anywhere", "&lt;i&gt;Qhapaq Ñan&lt;/i&gt;", "Qhapaq Ñan"],
])("the text of %s", (_what, markup, text) => {
  expect(textOfMarkup(markup)).toBe(text);
});

test("a row keeps the fields that have a value, in alphabetical order", () => {
  const row = cleanRow({
    id: "Jin-1",
    startup: "i10",
    name: null,
    alt: "",
    block: " ",
    damage: "5",
    notes: undefined,
  });
  expect(row).toEqual({ damage: "5", id: "Jin-1", startup: "i10" });
  expect(Object.keys(row)).toEqual(["damage", "id", "startup"]);
});

const clean = (field: string, value: string) => cleanRow({ id: "Jin-1", [field]: value });

test.each([
  ["input", "CD.df#2", "CD.df:2"],
  ["alt", "f,n,df#2", "f,n,df#2"],
  [
    "alias",
    "&lt;div class=&quot;dotlist&quot;&gt;\n\n* EWHF\n* Electric\n&lt;/div&gt;",
    "* EWHF\n* Electric",
  ],
  ["crush", "&lt;div&gt;\n* js20~49\n* fs50~52, cs1~\n&lt;/div&gt;", "js20~49 fs50~52 cs1~"],
  ["hit", "[[Jin_combos#Staples|+76a (+60)]] [[Jin_combos#Wall|+9]]", "+76a (+60) +9"],
  ["block", "[[Jin combos#Mini-combos|+10]]", "[[Jin combos#Mini-combos|+10]]"],
  ["block", "−13\u00a0~\u200b–12", "-13 ~-12"],
  ["notes", "Can’t block “Mandinga” → ｒ20 à é", 'Can\'t block "Mandinga"  ｒ20 à é'],
  ["name", "Blinding Knife ＞ Phantom Javelin", "Blinding Knife ＞ Phantom Javelin"],
  ["id", "Jack-8-hcf&amp;#58;df+1", "Jack-8-hcf:df+1"],
])("%s %j is %j", (field, value, text) => {
  expect(clean(field, value)).toEqual({ ...(field !== "id" && { id: "Jin-1" }), [field]: text });
});

test("notes keep their blank lines, and an item in a box is an item", () => {
  const notes =
    `&lt;div class=&quot;plainlist&quot;&gt;\n* \n${BOX}Heat Engager\n&lt;/div&gt;\n` +
    `* \n${BOX}Heat Dash +5, +43d (+35)&lt;/div&gt;\n* Turned by &amp;lt; 90 degrees\n&lt;/div&gt;`;
  expect(clean("notes", notes).notes).toBe(
    "* Heat Engager\n\n* Heat Dash +5, +43d (+35)\n* Turned by < 90 degrees",
  );
});

test("the placeholder of a just frame stays for the importer", () => {
  const id = "Jin-CD.df$" + "{justFrame}2";
  expect(cleanRow({ id }).id).toBe(id);
});
