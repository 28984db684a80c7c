import { examRates } from '@sen/domain/cashier/examRates';
import { isInsuredBy } from '@sen/domain/insurance/child';
import { sql } from 'drizzle-orm';
import { type Ctx, localDay, type Tx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { once } from '../../engine/sql/transaction.ts';
import { payerOf } from '../insurance/queries.ts';
import { localMinute } from '../insurance/settleVisit.ts';
import { createOrders, queueSlip } from '../orders/commands.ts';
import { orderLineRows, slipRows } from '../orders/sql.ts';
import { receptionById } from '../reception/queries.ts';
import { readThamSo } from '../system/queries.ts';
import { closeSession, lockSessionFor } from './commands.ts';
import type { KhamBenhRow } from './tables.ts';

export type MoveInput = { requestId: string; KhamBenh_Id: string; PhongBan_Id: string; DichVu_Id: string };

/**
 * Sends the patient of a session to another room: a new exam order there with its number. `end` closes the session here. Later
 * insured exams of a visit are paid at the reduced rate by the account itself (insurance 1.5). Answers the new slip's id.
 */
export async function moveToRoom(ctx: Ctx, input: MoveInput, end: boolean): Promise<string> {
  const operation = end ? 'chuyenPhongKham' : 'createDichVuYeuCauByChuyenPhong';
  return once(ctx, { id: input.requestId, operation, content: input }, async (tx) => {
    const session = await lockSessionFor(tx, input.KhamBenh_Id, 'chuyenPhong');
    if (session.PhongBan_Id === input.PhongBan_Id)
      refuseIssues([{ path: 'PhongBan_Id', code: 'NOT_IN_LIST' }]);
    const slip = await orderExam(tx, session, input);
    if (end) await closeSession(tx, session, 'chuyenPhong');
    return slip;
  });
}

async function orderExam(tx: Tx, session: KhamBenhRow, input: MoveInput): Promise<string> {
  const [slip] = await createOrders(tx, {
    TiepNhan_Id: session.TiepNhan_Id,
    BenhNhan_Id: session.BenhNhan_Id,
    NoiYeuCau_Id: session.PhongBan_Id,
    BacSiChiDinh_Id: tx.user?.NhanVien_Id ?? session.BacSiKham_Id,
    ChanDoan: session.ChanDoan,
    ChanDoanICD_Id: session.ChanDoanICD_Id,
    lines: [{ DichVu_Id: input.DichVu_Id, SoLuong: '1', NoiThucHien_Id: input.PhongBan_Id }],
    trangThai: 'SanSang',
    xacNhanTrung: true,
    LyDoVuotChongChiDinh: 'Chuyển phòng khám',
  });
  if (slip?.Loai !== 'KhamBenh')
    throw new DomainError('BAD_INPUT', { issues: [{ path: 'DichVu_Id', code: 'NOT_IN_LIST' }] });
  await queueSlip(tx, slip);
  return slip._id;
}

/** What moving to another room would cost: how many exams the visit has, and the rate in percent that the fund pays of the next. */
export async function beforeMove(
  ctx: Ctx,
  TiepNhan_Id: string,
): Promise<{ soLanKham: number; tyLe: number; laBHYT: boolean }> {
  const visit = await receptionById(ctx, TiepNhan_Id);
  const { rows } = await ctx.db.execute<{ id: string; at: Date | string; specialty: string | null }>(sql`
    select c.id, c.ngay_yeu_cau as at, d.chuyen_khoa_id as specialty from ${slipRows} s
    join ${orderLineRows} c on c.dich_vu_yeu_cau_id = s.id and c.trang_thai <> 'DaHuy'
    join main.dm_dich_vu d on d.id = c.dich_vu_id
    where s.tiep_nhan_id = ${TiepNhan_Id} and s.loai = 'KhamBenh'`);
  const payer = await payerOf(ctx, visit.DoiTuong_Id);
  if (!payer?.laBHYT || !isInsuredBy(visit)) return { soLanKham: rows.length, tyLe: 100, laBHYT: false };
  const now = ctx.now();
  const exams = rows
    .filter((row) => localDay(new Date(row.at)) === localDay(now))
    .map((row) => ({ id: row.id, ngayYLenh: localMinute(new Date(row.at)), ChuyenKhoa_Id: row.specialty }));
  const rates = examRates(
    [...exams, { id: 'next', ngayYLenh: localMinute(now), ChuyenKhoa_Id: null }],
    payer,
    await readThamSo(ctx),
  );
  return { soLanKham: rows.length, tyLe: rates.get('next') ?? 100, laBHYT: true };
}
