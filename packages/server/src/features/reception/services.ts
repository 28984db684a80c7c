import { orderKinds } from '@sen/domain/orders/orderKinds';
import type { Tx } from '../../engine/context.ts';
import type { TiepNhanInput } from '../../gql/main.ts';
import { accountOfVisit } from '../cashier/queries.ts';
import { byQueue, createOrders } from '../orders/commands.ts';
import { issueTicket } from '../queues/commands.ts';
import type { TiepNhan } from './queries.ts';

/**
 * Orders the input's services and takes their tickets; a visit with something to pay also gets a number of the cashier, unless it
 * is an emergency. Answers the number of the first ticket, or null when nothing was ordered.
 */
export async function orderServices(tx: Tx, visit: TiepNhan, input: TiepNhanInput): Promise<number | null> {
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
  const told = accountOfVisit(tx, visit._id); // travels with what the tickets ask
  told.catch(() => undefined); // thrown below; until then it must not count as unhandled
  const numbers = new Map<string, number>();
  for (const slip of byQueue(slips)) {
    const hangDoi = orderKinds.get(slip.Loai)?.queue;
    if (!hangDoi || !slip.NoiThucHien_Id) continue;
    const ticket = await issueTicket(tx, {
      ...waits,
      hangDoi,
      nodeId: slip.NoiThucHien_Id,
      sourceId: slip._id,
      capCuu: visit.CapCuu,
    });
    numbers.set(slip._id, ticket.SoThuTu);
  }
  const account = await told;
  if (!visit.CapCuu && Number(account?.ConLai ?? 0) > 0) {
    await issueTicket(tx, {
      ...waits,
      hangDoi: 'VienPhi',
      nodeId: visit.NoiTiepNhan_Id,
      sourceId: visit._id,
    });
  }
  const first = slips.find(({ _id }) => numbers.has(_id));
  return first ? (numbers.get(first._id) ?? null) : null;
}
