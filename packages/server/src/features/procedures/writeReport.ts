import type { Issue } from '@sen/domain/catalogue/validate';
import {
  hasComplication,
  reportIssues,
  type ThanhVienPTTT,
  type VaiTroPTTT,
} from '@sen/domain/procedures/tuongTrinh';
import { sql } from 'drizzle-orm';
import { refLabel } from '../../engine/catalogue/queries.ts';
import { actor, type Tx } from '../../engine/context.ts';
import { refuseIssues } from '../../engine/errors.ts';
import type { TuongTrinhPTTTInput } from '../../gql/main.ts';
import { followRules } from '../cashier/charges.ts';
import type { SlipRow } from '../orders/tables.ts';
import type { ReadService } from '../readings/services.ts';
import { blankReport, contentOf, type ReportContent, readReports } from './reports.ts';
import { tuongTrinhTable as table } from './tables.ts';

/** A report by what changes of it: what is left out stays, null empties. */
export function changed(stands: ReportContent, input: TuongTrinhPTTTInput): ReportContent {
  const { BatDau, KetThuc, Kip, ...plain } = input;
  const { TaiBien } = plain;
  const given = Object.entries(plain)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, typeof value === 'string' ? value.trim() || null : value]);
  return {
    ...stands,
    ...(Object.fromEntries(given) as Partial<ReportContent>), // fields of the input are fields of the report
    ...(BatDau === undefined ? {} : { BatDau: instantOf(BatDau) }),
    ...(KetThuc === undefined ? {} : { KetThuc: instantOf(KetThuc) }),
    ...(Kip ? { Kip: Kip.map(memberOf) } : {}),
    // of no complication there is nothing to say
    ...(TaiBien === undefined || hasComplication(TaiBien) ? {} : { TaiBienGhiChu: null }),
  };
}

const instantOf = (at: string | Date | null) => (at === null ? null : new Date(at));

function memberOf(one: { NhanVien_Id: string; VaiTro: VaiTroPTTT; TyLe?: number | null }): ThanhVienPTTT {
  return { NhanVien_Id: one.NhanVien_Id, VaiTro: one.VaiTro, TyLe: one.TyLe ?? null };
}

/** What is wrong with a report, at `tuongTrinh.<field>`. `complete`: before it is locked or returned. */
export function issuesOf(tx: Tx, report: ReportContent, complete: boolean): Issue[] {
  const said = {
    ...report,
    BatDau: report.BatDau?.toISOString() ?? null,
    KetThuc: report.KetThuc?.toISOString() ?? null,
  };
  return reportIssues(said, tx.now(), complete).map(atReport);
}

const atReport = (issue: Issue): Issue => ({ ...issue, path: `tuongTrinh.${issue.path}` });

/** Refuses a report that does not say what it must: a service with a result asks for a whole one. Errors: BAD_INPUT at `tuongTrinh.<field>`. */
export function requireWhole(tx: Tx, report: ReportContent, services: readonly ReadService[]): void {
  refuseIssues(issuesOf(tx, report, asksReport(services)));
}

/** Whether services need a report: one that has a result does. */
export function asksReport(services: ReadonlyArray<Pick<ReadService, 'KhongKetQua'>>): boolean {
  return services.some((service) => !service.KhongKetQua);
}

const references = [
  ['PhuongPhapPhauThuat_Id', 'DM_PhuongPhapPhauThuat'],
  ['PhuongPhapVoCam_Id', 'DM_PhuongPhapVoCam'],
  ['ChanDoanTruocICD_Id', 'ICD'],
  ['ChanDoanSauICD_Id', 'ICD'],
] as const;

/** The entries that a report names and that are not there. */
async function unknownIn(tx: Tx, report: ReportContent): Promise<Issue[]> {
  const named = [
    ...references.map(([path, to]) => ({ path: path as string, to: to as string, id: report[path] })),
    ...report.Kip.map((one, at) => ({ path: `Kip.${at}.NhanVien_Id`, to: 'NhanVien', id: one.NhanVien_Id })),
  ].filter(({ id }) => id);
  const labels = await Promise.all(named.map(({ to, id }) => refLabel(tx, to, id)));
  return named.flatMap(({ path }, at) => (labels[at] ? [] : [atReport({ path, code: 'NOT_IN_LIST' })]));
}

/** The report of a slip's version as it stands, for a command: read anew. */
export async function standingReport(
  tx: Tx,
  slip: SlipRow,
  PhienBan: number,
): Promise<{ report: ReportContent; isWritten: boolean }> {
  const row = (await readReports(tx, [slip._id])).find((one) => one.PhienBan === PhienBan);
  return { report: row ? contentOf(row) : blankReport(slip), isWritten: row !== undefined };
}

/** Writes what changes of a version's report; answers what the log says. Errors: BAD_INPUT at `tuongTrinh.<field>`. */
export async function writeReport(
  tx: Tx,
  slip: SlipRow,
  PhienBan: number,
  input: TuongTrinhPTTTInput,
): Promise<{ before: object; after: object }> {
  const { report: stands, isWritten } = await standingReport(tx, slip, PhienBan);
  const report = changed(stands, input);
  refuseIssues(issuesOf(tx, report, false));
  refuseIssues(await unknownIn(tx, report));
  await putReport(tx, slip._id, PhienBan, report);
  // what was done in one session, and by whom, decides what the fund pays of it
  if (sessionOf(report) !== sessionOf(stands)) await followRules(tx, slip.TiepNhan_Id);
  return { before: { tuongTrinh: isWritten ? [stands] : [] }, after: { tuongTrinh: [report] } };
}

const sessionOf = ({ BatDau, KetThuc, Kip }: ReportContent) =>
  JSON.stringify([BatDau, KetThuc, Kip.find((one) => one.VaiTro === 'PhauThuatVienChinh')?.NhanVien_Id]);

/** Makes this the report of a version. The caller holds the slip's row. */
export async function putReport(
  tx: Tx,
  DichVuYeuCau_Id: string,
  PhienBan: number,
  report: ReportContent,
): Promise<void> {
  await tx.db
    .insert(table)
    .values({ ...report, DichVuYeuCau_Id, PhienBan, NguoiTao_Id: actor(tx) })
    .onConflictDoUpdate({
      target: [table.DichVuYeuCau_Id, table.PhienBan],
      set: {
        ...report,
        version: sql`${table.version} + 1`,
        NgayCapNhat: tx.now(),
        NguoiCapNhat_Id: actor(tx),
      },
    });
}
