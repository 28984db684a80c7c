import type { Issue } from '@sen/domain/catalogue/validate';
import type { PhiaAnh } from '@sen/domain/readings/phiaAnh';
import type { DiemSoDo } from '@sen/domain/spa/bodyMap';
import { spaReportIssues } from '@sen/domain/spa/tuongTrinhSpa';
import type { Image } from '../readings/readingEntry.ts';
import type {
  BuoiCuaPhongFragment,
  LieuTrinhCuaPhongFragment,
  TuongTrinhBuoiFragment,
} from './desk.main.gen.ts';

export type DeskCourse = LieuTrinhCuaPhongFragment;
export type DeskSession = BuoiCuaPhongFragment;
export type SessionReport = TuongTrinhBuoiFragment;

/** The report of a session as its form has it. */
export type ReportValues = {
  QuaTrinh: string;
  KetQua: string;
  PhanUng: string;
  NguoiThucHien_Ids: readonly string[];
  ThietBi_Id: string | null;
  SoDo: readonly DiemSoDo[];
  anhTruoc: readonly Image[];
  anhSau: readonly Image[];
};

export const blankReport: ReportValues = {
  QuaTrinh: '',
  KetQua: '',
  PhanUng: '',
  NguoiThucHien_Ids: [],
  ThietBi_Id: null,
  SoDo: [],
  anhTruoc: [],
  anhSau: [],
};

/** The fields of a report in the order of its form. */
export const reportFields = Object.keys(blankReport) as Array<keyof ReportValues>; // the keys of the record

/** What stands of a session; before anything is written, whoever treats. */
export function reportValues({ tuongTrinh: said, NguoiThucHien }: DeskSession): ReportValues {
  if (!said) return { ...blankReport, NguoiThucHien_Ids: NguoiThucHien ? [NguoiThucHien._id] : [] };
  return {
    QuaTrinh: said.QuaTrinh ?? '',
    KetQua: said.KetQua ?? '',
    PhanUng: said.PhanUng ?? '',
    NguoiThucHien_Ids: said.NguoiThucHien_Ids,
    ThietBi_Id: said.ThietBi_Id ?? null,
    SoDo: said.SoDo.map(({ Mat, X, Y, Mau, GhiChu }) => ({ Mat, X, Y, Mau, GhiChu: GhiChu ?? null })),
    anhTruoc: picturesOf(said, 'Truoc'),
    anhSau: picturesOf(said, 'Sau'),
  };
}

/** The pictures of one side. */
export function picturesOf({ hinhAnhs }: Pick<SessionReport, 'hinhAnhs'>, side: PhiaAnh): Image[] {
  return hinhAnhs
    .filter(({ Phia }) => Phia === side)
    .map(({ Tep_Id, ChuThich, InTrenPhieu }) => ({ Tep_Id, ChuThich: ChuThich ?? '', InTrenPhieu }));
}

/** What goes to the server: the changed fields; pictures are given whole. */
export function reportInput(values: ReportValues, changed: readonly string[]) {
  const has = (field: keyof ReportValues) => changed.includes(field);
  const { QuaTrinh, KetQua, PhanUng, NguoiThucHien_Ids, ThietBi_Id, SoDo } = values;
  return {
    ...(has('QuaTrinh') ? { QuaTrinh } : {}),
    ...(has('KetQua') ? { KetQua } : {}),
    ...(has('PhanUng') ? { PhanUng } : {}),
    ...(has('NguoiThucHien_Ids') ? { NguoiThucHien_Ids: [...NguoiThucHien_Ids] } : {}),
    ...(has('ThietBi_Id') ? { ThietBi_Id } : {}),
    ...(has('SoDo') ? { SoDo: [...SoDo] } : {}),
    ...(has('anhTruoc') || has('anhSau') ? { hinhAnhs: allPictures(values) } : {}),
  };
}

function allPictures({ anhTruoc, anhSau }: ReportValues) {
  const side = (Phia: PhiaAnh) => (image: Image) => ({ ...image, Phia });
  return [...anhTruoc.map(side('Truoc')), ...anhSau.map(side('Sau'))];
}

/** What is wrong with the values; to verify them, also what is missing. */
export function reportIssues(values: ReportValues, complete: boolean): Issue[] {
  const found = spaReportIssues({ ...values, hinhAnhs: allPictures(values) }, complete);
  return found.map((issue) => placed(issue, values));
}

/** An issue at its place in the form: pictures stand by side. */
export function placed(issue: Issue, { anhTruoc }: ReportValues): Issue {
  const [field, at] = issue.path.split('.');
  if (field !== 'hinhAnhs') return issue;
  return { ...issue, path: at === undefined || Number(at) < anhTruoc.length ? 'anhTruoc' : 'anhSau' };
}

/** The parts of a session's work, each a tab of its own. */
export const sessionParts = ['QuaTrinh', 'SoDo', 'HinhAnh', 'VatTu', 'BuoiTruoc'] as const;
export type SessionPart = (typeof sessionParts)[number];

/** The tab on which a field stands. */
export function partOf(path: string): SessionPart {
  if (path.startsWith('SoDo')) return 'SoDo';
  return path.startsWith('anh') ? 'HinhAnh' : 'QuaTrinh';
}

/** How long a session has been going on, or went on, in whole minutes. */
export function minutesOf({ BatDau, KetThuc }: Pick<DeskSession, 'BatDau' | 'KetThuc'>, now: Date): number {
  if (!BatDau) return 0;
  const until = KetThuc ? Date.parse(KetThuc) : now.getTime();
  return Math.max(0, Math.floor((until - Date.parse(BatDau)) / 60_000));
}
