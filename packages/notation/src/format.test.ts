import { describe, expect, test } from "vitest";
import { type Dialect, formatNotation, parseNotation } from "./index.ts";

const STANCES = ["ZEN", "DGF"];

function write(text: string, dialect: Dialect): string {
  return formatNotation(parseNotation(text, { stances: STANCES }).tokens, dialect);
}

describe("the community form is written", () => {
  test.each([
    ["df 2 1", "df+2,1"],
    ["f f 2+4", "f,f+2+4"],
    ["f n d df just 2", "f,n,d,df#2"],
    ["3 just 3", "3:3"],
    ["f just b 2", "f:b+2"],
    ["qcf 1", "qcf+1"],
    ["hcb f 1+2", "hcb,f+1+2"],
    ["f f n 2", "f,f,n,2"],
    ["ws 2 1", "ws2,1"],
    ["wr 3", "wr3"],
    ["ws b 3", "ws.b+3"],
    ["ss 2", "SS.2"],
    ["fc df 2", "FC.df+2"],
    ["hfc 4", "hFC.4"],
    ["ch db 3", "CH db+3"],
    ["ch ws 2", "CH ws2"],
    ["heat 2+3", "H.2+3"],
    ["heat ZEN 1", "H.ZEN.1"],
    ["2 holdf heat", "2~F heat"],
    ["rage df 1+2", "R.df+1+2"],
    ["b 1+3 parry", "b+1+3 P"],
    ["ZEN 1 2", "ZEN.1,2"],
    ["f 3 1 holdf ZEN 3", "f+3,1~F ZEN.3"],
    ["fc ( 1 ) 2", "FC (1),2"],
    ["fc t", "FC T!"],
    ["2 1 holdf 2", "2,1~F,2"],
    ["holdf 1", "~F,1"],
    ["into holdf", "⏵ ~F"],
    ["2 quick 1", "2~1"],
    ["2 quick f 1", "2~f+1"],
    ["2 quick qcf 1", "2~qcf+1"],
    ["2 quick f", "2 quick f"],
    ["2 quick n", "2 quick n"],
    ["2 quick", "2 quick"],
    ["2 quick ZEN 1", "2 quick ZEN.1"],
    ["quick 2", "quick 2"],
    ["2 just t", "2 just T!"],
    ["3 charge charge 1", "3**,1"],
    ["charge 1", "charge 1"],
    ["f [ 2 quick 1 ] holdu", "f+[ 2~1 ]~U"],
    ["n ( 1 )", "n,(1)"],
    ["b 2 ( 1 ) 2", "b+2,(1),2"],
    ["( foo", "( foo"],
    ["( [ 1 ] )", "([ 1 ])"],
    ["df 1 into f 2 t into (run) uf 1", "df+1 ⏵ f+2 T! ⏵ (run) uf+1"],
    ["b 1+3 or b 2+4", "b+1+3 or b+2+4"],
    ["d or f 2", "d or f+2"],
    ["pc fb wb chip homing launch", "PC FB WB chip homing launch"],
  ])("%s is %s", (text, expected) => {
    expect(write(text, "community")).toBe(expected);
    expect(write(expected, "site")).toBe(text);
  });
});

describe("a screen reader says", () => {
  test.each([
    ["df+2", "down forward plus 2"],
    ["df+2,1", "down forward plus 2, 1"],
    ["f,f+2+4", "forward, forward plus 2 plus 4"],
    ["qcf+1", "quarter circle forward plus 1"],
    ["ws2", "while standing 2"],
    ["CH ZEN.1,2", "counter hit ZEN 1, 2"],
    ["H.2+3", "heat 2 plus 3"],
    ["f+1~F", "forward plus 1, hold forward"],
    ["3~4*", "3 quickly 4 held"],
    ["df#2 or 4", "down forward just frame 2 or 4"],
    ["2 T! ⏵ (dash) 1", "2, tornado, then, (dash), 1"],
  ])("%s: %s", (text, expected) => {
    expect(write(text, "words")).toBe(expected);
  });
});
