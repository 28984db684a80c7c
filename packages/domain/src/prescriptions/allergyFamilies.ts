import { type Phrase, phrasesOf, placeOf, saidWords } from './saidWords.ts';

/** A family of the catalogue `NhomDiUngCheo` as it is kept: lists with semicolons. */
export type FamilyRow = {
  _id: string;
  TenNhomDiUng: string;
  DauMaATC: string | null;
  HoatChats: string | null;
  TuKhoas: string | null;
  DichVus: string | null;
  ChiKhiNeuTen: boolean;
  XuTri: string | null;
};

/** A family of substances whose allergies cross, as it is compared. */
export type Family = {
  _id: string;
  ten: string;
  XuTri: string | null;
  byNameOnly: boolean;
  ATCs: readonly string[];
  members: readonly Phrase[];
  calledBy: readonly Phrase[];
  services: readonly Phrase[];
};

/** An ingredient, or a drug by what it says itself: names in any spelling, and codes of the ATC classification. */
export type Substance = { names: readonly string[]; ATCs: readonly string[] };

/** A family that a patient may not bear, and what tells it: an ingredient of the record, or a word of what was told. */
export type FamilyAllergy = { family: Family; because: string };

/** A family of the catalogue, read for comparing. */
export function readFamily(row: FamilyRow): Family {
  return {
    _id: row._id,
    ten: row.TenNhomDiUng,
    XuTri: row.XuTri,
    byNameOnly: row.ChiKhiNeuTen,
    ATCs: (row.DauMaATC ?? '')
      .toUpperCase()
      .split(/[;,\s]+/)
      .filter(Boolean),
    members: phrasesOf(row.HoatChats),
    calledBy: phrasesOf(row.TuKhoas),
    services: phrasesOf(row.DichVus),
  };
}

/** Whether a substance is of a family: by its ATC code, else by one of its names. */
export function isOfFamily(family: Family, { names, ATCs }: Substance): boolean {
  return (
    ATCs.some((code) => family.ATCs.some((begin) => code.toUpperCase().startsWith(begin))) ||
    names.some((name) => saysOneOf(name, family.members) !== null)
  );
}

/** The families that a patient may not bear, by the ingredients of the record and by what is told in words. */
export function familyAllergies(
  families: readonly Family[],
  coded: readonly Substance[],
  text: string,
): FamilyAllergy[] {
  return families.flatMap((family): FamilyAllergy[] => {
    const named = [text, ...coded.flatMap(({ names }) => names)].find((one) =>
      saysOneOf(one, family.calledBy),
    );
    if (named !== undefined) return [{ family, because: saysOneOf(named, family.calledBy) ?? family.ten }];
    if (family.byNameOnly) return [];
    const one = coded.find((substance) => isOfFamily(family, substance));
    const because = one?.names[0] ?? saysOneOf(text, family.members);
    return because ? [{ family, because }] : [];
  });
}

/** Which of the families that a patient may not bear some substances are of. */
export function crossing(
  allergies: readonly FamilyAllergy[],
  substances: readonly Substance[],
): FamilyAllergy[] {
  return allergies.filter(({ family }) => substances.some((one) => isOfFamily(family, one)));
}

/**
 * Which of the families a service gives one of, by the words of its name: "có tiêm thuốc cản quang". One that says that it gives none
 * ("không tiêm thuốc cản quang") gives none; "không và có tiêm" gives one.
 */
export function givenByService(
  allergies: readonly FamilyAllergy[],
  names: readonly (string | null | undefined)[],
): FamilyAllergy[] {
  const told = names.filter((name): name is string => Boolean(name));
  return allergies.filter(({ family }) => told.some((name) => gives(name, family.services)));
}

/** How a family is said beside a drug: "Penicilin (Amoxicilin)". */
export function familyText({ family, because }: FamilyAllergy): string {
  return `${family.ten} (${because})`;
}

const denying = new Set(['khong', 'witout', 'non']);
const joining = new Set(['va', 'and', 'hoac', 'or']);
/** How many words may stand between "không" and what it denies. */
const denialReach = 4;

function gives(name: string, phrases: readonly Phrase[]): boolean {
  const words = saidWords(name);
  return phrases.some((phrase) => {
    const at = placeOf(words, phrase);
    if (at < 0) return false;
    const before = words.slice(Math.max(0, at - denialReach), at).map(({ plain }) => plain);
    const denied = before.findLastIndex((word) => denying.has(word));
    return denied < 0 || before.slice(denied).some((word) => joining.has(word));
  });
}

/** The words of a text that say one of some phrases, as they were written; null where none stands there. */
function saysOneOf(text: string, phrases: readonly Phrase[]): string | null {
  const words = saidWords(text);
  for (const phrase of phrases) {
    const at = placeOf(words, phrase);
    if (at >= 0)
      return words
        .slice(at, at + phrase.length)
        .map(({ written }) => written)
        .join(' ');
  }
  return null;
}
