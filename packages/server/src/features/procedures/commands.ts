import { tuongTrinhActs } from '@sen/domain/procedures/tuongTrinh';
import { requireAct } from '../../engine/acts/acts.ts';
import { audit } from '../../engine/audit/audit.ts';
import type { Ctx, Tx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import type { TraTuongTrinhPTTTInput, YeuCauPTTTInput } from '../../gql/main.ts';
import { removeOrders } from '../orders/commands.ts';
import { slipById } from '../orders/queries.ts';
import { lockSlip, saveOnSlip } from '../orders/slipNotes.ts';
import { announceSlip } from '../orders/states.ts';
import type { SlipRow } from '../orders/tables.ts';
import { returnResult, saveResult } from '../readings/commands.ts';
import { requireConcluded } from '../readings/effects.ts';
import type { KetQuaRow } from '../readings/readingTables.ts';
import { devicesOf, type ReadService, servicesOfSlip } from '../readings/services.ts';
import { refuseCourse } from './effects.ts';
import { procedureReading as reading } from './procedureReading.ts';
import { type ReportContent, reportFacts } from './reports.ts';
import { putReport, requireWhole, standingReport, writeReport } from './writeReport.ts';

/**
 * Saves what is written of the operation and of its services; nothing is returned yet. Errors: those of saveResult, PROCEDURE_LOCKED,
 * PROCEDURE_COURSE, BAD_INPUT at `tuongTrinh.<field>`.
 */
export async function saveProcedure(ctx: Ctx, id: string, input: YeuCauPTTTInput): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { slip, report } = await lockedReport(tx, id);
    requireAct(tx, tuongTrinhActs, 'sua', reportFacts(slip, report));
    const { tuongTrinh } = input;
    await saveResult(
      tx,
      reading,
      id,
      input,
      tuongTrinh ? (of, row, PhienBan) => writeReport(of, row, PhienBan, tuongTrinh) : undefined,
    );
  });
}

/** Verifies and returns the report, saving what is given first; it is locked by that. Errors: those of saveProcedure, lockReports, returnResult. */
export async function returnProcedure(ctx: Ctx, id: string, input: TraTuongTrinhPTTTInput): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    if (input.luu) await saveProcedure(tx, id, input.luu);
    const { oldState, DanhGiaDaXem } = input;
    await returnResult(tx, reading, id, { oldState, DanhGiaDaXem });
  });
}

/**
 * Locks reports that say all that they must: nobody writes in them until they are unlocked. All or none. Errors: NOT_FOUND,
 * PROCEDURE_COURSE, PROCEDURE_LOCKED, RESULT_INCOMPLETE, BAD_INPUT at `tuongTrinh.<field>` and at `ketQuas.N.ThietBi_Id`.
 */
export async function lockReports(ctx: Ctx, ids: readonly string[]): Promise<void> {
  await onReports(ctx, ids, async (tx, one) => {
    requireAct(tx, tuongTrinhActs, 'khoa', reportFacts(one.slip, one.report));
    const services = await servicesOfSlip(tx, one.slip._id);
    requireWhole(tx, one.report, services);
    const { written } = await requireConcluded(tx, reading, one.slip, services);
    await requireChosen(tx, one.slip, services, written);
    await stamp(tx, one, { NgayKhoa: tx.now(), NguoiKhoa_Id: tx.user?.NhanVien_Id ?? null }, 'khoa');
  });
}

/**
 * Unlocks reports that are not returned. All or none. Errors: NOT_FOUND, FORBIDDEN, PROCEDURE_COURSE, PROCEDURE_NOT_LOCKED,
 * PROCEDURE_RETURNED.
 */
export async function unlockReports(ctx: Ctx, ids: readonly string[]): Promise<void> {
  await onReports(ctx, ids, async (tx, one) => {
    requireAct(tx, tuongTrinhActs, 'moKhoa', reportFacts(one.slip, one.report));
    await stamp(tx, one, { NgayKhoa: null, NguoiKhoa_Id: null }, 'moKhoa');
  });
}

/** Cancels requests that are not begun; how many lines. Errors: NOT_FOUND for orders of other kinds, those of removeOrders. */
export async function removeProcedures(ctx: Ctx, ids: readonly string[]): Promise<number> {
  for (const id of ids) requireKind(await slipById(ctx, id));
  return removeOrders(ctx, ids);
}

/** Refuses services of which something is written, but not which device of the room was used: so does their return. */
async function requireChosen(
  tx: Tx,
  { NoiThucHien_Id }: SlipRow,
  services: readonly ReadService[],
  written: ReadonlyArray<Pick<KetQuaRow, 'ChiTiet_Id' | 'ThietBi_Id'>>,
): Promise<void> {
  const issues = await Promise.all(
    services.map(async ({ ChiTiet_Id, DichVu_Id }, at) => {
      const row = written.find((one) => one.ChiTiet_Id === ChiTiet_Id);
      if (!row || row.ThietBi_Id) return [];
      const isOpen = (await devicesOf(tx, DichVu_Id, NoiThucHien_Id)).length > 0;
      return isOpen ? [{ path: `ketQuas.${at}.ThietBi_Id`, code: 'REQUIRED' }] : [];
    }),
  );
  refuseIssues(issues.flat());
}

type Locked = { slip: SlipRow; PhienBan: number; report: ReportContent };

/** A slip of the kind, locked, with the report of its newest version. Errors: NOT_FOUND, PROCEDURE_COURSE. */
async function lockedReport(tx: Tx, id: string): Promise<Locked> {
  const slip = await lockSlip(tx, id);
  requireKind(slip);
  await refuseCourse(tx, slip);
  const [newest] = await reading.versions.of(tx, [id]);
  const PhienBan = newest?.PhienBan ?? 1;
  return { slip, PhienBan, report: (await standingReport(tx, slip, PhienBan)).report };
}

function requireKind({ Loai }: SlipRow): void {
  if (!reading.kinds.includes(Loai)) throw new DomainError('NOT_FOUND', { entity: 'DichVuYeuCau' });
}

async function onReports(
  ctx: Ctx,
  ids: readonly string[],
  act: (tx: Tx, one: Locked) => Promise<void>,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    // in one order, so that two desks never wait for each other
    for (const id of [...new Set(ids)].sort()) await act(tx, await lockedReport(tx, id));
  });
}

async function stamp(
  tx: Tx,
  { slip, PhienBan, report }: Locked,
  set: Pick<ReportContent, 'NgayKhoa' | 'NguoiKhoa_Id'>,
  action: 'khoa' | 'moKhoa',
): Promise<void> {
  const after = { ...report, ...set };
  await putReport(tx, slip._id, PhienBan, after);
  await audit(tx, {
    action: 'UPDATE',
    entity: 'TuongTrinhPTTT',
    entityId: slip._id,
    BenhNhan_Id: slip.BenhNhan_Id,
    before: { PhienBan, tuongTrinh: [report] },
    after: { PhienBan, action, tuongTrinh: [after] },
  });
  // a change of the slip: screens that show it take it anew
  await announceSlip(tx, await saveOnSlip(tx, slip._id, {}), 'update');
}
