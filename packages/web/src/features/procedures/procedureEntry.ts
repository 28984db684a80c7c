import type { Issue } from '@sen/domain/catalogue/validate';
import { hasComplication, reportIssues } from '@sen/domain/procedures/tuongTrinh';
import { isInstant } from '../../ui/dateText.ts';
import { fieldParts, type Parts } from '../../ui/recordForm/parts.ts';
import {
  inputOf,
  issuesInSlip,
  partOfIssue,
  type ReadingValues,
  readingParts,
  valuesOf,
} from '../readings/readingEntry.ts';
import { entryIssues } from '../readings/readingIssues.ts';
import type {
  ProcedureReportFragment,
  ProcedureResultFragment,
  ProcedureSaveMutationVariables,
} from './procedures.main.gen.ts';

export type ProcedureResult = ProcedureResultFragment;
export type ProcedureReport = ProcedureReportFragment;

/** What goes to the server. */
export type ProcedureInput = ProcedureSaveMutationVariables['input'];

/** A member of the team in the form; the share as it is typed. */
export type Member = {
  NhanVien_Id: string | null;
  VaiTro: ProcedureReport['Kip'][number]['VaiTro'];
  TyLe: string | null;
};

/** The report in the form. */
export type ReportValues = {
  BatDau: string | null;
  KetThuc: string | null;
  PhuongPhapPhauThuat_Id: string | null;
  PhuongPhapVoCam_Id: string | null;
  ChanDoanTruoc: string;
  ChanDoanTruocICD_Id: string | null;
  ChanDoanSau: string;
  ChanDoanSauICD_Id: string | null;
  TuVong: ProcedureReport['TuVong'];
  TaiBien: ProcedureReport['TaiBien'];
  TaiBienGhiChu: string;
  Kip: readonly Member[];
};

/** The report that is shown of a slip; null where nothing is written of it: then it was no operation. */
export function shownReport<R extends { PhienBan: number }>({
  tuongTrinh,
  tuongTrinhs,
}: {
  tuongTrinh: R;
  tuongTrinhs: ReadonlyArray<{ PhienBan: number }>;
}): R | null {
  return tuongTrinhs.some(({ PhienBan }) => PhienBan === tuongTrinh.PhienBan) ? tuongTrinh : null;
}

/** A service to read beside a report: who performed it and when is said by the report with its team. */
export function ofTeam<L>(line: L): L & { ThoiGianThucHien: null } {
  return { ...line, ThoiGianThucHien: null };
}

/** The form of a slip: its services, and the report of the operation. */
export type ProcedureValues = { dichVus: ReadingValues; tuongTrinh: ReportValues };

export const blankReport: ReportValues = {
  BatDau: null,
  KetThuc: null,
  PhuongPhapPhauThuat_Id: null,
  PhuongPhapVoCam_Id: null,
  ChanDoanTruoc: '',
  ChanDoanTruocICD_Id: null,
  ChanDoanSau: '',
  ChanDoanSauICD_Id: null,
  TuVong: null,
  TaiBien: null,
  TaiBienGhiChu: '',
  Kip: [],
};

/** The fields of a report, in the order of its form. */
export const reportFields = Object.keys(blankReport) as (keyof ReportValues)[]; // the keys of the record

/** The values of a slip as stored. */
export function procedureValues({ ketQua, tuongTrinh }: ProcedureResult): ProcedureValues {
  return { dichVus: valuesOf(ketQua.ketQuas), tuongTrinh: reportValues(tuongTrinh) };
}

function reportValues(report: ProcedureReport): ReportValues {
  return {
    BatDau: report.BatDau ?? null,
    KetThuc: report.KetThuc ?? null,
    PhuongPhapPhauThuat_Id: report.PhuongPhapPhauThuat?._id ?? null,
    PhuongPhapVoCam_Id: report.PhuongPhapVoCam?._id ?? null,
    ChanDoanTruoc: report.ChanDoanTruoc ?? '',
    ChanDoanTruocICD_Id: report.ChanDoanTruocICD?._id ?? null,
    ChanDoanSau: report.ChanDoanSau ?? '',
    ChanDoanSauICD_Id: report.ChanDoanSauICD?._id ?? null,
    TuVong: report.TuVong ?? null,
    TaiBien: report.TaiBien ?? null,
    TaiBienGhiChu: report.TaiBienGhiChu ?? '',
    Kip: report.Kip.map(({ NhanVien_Id, VaiTro, TyLe }) => ({
      NhanVien_Id,
      VaiTro,
      TyLe: TyLe === null || TyLe === undefined ? null : String(TyLe),
    })),
  };
}

const ofReport = fieldParts<ReportValues>();
const prefix = 'tuongTrinh.';
const reportPaths = (paths: readonly string[]) =>
  paths.flatMap((path) => (path.startsWith(prefix) ? [path.slice(prefix.length)] : []));
const linePaths = (paths: readonly string[]) => paths.filter((path) => !path.startsWith(prefix));

