import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FROZEN_MOVELISTS } from "@tactician/game/testing/frozen-movelists";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { runChecks } from "./check-character.ts";
import { formatFinding } from "./finding.ts";
import { loadContent } from "./load-content.ts";
import { MAX_CONTENT_BYTES } from "./load-file.ts";
import { JIN_YAML, jinYamlWith } from "./testing/sheets.ts";

let dir: string;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "content-"));
  mkdirSync(join(dir, "characters"));
  symlinkSync(FROZEN_MOVELISTS, join(dir, "movelists"));
});

afterEach(() => rmSync(dir, { recursive: true }));

function write(name: string, text: string | Uint8Array): void {
  writeFileSync(join(dir, "characters", name), text);
}

/** Findings without the path of the folder. */
function findings(): string[] {
  return runChecks(loadContent(dir)).findings.map((finding) =>
    formatFinding(finding).replace(`${join(dir, "characters")}/`, ""),
  );
}

test("a sheet without a mistake gives no finding", () => {
  write("jin.yaml", JIN_YAML);
  expect(findings()).toEqual([]);
  expect(loadContent(dir).characters.map(({ sheet }) => sheet.name)).toEqual(["Jin"]);
});

describe("every mistake in a file is one finding that names its line", () => {
  test.each([
    ["a missing field", jinYamlWith("style: Karate\n", ""), "jin.yaml:1: schema: style: is missing"],
    ["an empty field", jinYamlWith("style: Karate", "style:"), "jin.yaml:4: schema: style: is empty"],
    [
      "an unknown field",
      jinYamlWith("style:", "mood: dark\nstyle:"),
      "jin.yaml:4: schema: mood: no such field in a sheet",
    ],
    [
      "an unknown field inside a list",
      jinYamlWith(
        "{ move: f f 2, description: Long reach. }",
        "{ move: f f 2, description: Long., note: x }",
      ),
      "jin.yaml:18: schema: heatEngagers.0.note: no such field in a sheet",
    ],
    [
      "an opponent whom nobody knows",
      jinYamlWith(
        "importantCombos:",
        "matchupPunishers:\n  - { against: ling, move: AOP 3+4, answers: [{ move: ws 2 }] }\nimportantCombos:",
      ),
      'jin.yaml:31: matchup-punisher: matchupPunishers.0.against: "ling" is no character of the roster',
    ],
    [
      "a text where a list belongs",
      jinYamlWith("[b 2 1, f 4]", "b 2 1"),
      "jin.yaml:29: schema: whiffPunishers: must be a list",
    ],
    [
      "a role that no plan has",
      jinYamlWith("role: Homing", "role: Pokes"),
      /^jin\.yaml:59: schema: gamePlan\.3\.role: must be one of Poke, Low, Homing/,
    ],
    [
      "a reply that nobody gives",
      jinYamlWith("beats: [block]", "beats: [guard]"),
      /^jin\.yaml:67: schema: pressure\.2\.follow\.0\.beats\.0: must be one of jab/,
    ],
    [
      "a season in words",
      jinYamlWith('season: "2"', "season: two"),
      "jin.yaml:53: schema: sources.0.season: must be the number of a season",
    ],
    [
      "a trap's window in words",
      jinYamlWith("hit: 3, catches: 10", "hit: 3, catches: ten"),
      "jin.yaml:69: schema: traps.0.catches: must be a whole number of frames, 1 to 99",
    ],
    [
      "a list where a text belongs",
      jinYamlWith("style: Karate", "style: [a]"),
      "jin.yaml:4: schema: style: must be a text",
    ],
    [
      "words where a number belongs",
      jinYamlWith("frames: 15", "frames: fifteen"),
      "jin.yaml:27: schema: punishers.startup.4.frames: must be a whole number of frames, 1 to 99",
    ],
    [
      "a category that does not exist",
      jinYamlWith("category: Damage", "category: Pain"),
      "jin.yaml:48: schema: comboEnders.0.category: must be one of Damage, Wall carry, Wall break, Floor break, Spike, Heat burst",
    ],
    [
      "no combo launcher",
      jinYamlWith("[CH f 4]", "[]"),
      "jin.yaml:34: schema: importantCombos.1.launchers: needs at least one entry",
    ],
    [
      "a wrong address",
      `${JIN_YAML.replace("what: combos", "what: combos, url: here")}`,
      "jin.yaml:53: schema: sources.0.url: must be a web address",
    ],
    ["no block of fields at all", "- Jin\n- Kazama\n", "jin.yaml:1: schema: must be a block of fields"],
    [
      "a duplicate field",
      jinYamlWith("style:", "name: Jin\nstyle:"),
      "jin.yaml:4: yaml: the same key twice in one block",
    ],
    [
      "tab indentation",
      jinYamlWith("  - { token: ZEN", "\t- { token: ZEN"),
      "jin.yaml:6: yaml: indented with a tab; YAML wants spaces, two for each level",
    ],
    [
      "a colon in a bare text",
      jinYamlWith("style: Karate", "style: Karate: modern"),
      "jin.yaml:4: yaml: two keys in one line; a text with a colon in it needs quotes",
    ],
    [
      "an unclosed quote",
      jinYamlWith("style: Karate", 'style: "Karate'),
      /^jin\.yaml:\d+: yaml: Missing closing "quote$/,
    ],
    ["an empty file", "", "jin.yaml:1: yaml: the file is empty"],
    ["a file of comments", "# Jin\n", "jin.yaml:1: yaml: the file is empty"],
    [
      "a second document",
      `${JIN_YAML}---\nslug: jin\n`,
      "jin.yaml:75: yaml: a second document begins here (`---`); one file holds one sheet",
    ],
    ["a key that is a list", `${JIN_YAML}? [a]\n: b\n`, "jin.yaml:75: yaml: a key must be a plain word"],
    ["a tag", jinYamlWith("style: Karate", "style: !!js/function x"), /^jin\.yaml:4: yaml: Unresolved tag/],
    [
      "an anchor",
      jinYamlWith("[b 2 1, f 4]", "&moves [b 2 1, f 4]"),
      "jin.yaml:29: yaml: anchors and aliases (`&name`, `*name`) are not allowed",
    ],
    [
      "an alias bomb",
      aliasBomb(),
      "jin.yaml:1: yaml: anchors and aliases (`&name`, `*name`) are not allowed",
    ],
    ["brackets without end", "[".repeat(20_000), "jin.yaml:1: yaml: nested too deeply to be read"],
    ["a null byte", jinYamlWith("Karate", "Kar\0ate"), "jin.yaml:4: yaml: control character U+0000"],
    [
      "a prototype as key",
      `${JIN_YAML}__proto__: { slug: paul }\n`,
      "jin.yaml:75: schema: __proto__: no such field in a sheet",
    ],
    [
      "a slug that is not the file's name",
      jinYamlWith("slug: jin", "slug: kazuya"),
      'jin.yaml:1: slug: slug: "kazuya", but the file is called jin.yaml',
    ],
    [
      "another character's name",
      jinYamlWith("name: Jin", "name: Jim"),
      'jin.yaml:2: slug: name: "Jim", but the roster says "Jin"',
    ],
    [
      "an unknown word in a move",
      jinYamlWith("CH f 4", "CH f kick"),
      'jin.yaml:34: unknown-token: importantCombos.1.launchers.0: "kick" in "CH f kick": neither move notation nor a known word in parentheses',
    ],
    [
      "a move that does not exist",
      jinYamlWith("move: df 4,", "move: df 4 4,"),
      'jin.yaml:19: known-move: heatEngagers.1.move: "4" in "df 4 4" is no move of Jin',
    ],
    [
      "a punisher that is too slow",
      jinYamlWith("b 1 2, frames: 12", "b 1 2, frames: 10"),
      /^jin\.yaml:24: punisher-speed: punishers\.startup\.1: "b 1 2" takes 12 frames/,
    ],
  ])("%s", (_mistake, text, expected) => {
    write("jin.yaml", text);
    const found = findings().filter((finding) => !finding.includes("complete:"));
    expect(found).toEqual([typeof expected === "string" ? expected : expect.stringMatching(expected)]);
  });

  test("bytes that are no UTF-8", () => {
    write("jin.yaml", new Uint8Array([0x73, 0x6c, 0xff, 0xfe]));
    expect(findings()).toEqual(["jin.yaml:1: file: not valid UTF-8"]);
  });

  test("a file of five megabytes is not even read", () => {
    write("jin.yaml", "a: b\n".repeat(1024 * 1024));
    expect(findings()).toEqual([
      `jin.yaml:1: file: ${5 * 1024 * 1024} bytes; a sheet has at most ${MAX_CONTENT_BYTES}`,
    ]);
  });

  test("a folder in place of a file", () => {
    mkdirSync(join(dir, "characters", "jin.yaml"));
    expect(findings()).toEqual(["jin.yaml:1: file: not a file"]);
  });

  test("a link to nowhere", () => {
    symlinkSync(join(dir, "nowhere"), join(dir, "characters", "jin.yaml"));
    expect(findings()).toEqual(["jin.yaml:1: file: cannot be read (ENOENT)"]);
  });
});

