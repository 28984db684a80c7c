import type { Issue } from '@sen/domain/catalogue/validate';
import { filledFrom, type ResultText } from '@sen/domain/orders/textResult';
import type { DanhDau } from '@sen/domain/readings/marks';
import type { PhiaAnh } from '@sen/domain/readings/phiaAnh';
import { type Parts, sameValue } from '../../ui/recordForm/parts.ts';
import type { ReadingResultFragment } from './readings.main.gen.ts';

export type ReadingResult = ReadingResultFragment;
/** A service of a result, with what its kind keeps besides. */
export type ReadingLine = ReadingResult['ketQuas'][number] & { noiDung?: unknown };
export type Template = ReadingLine['mauKetLuans'][number];

/** An image of a service in the form. */
export type Image = {
  Tep_Id: string;
  ChuThich: string;
  InTrenPhieu: boolean;
  /** Taken before or after the work, where that is kept; null for neither. */
  Phia?: PhiaAnh | null;
  /** What is drawn on it, where that is kept. */
  DanhDaus?: readonly DanhDau[];
};

/** The values of the fields of a report by their codes, as the form holds them; one without a value is left out. */
export type FieldTexts = Readonly<Record<string, string>>;

/** What stands for one service in the form. */
export type LineValues = ResultText & {
  LaNguyHiem: boolean;
  TuDienKetLuan_Id: string | null;
  ThietBi_Id: string | null;
  NguoiThucHien_Ids: readonly string[];
  /** An instant, or the text as typed while it is none. */
  ThoiGianThucHien: string | null;
  truongs: FieldTexts;
  hinhAnhs: readonly Image[];
  /** What its kind keeps besides; null where it says nothing. */
  noiDung: unknown;
};

/** What a kind says of the content that it keeps of a service beside texts and images. */
export type ContentRules = {
  /** The stored content as the form holds it. */
  toValue: (stored: unknown) => unknown;
  /** What is wrong with it; for a return also what is missing. Paths are its own. */
  issues: (value: unknown, about: ContentAbout) => Issue[];
};

/** What content is judged by: whether it is to be returned, what is stored of the service, what time it is, in ms. */
export type ContentAbout = { complete: boolean; stored: unknown; now: number };

/** The form of a slip: its services by the id of their lines. */
export type ReadingValues = Readonly<Record<string, LineValues>>;

/** What goes to the server: the changed fields of services, on the version they were typed on. */
export type ReadingInput = {
  version: number;
  ketQuas: ({ ChiTiet_Id: string } & Partial<
    Omit<LineValues, 'hinhAnhs' | 'NguoiThucHien_Ids' | 'truongs'> & {
      hinhAnhs: SentImage[];
      NguoiThucHien_Ids: string[];
      truongs: { Ma: string; GiaTri: string | null }[];
    }
  >)[];
};

type SentImage = Omit<Image, 'DanhDaus'> & { DanhDaus?: (Omit<DanhDau, 'Diem'> & { Diem: number[] })[] };

/** The fields of a service, in their order. */
export const readingFields = [
  'truongs',
  'MoTa',
  'KetLuan',
  'DeNghi',
  'LaNguyHiem',
  'TuDienKetLuan_Id',
  'ThietBi_Id',
  'NguoiThucHien_Ids',
  'ThoiGianThucHien',
  'hinhAnhs',
  'noiDung',
] as const;
type Field = (typeof readingFields)[number];

const nothing: LineValues = {
  truongs: {},
  MoTa: '',
  KetLuan: '',
  DeNghi: '',
  LaNguyHiem: false,
  TuDienKetLuan_Id: null,
  ThietBi_Id: null,
  NguoiThucHien_Ids: [],
  ThoiGianThucHien: null,
  hinhAnhs: [],
  noiDung: null,
};

/** The values of a slip as stored. */
export function valuesOf(lines: readonly ReadingLine[], content?: ContentRules): ReadingValues {
  return Object.fromEntries(lines.map((line) => [line.ChiTiet_Id, storedLine(line, content)]));
}

