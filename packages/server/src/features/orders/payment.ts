import type { Tx } from '../../engine/context.ts';
import { emit } from '../../engine/events/events.ts';
import { knownIn, noteIn } from '../../engine/sql/known.ts';
import { queryByIds } from '../../engine/sql/preparedByIds.ts';
import type { PaidLine } from '../cashier/points.ts';

type Slip = { _id: string; TiepNhan_Id: string; room: string | null };

const note = (isOf: (column: string) => string) => `
  update main.dich_vu_yeu_cau_chi_tiet l set da_thu_tien = coalesce($2, l.da_thu_tien),
    duoc_phep_thuc_hien = coalesce($3, l.duoc_phep_thuc_hien), version = l.version + 1, ngay_cap_nhat = $4
  from main.dich_vu_yeu_cau s where ${isOf('l.id')} and s.id = l.dich_vu_yeu_cau_id
  returning s.id as "_id", s.tiep_nhan_id as "TiepNhan_Id", s.noi_thuc_hien_id as room`;

/** Notes on order lines whether they are paid and may be performed; the rooms of their slips are told. */
export async function setPaymentState(
  tx: Tx,
  lineIds: readonly string[],
  state: { DaThuTien?: boolean; DuocPhepThucHien?: boolean },
): Promise<void> {
  if (lineIds.length === 0) return;
  const { rows } = await queryByIds<Slip>(tx.db, 'sen_line_payment', note, lineIds, [
    state.DaThuTien ?? null,
    state.DuocPhepThucHien ?? null,
    tx.now(),
  ]);
  const found = [...new Map(rows.map((row) => [row._id, row])).values()];
  for (const { _id } of found) noteIn(tx, toldName, _id, true);
  for (const room of new Set(found.map((one) => one.room))) {
    const here = found.filter((one) => one.room === room);
    await emit(tx, {
      module: 'DichVuYeuCau',
      process: 'account',
      idNode: room,
      data: { DichVuYeuCau_Ids: here.map((one) => one._id), TiepNhan_Id: here[0]?.TiepNhan_Id ?? null },
    });
  }
}

const toldName = 'payment of slip';

/** Whether the payment of a slip's lines was noted in this transaction. */
export function paymentNoted(tx: Tx, slipId: string): boolean {
  return knownIn<boolean>(tx, toldName, slipId) ?? false;
}

/** Notes what the cashier says of order lines: one statement for each state of payment. */
export async function notePayment(tx: Tx, paid: readonly PaidLine[]): Promise<void> {
  for (const DaThuTien of [true, false]) {
    for (const DuocPhepThucHien of [true, false]) {
      const ofState = paid.filter(
        (line) => line.DaThuTien === DaThuTien && line.DuocPhepThucHien === DuocPhepThucHien,
      );
      await setPaymentState(
        tx,
        ofState.map((line) => line.source_Id),
        { DaThuTien, DuocPhepThucHien },
      );
    }
  }
}
