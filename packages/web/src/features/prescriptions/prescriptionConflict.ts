import { showDecimal } from '../../ui/numberText.ts';
import { type DrugLine, doseTimes, quantityOf } from './drugLine.ts';

export type DrugConflict = {
  path: string;
  label: string;
  mine: string;
  theirs: string;
  first: 'mine' | 'theirs';
};

/** The drugs whose lines differ between one's own prescription and the server's; theirs first where one's own is as it was opened. */
export function drugConflicts(
  base: readonly DrugLine[],
  mine: readonly DrugLine[],
  theirs: readonly DrugLine[],
): DrugConflict[] {
  return drugsOf(mine, theirs).flatMap((path) => {
    const [own, other, before] = [mine, theirs, base].map((lines) => textOf(lines, path));
    if (own === other || own === undefined || other === undefined) return [];
    const label = [...mine, ...theirs].find((line) => line.Duoc_Id === path)?.TenDuoc ?? path;
    return [{ path, label, mine: own, theirs: other, first: own === before ? 'theirs' : 'mine' }];
  });
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

function drugsOf(...all: ReadonlyArray<readonly DrugLine[]>): string[] {
  return [...new Set(all.flat().map((line) => line.Duoc_Id))];
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
