import { allergiesOf, type DiUng, gravest, isGrave } from '../patients/allergies.ts';
import { crossing, type Family, familyAllergies, familyText, type Substance } from './allergyFamilies.ts';
import { namedIngredients } from './allergyText.ts';
import type { StateWarning } from './patientStates.ts';

/** What the checks need of a drug. */
export type DrugFacts = {
  _id: string;
  TenDuoc: string;
  HoatChat_Ids: readonly string[];
  /** Its own code of the ATC classification, which tells the family of one whose ingredients are not known. */
  ATC?: string | null;
};

/** What the catalogue says of an ingredient. */
export type Ingredient = { ten: string; TenTiengAnh: string | null; ATC: string | null };

/**
 * What a patient is allergic to: ingredients of the record, what is told in words; with what the catalogues know of the ingredients of
 * the drugs and of the record, by id, and of the families whose allergies cross.
 */
export type Allergies = {
  HoatChat_Ids: readonly string[];
  /** What is known of them, such as how grave they are. */
  DiUngs: readonly DiUng[];
  texts: readonly (string | null | undefined)[];
  ingredients: ReadonlyMap<string, Ingredient>;
  families: readonly Family[];
};

/** Of nobody in particular. */
export const noAllergies: Allergies = {
  HoatChat_Ids: [],
  DiUngs: [],
  texts: [],
  ingredients: new Map(),
  families: [],
};

export type Interaction = {
  HoatChat1_Id: string;
  HoatChat2_Id: string;
  MucDo: string;
  HauQua: string;
  XuTri: string;
};

/** A dose of a day above what is usual, both in units of the drug. */
export type HighDose = { drug: DrugFacts; lieu: string; toiDa: string };

/** The classes of warnings. */
export const warningClasses = {
  SevereAllergy: { vi: 'Dị ứng nặng', en: 'Severe allergy' },
  Allergy: { vi: 'Dị ứng', en: 'Allergy' },
  PossibleAllergy: { vi: 'Có thể dị ứng', en: 'Possible allergy' },
  Major: { vi: 'Tương tác nghiêm trọng', en: 'Major interaction' },
  Moderate: { vi: 'Tương tác trung bình', en: 'Moderate interaction' },
  Minor: { vi: 'Tương tác nhẹ', en: 'Minor interaction' },
  Duplication: { vi: 'Trùng hoạt chất', en: 'Same ingredient' },
  Consultation: { vi: 'Thuốc dấu sao chưa hội chẩn', en: 'Starred drug without a consultation' },
  Amounts: { vi: 'Số lượng không khớp liều và số ngày', en: 'Quantity against doses and days' },
  HighDose: { vi: 'Liều vượt mức thường dùng', en: 'Dose above the usual' },
  TooYoung: { vi: 'Chưa đủ tuổi dùng thuốc', en: 'Too young for the drug' },
  Pregnancy: { vi: 'Chống chỉ định khi mang thai', en: 'Not in pregnancy' },
  PregnancyCare: { vi: 'Thận trọng khi mang thai', en: 'Care in pregnancy' },
  Breastfeeding: { vi: 'Chống chỉ định khi cho con bú', en: 'Not while breast-feeding' },
  BreastfeedingCare: { vi: 'Thận trọng khi cho con bú', en: 'Care while breast-feeding' },
  Kidney: { vi: 'Chống chỉ định theo chức năng thận', en: 'Not with this kidney function' },
  KidneyCare: { vi: 'Thận trọng theo chức năng thận', en: 'Care with this kidney function' },
} as const;

export type WarningClass = keyof typeof warningClasses;

export type DrugWarning = {
  /** Stable for the same drugs and class, so that a reason stays with its warning. */
  key: string;
  MucDo: WarningClass;
  Duoc_Id: string;
  TenDuoc: string;
  /**
   * The other drug; the ingredient that words about allergies seem to name and the families that an allergy crosses in, with what tells
   * them; the dose beside its limit; or the reaction of an allergy of the record.
   */
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
  'Amounts',
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
    texts: { HauQua: string | null; XuTri: string | null } | null,
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
  const text = allergies.texts.filter(Boolean).join('\n');
  const crossed = familyAllergies(
    allergies.families,
    knownSubstances(allergies, allergies.HoatChat_Ids),
    text,
  );
  const said = [text, ...ingredientsOf(allergies, allergies.HoatChat_Ids).map(({ ten }) => ten)].join('\n');
  for (const { drug, lieu, toiDa } of highDoses) add('HighDose', drug, null, null, `${lieu} > ${toiDa}`);
  for (const { drug, MucDo, Khac } of states) add(MucDo, drug, null, null, Khac);
  drugs.forEach((drug, index) => {
    const known = drug.HoatChat_Ids.filter((id) => allergies.HoatChat_Ids.includes(id));
    if (known.length > 0) {
      const worst = gravest(allergiesOf(known, allergies.DiUngs));
      add(isGrave(worst?.MucDo) ? 'SevereAllergy' : 'Allergy', drug, null, null, worst?.PhanUng);
    } else {
      const own = ingredientsOf(allergies, drug.HoatChat_Ids).map(({ ten }) => ten);
      const named = namedIngredients(said, own);
      const families = crossing(crossed, [
        ...knownSubstances(allergies, drug.HoatChat_Ids),
        { names: own.length > 0 ? [] : [drug.TenDuoc], ATCs: drug.ATC ? [drug.ATC] : [] },
      ]);
      const XuTri = families.flatMap(({ family }) => family.XuTri ?? []).join(' ') || null;
      const texts = [...named, ...families.map(familyText)];
      if (texts.length > 0) add('PossibleAllergy', drug, null, { HauQua: null, XuTri }, texts.join(', '));
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
    'Amounts',
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

function ingredientsOf({ ingredients }: Allergies, ids: readonly string[]): Ingredient[] {
  return ids.flatMap((id) => ingredients.get(id) ?? []);
}

/** What is known of some ingredients, as families compare it. */
export function knownSubstances(allergies: Allergies, ids: readonly string[]): Substance[] {
  return ingredientsOf(allergies, ids).map(({ ten, TenTiengAnh, ATC }) => ({
    names: TenTiengAnh ? [ten, TenTiengAnh] : [ten],
    ATCs: ATC ? [ATC] : [],
  }));
}

function isClass(text: string): text is WarningClass {
  return text === 'Major' || text === 'Moderate' || text === 'Minor' || text === 'Duplication';
}
