import { allergiesOf, type DiUng, gravest, isGrave } from '../patients/allergies.ts';
import { namedIngredients } from './allergyText.ts';
import type { StateWarning } from './patientStates.ts';

/** What the checks need of a drug. */
export type DrugFacts = { _id: string; TenDuoc: string; HoatChat_Ids: readonly string[] };

/** What a patient is allergic to: ingredients of the record, what is told in words, and the names of the drugs' ingredients by id. */
export type Allergies = {
  HoatChat_Ids: readonly string[];
  /** What is known of them, such as how grave they are. */
  DiUngs: readonly DiUng[];
  texts: readonly (string | null | undefined)[];
  names: ReadonlyMap<string, string>;
};

/** Of nobody in particular. */
export const noAllergies: Allergies = { HoatChat_Ids: [], DiUngs: [], texts: [], names: new Map() };

export type Interaction = {
  HoatChat1_Id: string;
  HoatChat2_Id: string;
  MucDo: string;
  HauQua: string;
  XuTri: string;
};

/** A dose of a day above what is usual, both in units of the drug. */
export type HighDose = { drug: DrugFacts; lieu: string; toiDa: string };

export type WarningClass =
  | 'SevereAllergy'
  | 'Allergy'
  | 'PossibleAllergy'
  | 'Major'
  | 'Moderate'
  | 'Minor'
  | 'Duplication'
  | 'Consultation'
  | 'HighDose'
  | 'TooYoung'
  | 'Pregnancy'
  | 'PregnancyCare'
  | 'Breastfeeding'
  | 'BreastfeedingCare'
  | 'Kidney'
  | 'KidneyCare';

export type DrugWarning = {
  /** Stable for the same drugs and class, so that a reason stays with its warning. */
  key: string;
  MucDo: WarningClass;
  Duoc_Id: string;
  TenDuoc: string;
  /** The other drug, the ingredient that words about allergies seem to name, the dose beside its limit, or the reaction of an allergy of the record. */
  Khac: string | null;
  HauQua: string | null;
  XuTri: string | null;
  /** Whether it stands only with a reason. */
  canLyDo: boolean;
};

const reasonFor: ReadonlySet<WarningClass> = new Set([
  'SevereAllergy',
  'Allergy',
  'PossibleAllergy',
  'Major',
  'Duplication',
  'HighDose',
  'TooYoung',
  'Pregnancy',
  'Breastfeeding',
  'Kidney',
  'Consultation',
]);

/**
 * Warnings of a prescription: what the state of the patient speaks against, doses above the usual, against the allergies, inside itself, and against drugs that the patient still takes (`active`).
 * Gravest first.
 */
export function drugWarnings(
  drugs: readonly DrugFacts[],
  active: readonly DrugFacts[],
  allergies: Allergies,
  interactions: readonly Interaction[],
  highDoses: readonly HighDose[] = [],
  states: readonly StateWarning[] = [],
): DrugWarning[] {
  const found: DrugWarning[] = [];
  const add = (
    MucDo: WarningClass,
    drug: DrugFacts,
    other: DrugFacts | null,
    texts: Pick<Interaction, 'HauQua' | 'XuTri'> | null,
    named: string | null | undefined = null,
  ) => {
    const pair = other ? [drug._id, other._id].sort().join('+') : drug._id;
    const key = `${MucDo}:${pair}`;
    if (found.some((one) => one.key === key)) return;
    found.push({
      key,
      MucDo,
      Duoc_Id: drug._id,
      TenDuoc: drug.TenDuoc,
      Khac: other?.TenDuoc ?? named,
      HauQua: texts?.HauQua ?? null,
      XuTri: texts?.XuTri ?? null,
      canLyDo: reasonFor.has(MucDo),
    });
  };
  for (const { drug, lieu, toiDa } of highDoses) add('HighDose', drug, null, null, `${lieu} > ${toiDa}`);
  for (const { drug, MucDo, Khac } of states) add(MucDo, drug, null, null, Khac);
  drugs.forEach((drug, index) => {
    const known = drug.HoatChat_Ids.filter((id) => allergies.HoatChat_Ids.includes(id));
    if (known.length > 0) {
      const worst = gravest(allergiesOf(known, allergies.DiUngs));
      add(isGrave(worst?.MucDo) ? 'SevereAllergy' : 'Allergy', drug, null, null, worst?.PhanUng);
    } else {
      const named = namedIngredients(
        allergies.texts.join('\n'),
        drug.HoatChat_Ids.flatMap((id) => allergies.names.get(id) ?? []),
      );
      if (named.length > 0) add('PossibleAllergy', drug, null, null, named.join(', '));
    }
    for (const other of [...drugs.slice(0, index), ...active]) {
      if (drug._id === other._id || drug.HoatChat_Ids.some((id) => other.HoatChat_Ids.includes(id))) {
        add('Duplication', drug, other, null);
      }
      for (const rule of interactions) {
        const { HoatChat1_Id: a, HoatChat2_Id: b } = rule;
        const meets =
          (drug.HoatChat_Ids.includes(a) && other.HoatChat_Ids.includes(b)) ||
          (drug.HoatChat_Ids.includes(b) && other.HoatChat_Ids.includes(a));
        if (meets && isClass(rule.MucDo)) add(rule.MucDo, drug, other, rule);
      }
    }
  });
  const order: readonly WarningClass[] = [
    'SevereAllergy',
    'Allergy',
    'PossibleAllergy',
    'Pregnancy',
    'Breastfeeding',
    'Kidney',
    'TooYoung',
    'HighDose',
    'Consultation',
    'Major',
    'Duplication',
    'PregnancyCare',
    'BreastfeedingCare',
    'KidneyCare',
    'Moderate',
    'Minor',
  ];
  return found.sort((a, b) => order.indexOf(a.MucDo) - order.indexOf(b.MucDo));
}

function isClass(text: string): text is WarningClass {
  return text === 'Major' || text === 'Moderate' || text === 'Minor' || text === 'Duplication';
}
