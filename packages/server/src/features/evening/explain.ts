import { type KhoangSo, soBienLai, tenKhoang } from '@sen/domain/evening/gaps';
import { giaiTrinhSoActs, khoangIssues } from '@sen/domain/evening/giaiTrinhSo';
import { and, eq, gte, lte, type SQL } from 'drizzle-orm';
import { requireAct } from '../../engine/acts/acts.ts';
import { givenReason } from '../../engine/acts/reason.ts';
import { transition } from '../../engine/acts/transition.ts';
import { audit } from '../../engine/audit/audit.ts';
import { actor, type Ctx, type Tx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { emit } from '../../engine/events/events.ts';
import { insertRow, lockExisting } from '../../engine/sql/rows.ts';
import { inTransaction, once } from '../../engine/sql/transaction.ts';
import type { GiaiTrinhSoInput } from '../../gql/main.ts';
import { lockBookRun } from '../cashier/eveningBooks.ts';
import { lockSerialRun } from '../invoices/eveningSerials.ts';
import { facilityOf } from '../organisation/facility.ts';
import { type GiaiTrinhSoRow, giaiTrinhSoTable as table } from './tables.ts';

/**
 * Says why numbers of a receipt book or an invoice serial are missing. Answers the id. Errors: NOT_FOUND, BAD_INPUT, NUMBER_NOT_MISSING where one of them is in use, NUMBER_EXPLAINED where one of them is explained, those of the act `giaiTrinh`.
 */
export async function explainGap(ctx: Ctx, requestId: string, input: GiaiTrinhSoInput): Promise<string> {
  const LyDo = givenReason(input.LyDo, { code: 'REASON_NEEDED' });
  const run = { TuSo: input.TuSo, DenSo: input.DenSo };
  refuseIssues(khoangIssues(run));
  const request = { id: requestId, operation: 'giaiTrinhSoKhuyet', content: input };
  const { _id } = await once(ctx, request, async (tx) => {
    const { QuayThu_Id, missing, ...series } = await lockSeries(tx, input, run);
    const CoSo_Id = await facilityOf(tx, QuayThu_Id);
    const khoang = tenKhoang(run, series.QuyenBienLai_Id === null ? String : soBienLai);
    const TrangThai = await explainedState(tx, series, run);
    requireAct(tx, giaiTrinhSoActs, 'giaiTrinh', { node: CoSo_Id, ...TrangThai }, undefined, { khoang });
    if (!missing) throw new DomainError('NUMBER_NOT_MISSING', { khoang });
    const row = await insertRow(tx, table, {
      ...series,
      ...run,
      CoSo_Id,
      LyDo,
      NguoiGiaiTrinh_Id: tx.user?.NhanVien_Id ?? null,
      TrangThai: 'HieuLuc',
      NguoiTao_Id: actor(tx),
    });
    await audit(tx, { action: 'CREATE', entity: 'GiaiTrinhSo', entityId: row._id, after: row });
    await tell(tx, row, 'create');
    return { _id: row._id };
  });
  return _id;
}

/** Takes an explanation back: its numbers are missing again. Errors: NOT_FOUND, BAD_INPUT without a reason, those of the act `thuHoi`. */
export async function takeExplanationBack(ctx: Ctx, id: string, reason: string): Promise<void> {
  const LyDoHuy = givenReason(reason, { code: 'REASON_NEEDED' });
  await inTransaction(ctx, async (tx) => {
    const row = await lockExisting(tx, table, id, 'GiaiTrinhSo');
    await transition(tx, giaiTrinhSoActs, table, id, 'thuHoi', {
      locked: row,
      facts: () => explanationFacts(row),
      set: { LyDoHuy, NgayHuy: tx.now(), NguoiHuy_Id: tx.user?.NhanVien_Id ?? null },
      auditAction: 'CANCEL',
    });
    await tell(tx, row, 'update');
  });
}

/** What the acts on an explanation decide on. */
export const explanationFacts = ({ TrangThai, CoSo_Id }: Pick<GiaiTrinhSoRow, 'TrangThai' | 'CoSo_Id'>) => ({
  TrangThai,
  node: CoSo_Id,
});

type Series = Pick<GiaiTrinhSoRow, 'QuyenBienLai_Id' | 'TaiKhoan_Id' | 'MauSo' | 'KyHieu'>;

/** The series that is named, locked. Errors: BAD_INPUT where it is neither a book nor a serial, NOT_FOUND. */
async function lockSeries(
  tx: Tx,
  { QuyenBienLai_Id, TaiKhoan_Id, MauSo, KyHieu }: GiaiTrinhSoInput,
  run: KhoangSo,
): Promise<Series & { QuayThu_Id: string | null; missing: boolean }> {
  if (QuyenBienLai_Id && !TaiKhoan_Id) {
    const book = await lockBookRun(tx, QuyenBienLai_Id, run);
    return { QuyenBienLai_Id, TaiKhoan_Id: null, MauSo: null, ...book };
  }
  if (QuyenBienLai_Id || !TaiKhoan_Id || !MauSo || !KyHieu) {
    refuseIssues([{ path: QuyenBienLai_Id ? 'TaiKhoan_Id' : 'QuyenBienLai_Id', code: 'NOT_IN_LIST' }]);
    throw new DomainError('BAD_INPUT');
  }
  const serial = { TaiKhoan_Id, MauSo, KyHieu };
  return { QuyenBienLai_Id: null, ...serial, ...(await lockSerialRun(tx, serial, run)) };
}

/** The state of an explanation that holds and shares a number with these; none where nobody has said anything. */
async function explainedState(
  tx: Tx,
  { QuyenBienLai_Id, TaiKhoan_Id, MauSo, KyHieu }: Series,
  { TuSo, DenSo }: KhoangSo,
): Promise<{ TrangThai?: GiaiTrinhSoRow['TrangThai'] }> {
  const ofSeries: Array<SQL | undefined> = QuyenBienLai_Id
    ? [eq(table.QuyenBienLai_Id, QuyenBienLai_Id)]
    : [eq(table.TaiKhoan_Id, TaiKhoan_Id ?? ''), eq(table.MauSo, MauSo ?? ''), eq(table.KyHieu, KyHieu)];
  const [found] = await tx.db
    .select({ TrangThai: table.TrangThai })
    .from(table)
    .where(and(...ofSeries, eq(table.TrangThai, 'HieuLuc'), lte(table.TuSo, DenSo), gte(table.DenSo, TuSo)))
    .limit(1);
  return found ?? {};
}

/** Tells open evenings: whoever sees the day's money hears of it. */
function tell(tx: Tx, { _id }: GiaiTrinhSoRow, process: 'create' | 'update'): Promise<void> {
  return emit(tx, { module: 'GiaiTrinhSo', process, data: { GiaiTrinhSo_Id: _id } });
}