/** Each field of the report and of each service is a part: one person writes the report while another adds images. */
export const procedureParts: Parts<ProcedureValues> = {
  differing: (one, other) => [
    ...ofReport.differing(one.tuongTrinh, other.tuongTrinh).map((path) => `${prefix}${path}`),
    ...readingParts.differing(one.dichVus, other.dichVus),
  ],
  put: (into, from, paths) => ({
    dichVus: readingParts.put(into.dichVus, from.dichVus, linePaths(paths)),
    tuongTrinh: ofReport.put(into.tuongTrinh, from.tuongTrinh, reportPaths(paths)),
  }),
  pick: (values, paths) => ({
    dichVus: readingParts.pick(values.dichVus, linePaths(paths)),
    tuongTrinh: ofReport.pick(values.tuongTrinh, reportPaths(paths)),
  }),
};

/** What was typed as it was meant: a row of the team of which nothing is said is none. */
export function cleanProcedure(values: ProcedureValues): ProcedureValues {
  const Kip = values.tuongTrinh.Kip.filter(({ NhanVien_Id, TyLe }) => NhanVien_Id || TyLe?.trim());
  return Kip.length === values.tuongTrinh.Kip.length
    ? values
    : { ...values, tuongTrinh: { ...values.tuongTrinh, Kip } };
}

/** A complication that is chosen; of none there is nothing to say. */
export function withComplication(TaiBien: ReportValues['TaiBien']): Partial<ReportValues> {
  return hasComplication(TaiBien) ? { TaiBien } : { TaiBien, TaiBienGhiChu: '' };
}

const shareOf = (text: string | null) => (text === null || text === '' ? null : Number(text));

/**
 * What is wrong with the values; for a lock and a return also what is missing. Paths are by place in the slip. The clock of a desk judges what
 * is typed there, no time that the server knows.
 */
export function procedureIssues(
  { ketQua, tuongTrinh }: ProcedureResult,
  values: ProcedureValues,
  complete: boolean,
  now: Date,
): Issue[] {
  const report = values.tuongTrinh;
  const said = { ...report, Kip: report.Kip.map((one) => ({ ...one, TyLe: shareOf(one.TyLe) })) };
  const differing = ofReport.differing(report, reportValues(tuongTrinh));
  const untold = (['BatDau', 'KetThuc'] as const).filter((path) => report[path] && !isInstant(report[path]));
  const noShare = report.Kip.flatMap(({ TyLe }, at) => (Number.isNaN(shareOf(TyLe)) ? [at] : []));
  return [
    ...entryIssues(ketQua.ketQuas, values.dichVus, complete, {
      ordered: Date.parse(ketQua.DichVuYeuCau.NgayYeuCau),
      now: now.getTime(),
      saidOnce: true,
    }),
    ...[
      ...untold.map((path): Issue => ({ path, code: 'NOT_A_DATE' })),
      ...noShare.map((at): Issue => ({ path: `Kip.${at}.TyLe`, code: 'NOT_A_NUMBER' })),
      ...reportIssues(said, now, complete && tuongTrinh.batBuoc).filter(
        ({ path, code }) => code !== 'PROCEDURE_FUTURE' || differing.includes(path),
      ),
    ].map((issue) => ({ ...issue, path: `${prefix}${issue.path}` })),
  ];
}

/** What goes to the server: the changed parts, on the version they were typed on. */
export function procedureInput(
  { ketQua }: ProcedureResult,
  values: ProcedureValues,
  changed: readonly string[],
  version: number,
): ProcedureInput {
  const fields = reportPaths(changed);
  const { Kip, ...plain } = values.tuongTrinh;
  const given = Object.entries(plain)
    .filter(([name]) => fields.includes(name))
    .map(([name, value]) => [name, value === '' ? null : value]);
  const team = fields.includes('Kip')
    ? {
        Kip: Kip.flatMap(({ NhanVien_Id, VaiTro, TyLe }) =>
          NhanVien_Id ? [{ NhanVien_Id, VaiTro, TyLe: shareOf(TyLe) }] : [],
        ),
      }
    : {};
  const tuongTrinh: ProcedureInput['tuongTrinh'] =
    fields.length > 0 ? { ...Object.fromEntries(given), ...team } : null;
  return { ...inputOf(ketQua.ketQuas, values.dichVus, linePaths(changed), version), tuongTrinh };
}

/** The server's issues at their places in the slip. */
export function placedIssues(
  issues: readonly Issue[],
  { ketQua }: ProcedureResult,
  changed: readonly string[],
): Issue[] {
  return issuesInSlip(issues, ketQua.ketQuas, changed).map((issue) => ({
    ...issue,
    path: issue.path.replace(/^luu\./, ''),
  }));
}

/** The part that an issue is about. */
export function partOfPath(path: string, result: ProcedureResult | null): string {
  if (path.startsWith(prefix)) return path.split('.').slice(0, 2).join('.');
  return partOfIssue(path, result?.ketQua.ketQuas ?? []);
}

/** The tabs of a slip; supplies are for whoever may note them. */
export const slipTabs = ['KetQua', 'HinhAnh', 'ThongTin', 'VatTu'] as const;
export type SlipTab = (typeof slipTabs)[number];

/** The tab on which a path stands. */
export function tabOf(path: string): SlipTab {
  if (path.startsWith(prefix)) return 'ThongTin';
  return path.includes('.hinhAnhs') ? 'HinhAnh' : 'KetQua';
}
