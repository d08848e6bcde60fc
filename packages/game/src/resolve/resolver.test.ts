import { parseNotation } from "@tactician/notation";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { frozenMovelist } from "../testing/frozen-movelists.ts";
import { stanceWords } from "./players-names.ts";
import { createResolver, type ResolvedMove } from "./resolver.ts";

function resolve(character: string, text: string) {
  const movelist = frozenMovelist(character);
  const { tokens } = parseNotation(text, { stances: stanceWords(movelist) });
  return { tokens, ...createResolver(movelist)(tokens) };
}

function idsOf(moves: readonly ResolvedMove[]): string[] {
  return moves.map(({ move }) => move.id);
}

describe("a command is read as the moves it performs", () => {
  test.each<[string, string, string[], unknown?: [number, number]]>([
    ["jin", "1 2 3", ["1,2,3"]],
    ["jin", "df+2,4", ["df+2,4"]],
    ["jin", "EWHF", ["CD.df#2"]],
    ["jin", "f f f 3", ["f,f,F+3"]],
    ["jin", "f f 3", ["f,F+3"]],
    ["jin", "wr+3", ["f,f,F+3"]],
    ["king", "f f f 2+4", ["f,f,F+2+4"]],
    ["king", "f,hcf+1", ["f,hcf+1"]],
    ["king", "2+4", ["2+4"]],
    ["king", "(db+1+2),2", ["db+1+2,2"]],
    ["law", "4,u+3", ["4,u+3"]],
    ["law", "uf 4", ["uf+4"]],
    ["law", "holduf 4", ["UF+4"]],
    ["law", "holduf 4 3", ["UF+4,3"]],
    ["alisa", "fc uf 4 4", ["uf+4,4"]],
    ["reina", "fc d 1", ["d+1"]],
    ["paul", "fc d 1", ["db+1"]],
    ["jin", "fc d 1", ["db+1"]],
    ["law", "u 4", ["u+4"]],
    ["devil-jin", "f,n,d,df+3", ["f,n,d,df+3"]],
    ["law", "FC df,d,df+3", ["FC.df,d,df+3"]],
    ["alisa", "(b+2),1", ["b+2,1"]],
    ["alisa", "u+3,2", ["uf+3,2"]],
    ["lee", "4,4:4", ["4,4:4"]],
    ["lee", "b+1:1+2", ["b+1:1+2"]],
    ["fahkumram", "3,[ 4~3 ]", ["3,4~3"]],
    ["steve", "f+3", ["f+3_4"]],
    ["yoshimitsu", "df 1 2 1", ["df+1,2,1"]],
    ["yoshimitsu", "NSS df+3,1", ["df+3,NSS.1"]],
    ["leo", "b+1+2,1+2,qcf+2", ["b+1+2,1+2,2"]],
    ["nina", "qcb+1+3", ["qcb,B+1+3"]],
    ["kazuya", "heat f f 2", ["DVK.f,F+2"]],
    ["kazuya", "heat f f 2 holdf", ["f,F+2"]],
    // Stances with two names
    ["xiaoyu", "RDS 1,2", ["BT.1,2"]],
    ["anna", "HCS 2,1", ["HAM.2,1"]],
    ["anna", "PTS 2", ["TOM.2"]],
    ["clive", "PHS 2,1", ["PHX.2,1"]],
    ["clive", "BHT 1", ["WOL.1"]],
    ["bryan", "SE b+1+2", ["SNE.b+1+2"]],
    ["steve", "EXT DCK 2", ["EXD.2"]],
    ["feng", "crouch dash 1", ["CD.1"]],
    ["dragunov", "SNK 1+2", ["ws1+2"]],
    ["bryan", "qcf+3,4", ["ws3,4"]],
    // Crouching moves under whichever spelling the movelist has
    ["jin", "fc d 1", ["db+1"]],
    ["king", "FC d+1", ["d+1"]],
    ["law", "FC d+1", ["hFC.1"]],
    ["kazuya", "FC d+1", ["FC.1"]],
    ["alisa", "FC d+1", ["FC.d+1"]],
    ["asuka", "hfc 1", ["hFC.1"]],
    ["claudio", "FC d+1", ["db+1"]],
    ["leroy", "FC d+1", ["d+1"]],
    // A move, its transition and the next one written together
    ["shaheen", "df+4,1~DF SNK 3", ["df+4,1", "SNK.3"]],
    ["shaheen", "3,DF SNK 2", ["3", "SNK.2"]],
    ["bryan", "4,1,B 1", ["4,1", "SWA.1"]],
    ["bryan", "b+2,1,F 2,2", ["b+2,1", "SLS.2,2"]],
    ["lili", "f,f+3~F 3+4", ["f,F+3", "DEW.3+4"]],
    ["king", "(3+4),3", ["3+4", "JGS.3"]],
    ["dragunov", "(3+4),2", ["3+4", "PGR.2"]],
    ["jin", "heat on (db+1+2),2", ["H.db+1+2", "DVS.2"]],
    ["kuma", "b+2,1,(3+4) into HBS d+1+2", ["b+2,1", "HBS.d+1+2"]],
    ["heihachi", "f+3~D (df) 4,4,1", ["f+3", "FUJ.DF", "f,n,d,DF+4,4,4,1"]],
    ["alisa", "f,f,f+2~1+2", ["f,f,F+2"]],
    [
      "jin",
      "(dash) b+3~F ⏵ ZEN 1 ⏵ b,f+2,3~F ⏵ ZEN u+1 T! ⏵ (2),4~F ⏵ ZEN 1,3",
      ["b+3", "ZEN.1", "b,f+2,3", "ZEN.u+1", "2,4", "ZEN.1,3"],
    ],
    // Heat, counter hits and words for the player
    ["anna", "CJM 3,2", ["CJM.3,2"]],
    ["anna", "heat on CJM 3,2", ["CJM.3,H.2"]],
    ["anna", "heat on FC df+2,1", ["FC.df+2,H.1"]],
    ["xiaoyu", "heat on CH (f,f+1),2", ["f,F+1,H.2"]],
    ["kazuya", "heat on sidestep 2", ["DVK.SS.2"]],
    ["jin", "CH f+4", ["f+4"]],
    ["jin", "heat smash", ["H.2+3"]],
    ["jin", "heat burst", ["2+3"]],
    ["alisa", "ws+1,2,3 (delay last hit)", ["ws1,2,3"]],
    ["bryan", "sidestep uf+2,2,2,3", ["uf+2,2,2,3"]],
    // A hold that the data does not mention stays with its move (Heat Dash)
    ["jin", "heat on f f 2 holdf", ["f,F+2"]],
    // The input that enters a stance may be before it in brackets
    ["law", "(d+1+2) DSS 3", ["d+1+2", "DSS.3"]],
    // What is named beside one alternative does not count for another
    ["raven", "df+1,4 or heat f f f 3 4", ["df+1,4", "f,f,F+3,H.4"]],
    // Dragunov's d+1 is an elbow, and his crouch jab is missing
    ["dragunov", "FC d+1", [], [0, 3]],
    // An unknown tail is reported and the move before it kept
    ["jin", "df 2 4 3 1", ["df+2,4"], [3, 5]],
    // After `into` a new move begins, without it none does
    ["jin", "df 2 4 into 3", ["df+2,4", "3"]],
    ["jin", "df 2 4 3", ["df+2,4"], [3, 4]],
    // A stance that the character does not have hides the move behind it, and what a stance lacks is not taken from elsewhere
    ["jin", "GMH f+2", [], [0, 3]],
    ["xiaoyu", "RDS b+3", [], [0, 3]],
  ])("%s: %s", (character, text, ids, stretch) => {
    const { moves, unknown } = resolve(character, text);
    expect(idsOf(moves)).toEqual(ids);
    expect(unknown.map(({ start, end }) => [start, end])).toEqual(stretch === undefined ? [] : [stretch]);
  });

  test("without the stance words the parser leaves text, and the second name is still known", () => {
    const { tokens } = parseNotation("RDS 1,2");
    expect(idsOf(createResolver(frozenMovelist("xiaoyu"))(tokens).moves)).toEqual(["BT.1,2"]);
  });

  test("the stance's move behind a hold", () => {
    const { moves, unknown } = resolve("jin", "b f 2 3 holdf ZEN u 1");
    expect(moves.map(({ move, start, end, via, into }) => ({ id: move.id, start, end, via, into }))).toEqual([
      { id: "b,f+2,3", start: 0, end: 5, via: undefined, into: "ZEN" },
      { id: "ZEN.u+1", start: 5, end: 8, via: "transition", into: undefined },
    ]);
    expect(unknown).toEqual([]);
  });
});

