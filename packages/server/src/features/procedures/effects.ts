import type { DichVuYeuCauAction } from '@sen/domain/orders/dichVuYeuCau';
import type { Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { hasCourse } from '../orders/courses.ts';
import type { SlipNotes } from '../orders/slipNotes.ts';
import type { SlipRow } from '../orders/tables.ts';
import { servicesOfSlip } from '../readings/services.ts';
import { procedureReading as reading } from './procedureReading.ts';
import { contentOf, readReports } from './reports.ts';
import { putReport, requireWhole, standingReport } from './writeReport.ts';

const deskActs: ReadonlySet<DichVuYeuCauAction> = new Set(['batDau', 'huyBatDau', 'traKetQua', 'huyKetQua']);

/** Refuses what a desk does with a slip where its sessions do it, before anything else. Errors: PROCEDURE_COURSE. */
export async function courseRefusal(tx: Tx, slip: SlipRow, action: DichVuYeuCauAction): Promise<SlipNotes> {
  if (deskActs.has(action)) await refuseCourse(tx, slip);
  return {};
}

/** Errors: PROCEDURE_COURSE. */
export async function refuseCourse(tx: Tx, slip: SlipRow): Promise<void> {
  if (await hasCourse(tx, slip)) throw new DomainError('PROCEDURE_COURSE');
}

/**
 * What an act on a slip does to its report, after what it does to its texts: a return locks it and is its main performer's, a result that is taken back goes on with
 * the same words. Errors: RESULT_ENTERED, those of requireWhole.
 */
export async function procedureEffects(
  tx: Tx,
  slip: SlipRow,
  action: DichVuYeuCauAction,
): Promise<SlipNotes> {
  switch (action) {
    case 'huyBatDau':
      if ((await readReports(tx, [slip._id])).length > 0) throw new DomainError('RESULT_ENTERED');
      return {};
    case 'traKetQua':
      return lockReturned(tx, slip);
    case 'huyKetQua':
      await goOnWriting(tx, slip);
      return {};
    default:
      return {};
  }
}

/** Answers the main performer, who answers for what was done and signs its paper. */
async function lockReturned(tx: Tx, slip: SlipRow): Promise<SlipNotes> {
  const PhienBan = await newest(tx, slip);
  const { report, isWritten } = await standingReport(tx, slip, PhienBan);
  requireWhole(tx, report, await servicesOfSlip(tx, slip._id));
  if (!report.NgayKhoa && isWritten) {
    const NguoiKhoa_Id = tx.user?.NhanVien_Id ?? null;
    await putReport(tx, slip._id, PhienBan, { ...report, NgayKhoa: tx.now(), NguoiKhoa_Id });
  }
  const main = report.Kip.find((one) => one.VaiTro === 'PhauThuatVienChinh');
  return main ? { NguoiThucHien_Id: main.NhanVien_Id } : {};
}

/** The version that was just opened says what the one before it said, unlocked. */
async function goOnWriting(tx: Tx, slip: SlipRow): Promise<void> {
  const PhienBan = await newest(tx, slip);
  const before = (await readReports(tx, [slip._id])).find((row) => row.PhienBan === PhienBan - 1);
  if (before)
    await putReport(tx, slip._id, PhienBan, { ...contentOf(before), NgayKhoa: null, NguoiKhoa_Id: null });
}

async function newest(tx: Tx, slip: SlipRow): Promise<number> {
  const [version] = await reading.versions.of(tx, [slip._id]);
  return version?.PhienBan ?? 1;
}
