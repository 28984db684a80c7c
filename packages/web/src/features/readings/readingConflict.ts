import type { ConflictLine } from '../../ui/ConflictDialog.tsx';
import { formatDateTime, isInstant } from '../../ui/dateText.ts';
import {
  type FieldTexts,
  type LineValues,
  lineOf,
  partAt,
  type ReadingLine,
  type ReadingValues,
  readingFields,
} from './readingEntry.ts';

type Field = keyof LineValues;

/** Labels of fields, and what a kind keeps besides in one line. */
type Words = {
  labelOf: (field: Field, count: number) => string;
  yesNo: (is: boolean) => string;
  told: (content: unknown, stored: unknown) => string;
};

/** Fields that both changed, each version as text, in the order of the slip. */
export function conflictLines(
  paths: readonly string[],
  mine: ReadingValues,
  theirs: ReadingValues,
  lines: readonly ReadingLine[],
  words: Words,
): ConflictLine[] {
  return lines.flatMap((line) =>
    readingFields
      .map((field) => ({ field, path: partAt(line.ChiTiet_Id, field) }))
      .filter(({ path }) => paths.includes(path))
      .map(({ field, path }) => ({
        path,
        label: `${line.TenDichVu}: ${words.labelOf(field, 0)}`,
        mine: textOf(line, field, lineOf(mine, line.ChiTiet_Id), words),
        theirs: textOf(line, field, lineOf(theirs, line.ChiTiet_Id), words),
      })),
  );
}

function textOf(
  line: ReadingLine,
  field: Field,
  values: LineValues,
  { labelOf, yesNo, told }: Words,
): string {
  if (field === 'LaNguyHiem') return yesNo(values.LaNguyHiem);
  if (field === 'hinhAnhs') return labelOf(field, values.hinhAnhs.length);
  if (field === 'NguoiThucHien_Ids')
    return (
      values[field].map((id) => line.NguoiThucHiens.find((one) => one._id === id)?.ten ?? id).join(', ') ||
      '–'
    );
  if (field === 'truongs') return fieldsText(line, values.truongs);
  if (field === 'noiDung') return values.noiDung === null ? '–' : told(values.noiDung, line.noiDung ?? null);
  const value = values[field];
  if (field === 'ThoiGianThucHien' && value && isInstant(value)) return formatDateTime(value);
  const device = field === 'ThietBi_Id' ? line.thietBis.find((one) => one._id === value)?.ten : undefined;
  const template =
    field === 'TuDienKetLuan_Id'
      ? line.mauKetLuans.find((one) => one._id === value)?.TenTuDienKetLuan
      : undefined;
  return device ?? template ?? (value?.trim() || '–');
}

/** The fields of a report that say something, in one line. */
function fieldsText({ truongs }: ReadingLine, texts: FieldTexts): string {
  const told = truongs.flatMap(({ Ma, Ten, DonVi }) =>
    texts[Ma] ? [`${Ten}: ${[texts[Ma], DonVi].filter(Boolean).join(' ')}`] : [],
  );
  return told.join('; ') || '–';
}