describe("any tokens", () => {
  const words =
    "1 2 1+2 d df f holdf qcf ZEN fc ws bt heat ch into or ( ) [ ] just quick charge t (dash) XYZ \ud800 n parry wr".split(
      " ",
    );
  const resolveTokens = createResolver(frozenMovelist("jin"));
  const stances = stanceWords(frozenMovelist("jin"));

  test("never throw, and every range lies inside the list, in order", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words), { maxLength: 40 }), (ids) => {
        const { tokens } = parseNotation(ids.join(" "), { stances });
        const { moves, unknown } = resolveTokens(tokens);
        for (const list of [moves, unknown]) {
          let reached = 0;
          for (const { start, end } of list) {
            expect(start).toBeGreaterThanOrEqual(reached);
            expect(end).toBeGreaterThan(start);
            reached = end;
          }
          expect(reached).toBeLessThanOrEqual(tokens.length);
        }
      }),
      { numRuns: 300 },
    );
  });

  const anyUnit = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code));

  test("resolving twice gives the same", () => {
    fc.assert(
      fc.property(fc.string({ unit: anyUnit, maxLength: 60 }), (text) => {
        const { tokens } = parseNotation(text, { stances });
        const [once, again] = [resolveTokens(tokens), resolveTokens(tokens)];
        expect(idsOf(once.moves)).toEqual(idsOf(again.moves));
        expect(once.unknown).toEqual(again.unknown);
      }),
      { numRuns: 50 },
    );
  });

  test("thousands of tokens without a break are read", () => {
    const { tokens } = parseNotation("1 2 d df f 2 holdf heat ".repeat(1000), { stances });
    expect(resolveTokens(tokens).moves).toHaveLength(1000);
  });
});
