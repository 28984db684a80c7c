import type { OldDraft } from '../../ui/recordForm/keptDraft.ts';
import type { Parts } from '../../ui/recordForm/parts.ts';
import { type DrugLine, doseTimes, quantityOf } from './drugLine.ts';

/** A prescription as it is written: its lines, how they are collected, and the reasons of overridden warnings by the warning's key. */
export type PrescriptionValues = {
  lines: readonly DrugLine[];
  CachLayThuoc_Id: string | null;
  reasons: Readonly<Record<string, string>>;
};

export const noPrescription: PrescriptionValues = { lines: [], CachLayThuoc_Id: null, reasons: {} };

const reason = 'reason ';
/** The part that says how the drugs are collected. */
export const collecting = 'CachLayThuoc_Id';

/** The warning of a part that is a reason, or null. */
export function warningOf(path: string): string | null {
  return path.startsWith(reason) ? path.slice(reason.length) : null;
}

/** Whether a part is a drug, named by its id. */
export const isDrug = (path: string): boolean => path !== collecting && warningOf(path) === null;

/** A prescription divides into its drugs, each with all its lines, how they are collected, and its reasons. */
export const prescriptionParts: Parts<PrescriptionValues> = {
  differing: (one, other) => [
    ...((one.CachLayThuoc_Id ?? null) === (other.CachLayThuoc_Id ?? null) ? [] : [collecting]),
    ...drugsOf(one.lines, other.lines).filter((id) => textOf(one.lines, id) !== textOf(other.lines, id)),
    ...[...new Set([...Object.keys(one.reasons), ...Object.keys(other.reasons)])]
      .filter((key) => (one.reasons[key] ?? '').trim() !== (other.reasons[key] ?? '').trim())
      .map((key) => reason + key),
  ],
  put: (into, from, paths) =>
    paths.length === 0
      ? into
      : {
          CachLayThuoc_Id: (paths.includes(collecting) ? from : into).CachLayThuoc_Id ?? null,
          lines: mergedLines(into.lines, from.lines, new Set(paths)),
          reasons: { ...into.reasons, ...reasonsIn(from, paths) },
        },
  pick: (values, paths) => ({
    lines: values.lines.filter((line) => paths.includes(line.Duoc_Id)),
    CachLayThuoc_Id: paths.includes(collecting) ? values.CachLayThuoc_Id : null,
    reasons: reasonsIn(values, paths),
  }),
};

/** A draft of an earlier version of Sen: lines and reasons, and the lines that they were typed on. */
export function oldPrescriptionDraft(draft: object): OldDraft<PrescriptionValues> {
  const {
    lines = [],
    base = [],
    reasons = {},
  } = draft as Partial<PrescriptionValues> & { base?: DrugLine[] }; // as it was kept
  const [values, before] = [
    { lines, CachLayThuoc_Id: null, reasons },
    { lines: base, CachLayThuoc_Id: null, reasons: {} },
  ];
  return { paths: prescriptionParts.differing(values, before), values, base: before };
}

/** One's own lines, but those of the drugs `taken` as they are in theirs. */
export function mergedLines(
  mine: readonly DrugLine[],
  theirs: readonly DrugLine[],
  taken: ReadonlySet<string>,
): DrugLine[] {
  return drugsOf(mine, theirs).flatMap((id) =>
    (taken.has(id) ? theirs : mine).filter((line) => line.Duoc_Id === id),
  );
}

function reasonsIn({ reasons }: PrescriptionValues, paths: readonly string[]): Record<string, string> {
  const keys = paths.flatMap((path) => warningOf(path) ?? []);
  return Object.fromEntries(keys.map((key) => [key, reasons[key] ?? '']));
}

function drugsOf(...all: ReadonlyArray<readonly DrugLine[]>): string[] {
  return [...new Set(all.flat().map((line) => line.Duoc_Id))];
}

/** What the lines of a drug say; numbers as numbers, whatever their zeros. */
function textOf(lines: readonly DrugLine[], Duoc_Id: string): string {
  const number = (text: string | null) => (text === null || Number.isNaN(Number(text)) ? text : Number(text));
  return JSON.stringify(
    lines
      .filter((line) => line.Duoc_Id === Duoc_Id)
      .map((line) => [
        line.LoaiToa,
        line.Kho_Id,
        line.SoNgay,
        ...doseTimes.map((time) => number(line[time])),
        number(quantityOf(line)),
        line.DuongDung_Id,
        line.CachDung || null,
      ]),
  );
}