function storedLine(line: ReadingLine, content: ContentRules | undefined): LineValues {
  return {
    MoTa: line.MoTa ?? '',
    KetLuan: line.KetLuan ?? '',
    DeNghi: line.DeNghi ?? '',
    LaNguyHiem: line.LaNguyHiem,
    TuDienKetLuan_Id: line.TuDienKetLuan_Id,
    ThietBi_Id: line.ThietBi_Id,
    NguoiThucHien_Ids: line.NguoiThucHien_Ids,
    ThoiGianThucHien: line.ThoiGianThucHien,
    truongs: Object.fromEntries(line.truongs.flatMap(({ Ma, GiaTri }) => (GiaTri ? [[Ma, GiaTri]] : []))),
    hinhAnhs: line.hinhAnhs.map(({ Tep_Id, ChuThich, InTrenPhieu, Phia, DanhDaus }) => ({
      Tep_Id,
      ChuThich: ChuThich ?? '',
      InTrenPhieu,
      Phia,
      DanhDaus: DanhDaus.map(({ Loai, Mau, Diem, Chu }) => ({ Loai, Mau, Diem, Chu })),
    })),
    noiDung: content?.toValue(line.noiDung) ?? null,
  };
}

/** What stands for a service; nothing for one that came to the slip since. */
export function lineOf(values: ReadingValues, ChiTiet_Id: string): LineValues {
  return values[ChiTiet_Id] ?? nothing;
}

/** The part of the form that a field of a service is; of the fields of its report each one, by its code. */
export function partAt(ChiTiet_Id: string, field: Field, code?: string): string {
  return code === undefined ? `${ChiTiet_Id}.${field}` : `${ChiTiet_Id}.${field}.${code}`;
}

/**
 * Each field of each service is a part, and each field of its report: one person writes while another adds images or measures. Texts
 * are the same whatever blanks stand around them, as the server keeps them.
 */
