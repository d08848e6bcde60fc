/** Why a part of a sheet is no move of today's movelist. */
export const LEFTOVER_REASONS = {
  gone: "a patch took it away: the movelist has no such command under any spelling",
  changed: "a patch changed its input",
  generic: "a move that every character has; this movelist does not list it",
  slip: "the sheet mistypes it",
  resolver: "the move is there, and the resolver does not read this spelling",
} as const;
export type LeftoverReason = keyof typeof LEFTOVER_REASONS;

export interface KnownLeftover {
  readonly character: string;
  /** As the sheet writes it. */
  readonly text: string;
  readonly reason: LeftoverReason;
  /** The command of today, where there is one. */
  readonly now?: string;
}

/** Looked up one by one in the movelists of August 2026; a part that is not here and does not resolve is news. */
export const KNOWN_LEFTOVERS: readonly KnownLeftover[] = [
  ...gone("alisa", ["f,f,f+1", "SBT f+1"]),
  ...gone("asuka", ["f+2,1", "b+3,4,3", "b+2,4,3", "b+2,1,4 (delay last hit)", "b+2,1,4 (delays last hit)"]),
  ...gone("clive", ["db+1,1+2 T!"]),
  ...gone("feng", ["BT 1+3", "BT 2+4"]),
  ...gone("heihachi", ["uf+4,3"]),
  ...gone("jin", ["CH (1,d+3),4", "f,f+3,1,2"]),
  ...gone("king", ["f,f+3"]),
  ...gone("lars", ["df+3~DF DEN 2,u+4", "DEN 2,u+4"]),
  ...gone("lee", ["(d+4),4,u+3"]),
  ...gone("leroy", ["1+2,1+2,2 (delay last hit)"]),
  ...gone("raven", ["CH qcf+1,3~4"]),
  ...gone("xiaoyu", ["RDS b+3"]),
  ...gone("yoshimitsu", ["NSS FC (df+1),1+2"]),
  ...gone("zafina", ["df+2+3", "(sidestep left)  df+2,3"]),
  { character: "fahkumram", text: "GRF f,f+2,1,2", reason: "changed", now: "f+2,1,GRF.2" },
  { character: "jun", text: "IZU 1+4", reason: "changed", now: "IZU.1+3" },
  { character: "shaheen", text: "heat on f,f+1+2", reason: "changed", now: "H.f+1+2" },
  ...["bryan", "dragunov", "eddy", "heihachi", "lars", "miary-zo", "victor"].map(crouchJab),
  { character: "devil-jin", text: "MCR 4,2,1U", reason: "slip", now: "MCR.4,2,1,UF" },
  { character: "devil-jin", text: "MRC 3 (low wall hit)", reason: "slip", now: "MCR.3" },
  { character: "eddy", text: "CH HPS b+3", reason: "slip", now: "HSP.b+3" },
  { character: "fahkumram", text: "d+3,4,[ 4~3 ]", reason: "slip", now: "d+3,4,3~4" },
  { character: "fahkumram", text: "df+3,3", reason: "slip", now: "df+3~3" },
  { character: "jack-8", text: "CH GHM f+3", reason: "slip", now: "GMH.3" },
  { character: "jack-8", text: "GHM f+1", reason: "slip", now: "GMH.f+1" },
  { character: "jack-8", text: "GHM f+2", reason: "slip", now: "GMH.f+2" },
  { character: "jack-8", text: "GHM 1", reason: "slip", now: "GMH.1" },
  { character: "jack-8", text: "GHM 4", reason: "slip", now: "GMH.4" },
  { character: "jin", text: "ws+1,3,2,4,2", reason: "slip", now: "ws1,3,2,1,4,2" },
  { character: "lidia", text: "HOR 1", reason: "slip", now: "HRS.1" },
  { character: "lidia", text: "HOR 2 (heat)", reason: "slip", now: "HRS.2" },
  { character: "miary-zo", text: "CH MMO.1+2", reason: "slip", now: "MOR.1+2" },
  { character: "miary-zo", text: "CH MMO.2", reason: "slip", now: "MOR.2" },
  { character: "miary-zo", text: "BHM.2", reason: "slip", now: "BAO.2" },
  { character: "miary-zo", text: "CH BHM.4", reason: "slip", now: "BAO.4" },
  { character: "miary-zo", text: "heat on BMH.3~F", reason: "slip", now: "BAO.3" },
  { character: "miary-zo", text: "heat on MMO.1,2~F", reason: "slip", now: "MOR.1,2" },
  { character: "miary-zo", text: "df+4~F MMO.u+1+2", reason: "slip", now: "df+4 MOR.u+1+2" },
  { character: "miary-zo", text: "b+3,4,2~F MMO.1,2", reason: "slip", now: "b+3,4,2 MOR.1,2" },
  { character: "nina", text: "qcf+4,3,1,+2", reason: "slip", now: "CD.4,3,1+2" },
  { character: "raven", text: "SNZ 1+2", reason: "slip", now: "SZN.1+2" },
  { character: "steve", text: "EXT DKC 1", reason: "slip", now: "EXD.1" },
  { character: "lee", text: "u,uf+4", reason: "resolver", now: "FC.UF+4" },
];

function gone(character: string, texts: readonly string[]): KnownLeftover[] {
  return texts.map((text) => ({ character, text, reason: "gone" }));
}

/** The crouch jab, which players give as the punish of a crouching character. */
function crouchJab(character: string): KnownLeftover {
  return { character, text: "FC d+1", reason: "generic" };
}
