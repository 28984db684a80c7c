import type { Issue } from '../catalogue/validate.ts';
import type { StateWarning } from './patientStates.ts';
import type { DrugFacts } from './warnings.ts';

/** A line of a prescription and whether its drug carries the star (★): it needs a consultation. */
export type StarredLine = { path: string; drug: Pick<DrugFacts, '_id' | 'TenDuoc'>; HoiChan: boolean };

/**
 * What stands against starred drugs in a visit without completed consultation minutes: a refusal of the line where the site wants the
 * minutes, else a warning that needs a reason.
 */
export function starredDrugs(
  lines: readonly StarredLine[],
  { coHoiChan, batBuoc }: { coHoiChan: boolean; batBuoc: boolean },
): { issues: Issue[]; warnings: StateWarning[] } {
  const open = coHoiChan ? [] : lines.filter((line) => line.HoiChan);
  return batBuoc
    ? { issues: open.map(({ path }) => ({ path, code: 'DRUG_NEEDS_CONSULTATION' })), warnings: [] }
    : {
        issues: [],
        warnings: open.map(({ drug: { _id, TenDuoc } }) => ({
          drug: { _id, TenDuoc, HoatChat_Ids: [] },
          MucDo: 'Consultation',
          Khac: null,
        })),
      };
}
