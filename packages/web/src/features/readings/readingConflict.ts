import { bySide, phiaAnh, phiaAnhs } from '@sen/domain/readings/phiaAnh';
import { currentLanguage } from '../../session/i18n.ts';
import type { ConflictLine } from '../../ui/ConflictDialog.tsx';
import { formatDateTime, isInstant } from '../../ui/dateText.ts';
import { nameOf, valueText } from './parts/fieldWords.ts';
import {
  type Image,
  type LineValues,
  lineOf,
  partAt,
  type ReadingLine,
  type ReadingValues,
  readingFields,
} from './readingEntry.ts';

type Field = keyof LineValues;

/** The texts of `readings` and `common`, by their full keys. */
type Texts = (key: string, values: Record<string, unknown>) => string;

/** What a kind keeps besides: what it is called, and its content in one line. */
type Content = { label: string; told: (content: unknown, stored: unknown) => string };

/** Fields that both changed, each version as text, in the order of the slip. */
export function conflictLines(
  paths: readonly string[],
  mine: ReadingValues,
  theirs: ReadingValues,
  lines: readonly ReadingLine[],
  t: Texts,
  content?: Content,
): ConflictLine[] {
  return lines.flatMap((line) =>
    readingFields
      .flatMap((field) => partsOf(line, field, t, content))
      .filter(({ path }) => paths.includes(path))
      .map(({ path, label, textOf }) => ({
        path,
        label: `${line.TenDichVu}: ${label}`,
        mine: textOf(lineOf(mine, line.ChiTiet_Id)) || '–',
        theirs: textOf(lineOf(theirs, line.ChiTiet_Id)) || '–',
      })),
  );
}

type Part = { path: string; label: string; textOf: (values: LineValues) => string };

/** The parts that a field of a service is, each with its name and how it is read. */
function partsOf(line: ReadingLine, field: Field, t: Texts, content: Content | undefined): Part[] {
  const path = partAt(line.ChiTiet_Id, field);
  if (field === 'truongs')
    return line.truongs.map((one) => ({
      path: partAt(line.ChiTiet_Id, field, one.Ma),
      label: nameOf(one),
      textOf: ({ truongs }) => fieldText(one, truongs[one.Ma]),
    }));
  if (field === 'hinhAnhs')
    return [
      { path, label: t('readings:imagesTitle', {}), textOf: ({ hinhAnhs }) => imagesText(hinhAnhs, t) },
    ];
  if (field === 'noiDung')
    return content
      ? [{ path, label: content.label, textOf: (values) => contentText(line, values, content) }]
      : [];
  return [
    { path, label: t(`readings:field.${field}`, {}), textOf: (values) => textOf(line, field, values, t) },
  ];
}

function textOf(
  line: ReadingLine,
  field: Exclude<Field, 'truongs' | 'hinhAnhs' | 'noiDung'>,
  values: LineValues,
  t: Texts,
): string {
  if (field === 'LaNguyHiem') return t(values.LaNguyHiem ? 'common:yes' : 'common:no', {});
  if (field === 'NguoiThucHien_Ids')
    return values[field].map((id) => line.NguoiThucHiens.find((one) => one._id === id)?.ten ?? id).join(', ');
  const value = values[field];
  if (field === 'ThoiGianThucHien' && value && isInstant(value)) return formatDateTime(value);
  const device = field === 'ThietBi_Id' ? line.thietBis.find((one) => one._id === value)?.ten : undefined;
  const template =
    field === 'TuDienKetLuan_Id'
      ? line.mauKetLuans.find((one) => one._id === value)?.TenTuDienKetLuan
      : undefined;
  return device ?? template ?? value?.trim() ?? '';
}

function fieldText({ Kieu, DonVi }: ReadingLine['truongs'][number], GiaTri: string | undefined): string {
  return GiaTri ? [valueText({ Kieu, GiaTri }), DonVi].filter(Boolean).join(' ') : '';
}

/** How many there are, by side and on paper too, what is written below them, and how much is drawn on them. */
function imagesText(images: readonly Image[], t: Texts): string {
  const marks = images.reduce((sum, { DanhDaus }) => sum + (DanhDaus?.length ?? 0), 0);
  const sides = bySide(images);
  return [
    t('readings:images', { count: images.length }),
    ...phiaAnhs
      .filter((side) => sides[side].length > 0)
      .map((side) => `${phiaAnh[side][currentLanguage()]}: ${sides[side].length}`),
    images.length > 0
      ? t('readings:imagesPrinted', { count: images.filter(({ InTrenPhieu }) => InTrenPhieu).length })
      : '',
    images
      .map(({ ChuThich }) => ChuThich.trim())
      .filter(Boolean)
      .join('; '),
    marks > 0 ? t('readings:marks', { count: marks }) : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

function contentText({ noiDung = null }: ReadingLine, values: LineValues, { told }: Content): string {
  return values.noiDung === null ? '' : told(values.noiDung, noiDung);
}