describe("the folder as a whole", () => {
  test("two files with one slug: the copy is named", () => {
    write("jin.yaml", JIN_YAML);
    write("jin-copy.yaml", JIN_YAML);
    expect(findings()).toEqual([
      'jin-copy.yaml:1: duplicate-slug: slug: "jin" is already the slug of jin.yaml',
    ]);
  });

  test("a slug that is no character", () => {
    write("akuma.yaml", jinYamlWith("slug: jin", "slug: akuma"));
    expect(findings()).toEqual(['akuma.yaml:1: slug: slug: "akuma" is no character of the roster']);
  });

  test("a file that is no sheet is named; the README and hidden files are left alone", () => {
    write("README.md", "# How to");
    write(".swp", "x");
    write("jin.yml", JIN_YAML);
    expect(findings()).toEqual(["jin.yml:1: file: is no sheet; sheets are called <slug>.yaml"]);
  });

  test("a broken sheet does not keep the others from being read", () => {
    write("jin.yaml", JIN_YAML);
    write("kazuya.yaml", "- what\n");
    expect(loadContent(dir).characters.map(({ sheet }) => sheet.characterId)).toEqual(["jin"]);
  });

  test("a folder that is not there is one finding", () => {
    expect(runChecks(loadContent(join(dir, "nowhere"))).findings).toMatchObject([
      { check: "file", message: "cannot be listed (ENOENT)" },
    ]);
  });

  test("a sheet without a movelist is one finding", () => {
    rmSync(join(dir, "movelists"));
    write("jin.yaml", JIN_YAML);
    expect(findings()).toEqual([
      expect.stringMatching(/^jin\.yaml:1: movelist: slug: .*jin\.json cannot be read/),
    ]);
  });

  test("a movelist of another shape is one finding", () => {
    rmSync(join(dir, "movelists"));
    mkdirSync(join(dir, "movelists"));
    writeFileSync(join(dir, "movelists", "jin.json"), '{"character":"jin"}');
    write("jin.yaml", JIN_YAML);
    expect(findings()).toEqual([
      expect.stringMatching(/^jin\.yaml:1: movelist: slug: .*has not the shape of a movelist/),
    ]);
  });

  test.each([
    ["no part of the movelist", "nope", /jin\.json:\d+: "1,2" continues "nope", and there is no "nope"$/],
    ["the string itself", "1,2,3", /jin\.json:\d+: "1,2" continues "1,2,3", and so itself$/],
  ])("a string that continues %s is named with its line", (_, parent, finding) => {
    const text = readFileSync(join(FROZEN_MOVELISTS, "jin.json"), "utf8");
    rmSync(join(dir, "movelists"));
    mkdirSync(join(dir, "movelists"));
    const broken = text.replace(/("id":"1,2",.*?"parent":)"1"/, `$1"${parent}"`);
    writeFileSync(join(dir, "movelists", "jin.json"), broken);
    write("jin.yaml", JIN_YAML);
    expect(findings()).toEqual([expect.stringMatching(finding)]);
  });
});

test("carriage returns and a byte order mark are no mistake", () => {
  write("jin.yaml", `\ufeff${JIN_YAML.replaceAll("\n", "\r\n")}`);
  expect(findings()).toEqual([]);
});

function aliasBomb(): string {
  const levels = Array.from({ length: 20 }, (_, n) => `a${n + 1}: &a${n + 1} [*a${n}, *a${n}, *a${n}]`);
  return ["a0: &a0 [x]", ...levels, ""].join("\n");
}
