import { priorityText } from '@sen/domain/queues/priority';
import type { Ctx } from '../../../engine/context.ts';
import { DomainError } from '../../../engine/errors.ts';
import { readingRight } from '../../organisation/readingRight.ts';
import { patientById } from '../../patients/queries.ts';
import { letterhead, nameOf } from '../../printing/paperData.ts';
import type { PrintForm } from '../../printing/points.ts';
import { receptionById } from '../../reception/queries.ts';
import { expectedWait } from '../pace.ts';
import { ticketById, waitingBefore } from '../queries.ts';
import { turnAddress } from '../turn.ts';
import { filesPhieuSoThuTu, type PhieuSoThuTu, presentPhieuSoThuTu } from './PhieuSoThuTu.ts';

export const phieuSoThuTuForm: PrintForm<PhieuSoThuTu> = {
  code: 'PhieuSoThuTu',
  right: async (ctx, id) => readingRight(ctx, ['TIEP_NHAN_XEM'], (await ticketFound(ctx, id)).Node_Id),
  patient: async (ctx, id) => (await ticketFound(ctx, id)).BenhNhan_Id,
  data: dataPhieuSoThuTu,
  present: presentPhieuSoThuTu,
  files: filesPhieuSoThuTu,
};

const names: Readonly<Record<string, { vi: string; en: string }>> = {
  KhamBenh: { vi: 'Khám bệnh', en: 'Examination' },
  VienPhi: { vi: 'Viện phí', en: 'Cashier' },
  XetNghiem: { vi: 'Xét nghiệm', en: 'Laboratory' },
  CapPhatThuoc: { vi: 'Nhận thuốc', en: 'Pharmacy' },
  TiepNhan: { vi: 'Tiếp nhận', en: 'Reception' },
};

async function ticketFound(ctx: Ctx, id: string) {
  const ticket = await ticketById(ctx, id);
  if (!ticket) throw new DomainError('NOT_FOUND', { entity: 'VeHangDoi' });
  return ticket;
}

/** A queue ticket by its id; a number that was taken by nobody known names nobody. Errors: NOT_FOUND. */
async function dataPhieuSoThuTu(ctx: Ctx, id: string): Promise<PhieuSoThuTu> {
  const ticket = await ticketFound(ctx, id);
  const patient = ticket.BenhNhan_Id ? await patientById(ctx, ticket.BenhNhan_Id) : null;
  const visit = ticket.TiepNhan_Id ? await receptionById(ctx, ticket.TiepNhan_Id) : null;
  const before = await waitingBefore(ctx, ticket);
  return {
    CoSo: await letterhead(ctx, ticket.Node_Id),
    TenHangDoi: names[ticket.HangDoi]?.[ctx.language] ?? ticket.HangDoi,
    NoiThucHien: await nameOf(ctx, 'Node', ticket.Node_Id),
    KyHieu: ticket.KyHieu,
    isPriority: ticket.isPriority || ticket.isEmergency,
    LyDoUuTien: ticket.LyDoUuTien && priorityText(ticket.LyDoUuTien, ctx.language),
    TenBenhNhan: patient?.TenBenhNhan ?? '',
    MaYTe: patient?.MaYTe ?? '',
    NamSinh: patient?.NamSinh ?? null,
    NgayCap: ticket.NgayTao.toISOString(),
    SoNguoiCho: before ?? 0,
    ThoiGianChoDuKien: await expectedWait(ctx, ticket, before),
    MaTraCuu: visit?.MaTiepNhan ?? ticket.KyHieu,
    DiaChiTheoDoi: turnAddress(ctx, ticket._id),
  };
}
