import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { FROZEN_MOVELISTS } from "@tactician/game/testing/frozen-movelists";
import { describe, expect, test } from "vitest";
import { runChecks } from "./check-character.ts";
import { formatFinding } from "./finding.ts";
import { loadContent } from "./load-content.ts";
import { MAX_CONTENT_BYTES } from "./load-file.ts";
import { contentFolder } from "./testing/content-folder.ts";
import { JIN_YAML, jinYamlWith } from "./testing/sheets.ts";

const dir = contentFolder();

function write(name: string, text: string | Uint8Array): void {
  writeFileSync(join(dir(), "characters", name), text);
}

/** Findings without the path of the folder. */
function findings(): string[] {
  return runChecks(loadContent(dir())).findings.map((finding) =>
    formatFinding(finding).replace(`${join(dir(), "characters")}/`, ""),
  );
}

test("a sheet without a mistake gives no finding", () => {
  write("jin.yaml", JIN_YAML);
  expect(findings()).toEqual([]);
  expect(loadContent(dir()).characters.map(({ sheet }) => sheet.name)).toEqual(["Jin"]);
});

describe("every mistake in a file is one finding that names its line", () => {
  const findingsOf = (text: string) => {
    write("jin.yaml", text);
    return findings().filter((finding) => !finding.includes("complete:"));
  };

  test.each<[string, string, string | RegExp]>([
    ["style: Karate\n", "", "1: schema: style: is missing"],
    ["style: Karate", "style:", "4: schema: style: is empty"],
    ["style:", "mood: dark\nstyle:", "4: schema: mood: no such field in a sheet"],
    ["Long reach. }", "Long reach., note: x }", "18: schema: heatEngagers.0.note: no such field in a sheet"],
    [
      "importantCombos:",
      "matchupPunishers:\n  - { against: ling, move: AOP 3+4, answers: [{ move: ws 2 }] }\nimportantCombos:",
      '31: matchup-punisher: matchupPunishers.0.against: "ling" is no character of the roster',
    ],
    ["[b 2 1, f 4]", "b 2 1", "29: schema: whiffPunishers: must be a list"],
    ["role: Homing", "role: Pokes", /:59: schema: gamePlan\.3\.role: must be one of Poke, Low, Homing/],
    ["beats: [block]", "beats: [guard]", /:67: schema: pressure\.2\.follow\.0\.beats\.0: must be one of jab/],
    ['season: "2"', "season: two", "53: schema: sources.0.season: must be the number of a season"],
    ["catches: 10", "catches: ten", "69: schema: traps.0.catches: must be a whole number of frames, 1 to 99"],
    ["style: Karate", "style: [a]", "4: schema: style: must be a text"],
    [
      "frames: 15",
      "frames: x",
      "27: schema: punishers.startup.4.frames: must be a whole number of frames, 1 to 99",
    ],
    [
      "category: Damage",
      "category: Pain",
      "48: schema: comboEnders.0.category: must be one of Damage, Wall carry, Wall break, Floor break, Spike, Heat burst",
    ],
    ["[CH f 4]", "[]", "34: schema: importantCombos.1.launchers: needs at least one entry"],
    ["style:", "name: Jin\nstyle:", "4: yaml: the same key twice in one block"],
    ["  - { token", "\t- { token", "6: yaml: indented with a tab; YAML wants spaces, two for each level"],
    ["Karate", "Karate: modern", "4: yaml: two keys in one line; a text with a colon in it needs quotes"],
    ["style: Karate", 'style: "Karate', /^jin\.yaml:\d+: yaml: Missing closing "quote$/],
    ["style: Karate", "style: !!js/function x", /^jin\.yaml:4: yaml: Unresolved tag/],
    ["[b 2 1", "&moves [b 2 1", "29: yaml: anchors and aliases (`&name`, `*name`) are not allowed"],
    ["Karate", "Kar\0ate", "4: yaml: control character U+0000"],
    ["slug: jin", "slug: kazuya", '1: slug: slug: "kazuya", but the file is called jin.yaml'],
    ["name: Jin", "name: Jim", '2: slug: name: "Jim", but the roster says "Jin"'],
    [
      "CH f 4",
      "CH f kick",
      '34: unknown-token: importantCombos.1.launchers.0: "kick" in "CH f kick": neither move notation nor a known word in parentheses',
    ],
    ["df 4,", "df 4 4,", '19: known-move: heatEngagers.1.move: "4" in "df 4 4" is no move of Jin'],
    [
      "b 1 2, frames: 12",
      "b 1 2, frames: 10",
      /:24: punisher-speed: punishers\.startup\.1: "b 1 2" takes 12 frames/,
    ],
  ])("%j as %j", (passage, written, expected) => {
    expect(findingsOf(jinYamlWith(passage, written))).toEqual([
      typeof expected === "string" ? `jin.yaml:${expected}` : expect.stringMatching(expected),
    ]);
  });

  test.each([
    [
      "a wrong address",
      JIN_YAML.replace("what: combos", "what: combos, url: here"),
      "53: schema: sources.0.url: must be a web address",
    ],
    ["no block of fields at all", "- Jin\n- Kazama\n", "1: schema: must be a block of fields"],
    ["an empty file", "", "1: yaml: the file is empty"],
    ["a file of comments", "# Jin\n", "1: yaml: the file is empty"],
    [
      "a second document",
      `${JIN_YAML}---\nslug: jin\n`,
      "75: yaml: a second document begins here (`---`); one file holds one sheet",
    ],
    ["a key that is a list", `${JIN_YAML}? [a]\n: b\n`, "75: yaml: a key must be a plain word"],
    ["an alias bomb", aliasBomb(), "1: yaml: anchors and aliases (`&name`, `*name`) are not allowed"],
    ["brackets without end", "[".repeat(20_000), "1: yaml: nested too deeply to be read"],
    [
      "a prototype as key",
      `${JIN_YAML}__proto__: { slug: paul }\n`,
      "75: schema: __proto__: no such field in a sheet",
    ],
  ])("%s", (_mistake, text, expected) => {
    expect(findingsOf(text)).toEqual([`jin.yaml:${expected}`]);
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
    mkdirSync(join(dir(), "characters", "jin.yaml"));
    expect(findings()).toEqual(["jin.yaml:1: file: not a file"]);
  });

  test("a link to nowhere", () => {
    symlinkSync(join(dir(), "nowhere"), join(dir(), "characters", "jin.yaml"));
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
    expect(loadContent(dir()).characters.map(({ sheet }) => sheet.characterId)).toEqual(["jin"]);
  });

  test("a folder that is not there is one finding", () => {
    expect(runChecks(loadContent(join(dir(), "nowhere"))).findings).toMatchObject([
      { check: "file", message: "cannot be listed (ENOENT)" },
    ]);
  });

  test("a sheet without a movelist is one finding", () => {
    rmSync(join(dir(), "movelists"));
    write("jin.yaml", JIN_YAML);
    expect(findings()).toEqual([
      expect.stringMatching(/^jin\.yaml:1: movelist: slug: .*jin\.json cannot be read/),
    ]);
  });

  const findingsWith = (movelist: string) => {
    rmSync(join(dir(), "movelists"));
    mkdirSync(join(dir(), "movelists"));
    writeFileSync(join(dir(), "movelists", "jin.json"), movelist);
    write("jin.yaml", JIN_YAML);
    return findings();
  };

  test("a movelist of another shape is one finding", () => {
    expect(findingsWith('{"character":"jin"}')).toEqual([
      expect.stringMatching(/^jin\.yaml:1: movelist: slug: .*has not the shape of a movelist/),
    ]);
  });

  test.each([
    ["no part of the movelist", "nope", /jin\.json:\d+: "1,2" continues "nope", and there is no "nope"$/],
    ["the string itself", "1,2,3", /jin\.json:\d+: "1,2" continues "1,2,3", and so itself$/],
  ])("a string that continues %s is named with its line", (_, parent, finding) => {
    const text = readFileSync(join(FROZEN_MOVELISTS, "jin.json"), "utf8");
    const broken = text.replace(/("id":"1,2",.*?"parent":)"1"/, `$1"${parent}"`);
    expect(findingsWith(broken)).toEqual([expect.stringMatching(finding)]);
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