export const readingParts: Parts<ReadingValues> = {
  differing: (one, other) =>
    [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((id) =>
      readingFields.flatMap((field) => differingAt(id, field, lineOf(one, id), lineOf(other, id))),
    ),
  put: (into, from, paths) =>
    paths.reduce<ReadingValues>((values, path) => withPart(values, placeOf(path), from), into),
  pick: (values, paths) =>
    paths.reduce<ReadingValues>((picked, path) => withPart(picked, placeOf(path), values), {}),
};

function differingAt(id: string, field: Field, one: LineValues, other: LineValues): string[] {
  if (field !== 'truongs') return sameField(one[field], other[field]) ? [] : [partAt(id, field)];
  return [...new Set([...Object.keys(one.truongs), ...Object.keys(other.truongs)])]
    .filter((code) => !sameField(one.truongs[code] ?? null, other.truongs[code] ?? null))
    .map((code) => partAt(id, field, code));
}

function sameField(one: LineValues[Field], other: LineValues[Field]): boolean {
  return sameValue(withoutBlanks(one), withoutBlanks(other));
}

/** A value without the blanks around the texts in it; a text of blanks only is none. */
function withoutBlanks(value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  if (typeof value !== 'object' || value === null) return value;
  return JSON.parse(
    JSON.stringify(value, (_key, inner: unknown) =>
      typeof inner === 'string' ? inner.trim() || null : inner,
    ),
  );
}

type Place = { id: string; field: Field; code: string };

function placeOf(path: string): Place {
  const [id = '', field = '', ...code] = path.split('.');
  return { id, field: field as Field, code: code.join('.') }; // written by partAt; a code may have points
}

function withPart(values: ReadingValues, { id, field, code }: Place, from: ReadingValues): ReadingValues {
  const [line, source] = [lineOf(values, id), lineOf(from, id)];
  if (code === '') return { ...values, [id]: { ...line, [field]: source[field] } };
  const { [code]: _before, ...others } = line.truongs;
  const text = source.truongs[code];
  return { ...values, [id]: { ...line, truongs: text ? { ...others, [code]: text } : others } };
}

const isChanged = (changed: readonly string[], id: string, field: Field) =>
  changed.some((path) => path === partAt(id, field) || path.startsWith(`${partAt(id, field)}.`));

/** What goes to the server: the changed fields of the services of the slip, on the version they were typed on. */
export function inputOf(
  lines: readonly ReadingLine[],
  values: ReadingValues,
  changed: readonly string[],
  version: number,
): ReadingInput {
  return {
    version,
    ketQuas: lines.flatMap(({ ChiTiet_Id, truongs }) => {
      const line = lineOf(values, ChiTiet_Id);
      const given = readingFields.filter((field) => isChanged(changed, ChiTiet_Id, field));
      return given.length === 0
        ? []
        : [
            {
              ChiTiet_Id,
              ...Object.fromEntries(given.map((field) => [field, line[field]])),
              ...(given.includes('truongs')
                ? {
                    truongs: truongs
                      .filter(({ Ma }) => changed.includes(partAt(ChiTiet_Id, 'truongs', Ma)))
                      .map(({ Ma }) => ({ Ma, GiaTri: line.truongs[Ma] ?? null })),
                  }
                : {}),
            },
          ];
    }),
  };
}

/** The server's issues, whose paths count the services that were sent, at their places in the slip. */
export function issuesInSlip(
  issues: readonly Issue[],
  lines: readonly ReadingLine[],
  changed: readonly string[],
): Issue[] {
  const sent = lines.flatMap(({ ChiTiet_Id }, at) =>
    readingFields.some((field) => isChanged(changed, ChiTiet_Id, field)) ? [at] : [],
  );
  return issues.map((issue) => {
    const found = /^(?:luu\.)?ketQuas\.(\d+)\.(.+)$/.exec(issue.path);
    const at = found ? sent[Number(found[1])] : undefined;
    return at === undefined ? issue : { ...issue, path: `ketQuas.${at}.${found?.[2]}` };
  });
}

/** The part that an issue of the slip is about. */
export function partOfIssue(path: string, lines: readonly ReadingLine[]): string {
  const [, at = '', field = '', ...inner] = path.split('.');
  const line = lines[Number(at)];
  const known = readingFields.find((one) => one === field);
  if (!line || !known) return path;
  return partAt(line.ChiTiet_Id, known, known === 'truongs' ? inner.join('.') : undefined);
}

export type Progress = { concluded: number; needed: number };

/** The text of how far a slip in work is, and what fills it. */
export function progressText({ concluded, needed }: Progress): [key: string, values: Progress] {
  const key = needed === 0 ? 'nothingNeeded' : concluded < needed ? 'progress' : 'complete';
  return [key, { concluded, needed }];
}

/** How far the slip is: services that have a conclusion, of those that need one. */
export function progressOf(lines: readonly ReadingLine[], values: ReadingValues): Progress {
  const needed = lines.filter((line) => !line.KhongKetQua);
  const concluded = needed.filter((line) => lineOf(values, line.ChiTiet_Id).KetLuan.trim() !== '');
  return { concluded: concluded.length, needed: needed.length };
}

/** A service after a ready conclusion was chosen, and the parts of its text that would be lost. */
export function withTemplate(
  line: LineValues,
  template: Template,
): { line: LineValues; lost: (keyof ResultText)[] } {
  const { text, lost } = filledFrom(line, template);
  return { line: { ...line, ...text, TuDienKetLuan_Id: template._id }, lost };
}

/** The preliminary version that is given out of a slip in work; the last one given, unless it was taken back. */
export function preliminaryOf({ phienBans }: ReadingResult) {
  const given = phienBans.find((version) => version.NgayTra);
  return given?.LaSoBo && !given.NgayHuy ? given : null;
}
