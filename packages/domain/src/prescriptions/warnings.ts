/** What the checks need of a drug. */
export type DrugFacts = { _id: string; TenDuoc: string; HoatChat_Ids: readonly string[] };

export type Interaction = {
  HoatChat1_Id: string;
  HoatChat2_Id: string;
  MucDo: string;
  HauQua: string;
  XuTri: string;
};

export type WarningClass = 'Allergy' | 'Major' | 'Moderate' | 'Minor' | 'Duplication';

export type DrugWarning = {
  /** Stable for the same drugs and class, so that a reason stays with its warning. */
  key: string;
  MucDo: WarningClass;
  Duoc_Id: string;
  TenDuoc: string;
  /** The other drug; null of an allergy. */
  Khac: string | null;
  HauQua: string | null;
  XuTri: string | null;
  /** Whether it stands only with a reason. */
  canLyDo: boolean;
};

const reasonFor: ReadonlySet<WarningClass> = new Set(['Allergy', 'Major', 'Duplication']);

/**
 * Warnings of a prescription: against the allergies, inside itself, and against drugs that the patient still takes (`active`).
 * Gravest first.
 */
export function drugWarnings(
  drugs: readonly DrugFacts[],
  active: readonly DrugFacts[],
  allergies: readonly string[],
  interactions: readonly Interaction[],
): DrugWarning[] {
  const found: DrugWarning[] = [];
  const add = (
    MucDo: WarningClass,
    drug: DrugFacts,
    other: DrugFacts | null,
    texts: Pick<Interaction, 'HauQua' | 'XuTri'> | null,
  ) => {
    const pair = other ? [drug._id, other._id].sort().join('+') : drug._id;
    const key = `${MucDo}:${pair}`;
    if (found.some((one) => one.key === key)) return;
    found.push({
      key,
      MucDo,
      Duoc_Id: drug._id,
      TenDuoc: drug.TenDuoc,
      Khac: other?.TenDuoc ?? null,
      HauQua: texts?.HauQua ?? null,
      XuTri: texts?.XuTri ?? null,
      canLyDo: reasonFor.has(MucDo),
    });
  };
  drugs.forEach((drug, index) => {
    if (drug.HoatChat_Ids.some((id) => allergies.includes(id))) add('Allergy', drug, null, null);
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
  const order: readonly WarningClass[] = ['Allergy', 'Major', 'Duplication', 'Moderate', 'Minor'];
  return found.sort((a, b) => order.indexOf(a.MucDo) - order.indexOf(b.MucDo));
}

function isClass(text: string): text is WarningClass {
  return text === 'Major' || text === 'Moderate' || text === 'Minor' || text === 'Duplication';
}
