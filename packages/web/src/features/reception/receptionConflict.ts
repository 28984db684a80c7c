import type { ReceptionValues } from './receptionValues.ts';

export type ConflictField = Exclude<keyof ReceptionValues, 'dichVus' | 'boDichVu_Ids'>;

type Merged = {
  /** What was typed, with what others changed elsewhere. */
  values: Partial<ReceptionValues>;
  /** Fields that both sides changed, each to another value: somebody has to choose. */
  conflicts: ConflictField[];
};

/** Fields that are worked out of others, and that nobody is asked about. */
const derived: ReadonlySet<string> = new Set(['dichVus', 'boDichVu_Ids']);

/**
 * Puts together what was typed on `base` and what somebody else saved meanwhile: a field that one side alone changed takes that
 * side's value.
 */
export function mergeReception(
  base: Partial<ReceptionValues>,
  mine: ReceptionValues,
  theirs: Partial<ReceptionValues>,
): Merged {
  const values: Partial<ReceptionValues> = {};
  const conflicts: ConflictField[] = [];
  for (const field of Object.keys(theirs).filter((one): one is ConflictField => !derived.has(one))) {
    const [was, own, other] = [base[field], mine[field], theirs[field]].map((one) =>
      JSON.stringify(one ?? null),
    );
    if (own === other || other === was) continue;
    if (own === was) Object.assign(values, { [field]: theirs[field] });
    else conflicts.push(field);
  }
  return { values, conflicts };
}
