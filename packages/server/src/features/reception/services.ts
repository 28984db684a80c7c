import { orderKinds } from '@sen/domain/orders/orderKinds';
import type { Tx } from '../../engine/context.ts';
import type { TiepNhanInput } from '../../gql/main.ts';
import { dueIn } from '../cashier/account.ts';
import { byQueue, createOrders } from '../orders/commands.ts';
import { issueTicket, ticketAtEnd } from '../queues/commands.ts';
import type { TicketInput } from '../queues/issue.ts';
import type { TiepNhan } from './queries.ts';

/**
 * Orders the input's services and takes their tickets; a visit with something to pay also gets a number of the cashier, unless it
 * is an emergency. `at`: when they were ordered, where that was not now. The tickets get their numbers with the commit, unless this transaction reads them (`ticketsNow`). Answers the first
 * one's number, or its mark until then; null when nothing was ordered.
 */
export async function orderServices(
  tx: Tx,
  visit: TiepNhan,
  input: TiepNhanInput,
  { ticketsNow = false, at = null }: { ticketsNow?: boolean; at?: Date | null } = {},
): Promise<number | string | null> {
  const take = async (ticket: TicketInput) =>
    ticketsNow ? (await issueTicket(tx, ticket)).SoThuTu : ticketAtEnd(tx, ticket);
  const lines = input.dichVus ?? [];
  if (lines.length === 0 || !visit.NoiTiepNhan_Id) return null;
  const slips = await createOrders(tx, {
    TiepNhan_Id: visit._id,
    BenhNhan_Id: visit.BenhNhan_Id,
    received: visit,
    NoiYeuCau_Id: visit.NoiTiepNhan_Id,
    lines: lines.map((line) => ({
      DichVu_Id: line.DichVu_Id,
      LoaiGia_Id: line.LoaiGia_Id,
      NoiThucHien_Id: line.NoiThucHien_Id,
      SoLuong: line.SoLuong ?? '1',
      NgayYeuCau: at,
      KhongThuTien: line.KhongThuTien ?? false,
      LyDoKhongThu: line.LyDoKhongThu,
      LaKhanCap: visit.CapCuu,
    })),
    ChanDoan: visit.LyDoKham,
    trangThai: 'SanSang',
    xacNhanTrung: input.xacNhanTrung ?? false,
    LyDoVuotChongChiDinh: input.LyDoVuotChongChiDinh ?? null,
  });
  const waits = {
    BenhNhan_Id: visit.BenhNhan_Id,
    TiepNhan_Id: visit._id,
    uuTien: visit.UuTien,
    lyDoUuTien: visit.LyDoUuTien,
  };
  const numbers = new Map<string, number | string>();
  for (const slip of byQueue(slips)) {
    const hangDoi = orderKinds.get(slip.Loai)?.queue;
    if (!hangDoi || !slip.NoiThucHien_Id) continue;
    const number = await take({
      ...waits,
      hangDoi,
      nodeId: slip.NoiThucHien_Id,
      sourceId: slip._id,
      capCuu: visit.CapCuu,
    });
    numbers.set(slip._id, number);
  }
  if (!visit.CapCuu && Number(dueIn(tx, visit._id)) > 0) {
    await take({
      ...waits,
      hangDoi: 'VienPhi',
      nodeId: visit.NoiTiepNhan_Id,
      sourceId: visit._id,
    });
  }
  const first = slips.find(({ _id }) => numbers.has(_id));
  return first ? (numbers.get(first._id) ?? null) : null;
}
