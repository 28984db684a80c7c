import type { ConflictLine } from '../../ui/ConflictDialog.tsx';
import { showDecimal } from '../../ui/numberText.ts';
import { type DrugLine, doseTimes, quantityOf } from './drugLine.ts';
import { collecting, type PrescriptionValues, warningOf } from './prescriptionParts.ts';

/** Drugs and reasons that both changed, each version in words. */
export function conflictLines(
  paths: readonly string[],
  mine: PrescriptionValues,
  theirs: PrescriptionValues,
  { reason: reasonLabel, collect }: { reason: string; collect: string },
): ConflictLine[] {
  return paths.map((path) => {
    if (path === collecting) {
      const changed = (values: PrescriptionValues) => (values.CachLayThuoc_Id ? '✓' : '–');
      return { path, label: collect, mine: changed(mine), theirs: changed(theirs) };
    }
    const key = warningOf(path);
    if (key !== null)
      return { path, label: reasonLabel, mine: mine.reasons[key] || '–', theirs: theirs.reasons[key] || '–' };
    const label = [...mine.lines, ...theirs.lines].find((line) => line.Duoc_Id === path)?.TenDuoc ?? path;
    return { path, label, mine: textOf(mine.lines, path), theirs: textOf(theirs.lines, path) };
  });
}

function textOf(lines: readonly DrugLine[], Duoc_Id: string): string {
  const texts = lines
    .filter((line) => line.Duoc_Id === Duoc_Id)
    .map((line) => {
      const doses = doseTimes.map((time) => showDecimal(line[time]) || '0').join('-');
      const quantity = showDecimal(Number(quantityOf(line)));
      return [`${doses} × ${line.SoNgay} = ${quantity}`, line.LoaiToa, line.CachDung]
        .filter(Boolean)
        .join(', ');
    });
  return texts.length === 0 ? '–' : texts.join(' / ');
}
