import { soTienHoanDuoc } from '@sen/domain/cashier/allocate';
import { confirmInsuranceRefusal } from '@sen/domain/cashier/xacNhanBHYT';
import { dec } from '@sen/domain/money/decimal';
import { receptionClosed } from '@sen/domain/reception/tiepNhan';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import { loadOne } from '../../engine/loaders.ts';
import type { ReceptionForCharges } from '../reception/queries.ts';
import type { CostOfVisit } from './queries.ts';
import type { BienLaiRow, VienPhiDongRow } from './tables.ts';

/** An act on an object with the reason why it would be refused now, or null. */
export type ActionState = { action: string; refusal: string | null };

type Uses = { refunded: boolean; performed: boolean };

/** What may be done with a receipt now: cancel it. */
export async function receiptActions(ctx: Ctx, receipt: BienLaiRow): Promise<ActionState[]> {
  return [{ action: 'huy', refusal: await cancelRefusal(ctx, receipt) }];
}

async function cancelRefusal(ctx: Ctx, receipt: BienLaiRow): Promise<string | null> {
  if (!ctx.permissions.has('VIEN_PHI_HUY')) return 'FORBIDDEN';
  if (receipt.TrangThai === 'DaHuy') return 'STATE_CHANGED';
  if (receipt.CaThu_Id) return 'SHIFT_CLOSED';
  if (receipt.LoaiBienLai === 'TamUng' && dec(receipt.HachToan).gt(0)) return 'RECEIPT_HAS_POSTINGS';
  if (receipt.LoaiBienLai !== 'ThuTien') return null;
  const uses = await loadOne(ctx, 'cashier:uses', receipt._id, readUses);
  if (uses?.refunded) return 'RECEIPT_REFUNDED';
  return uses?.performed ? 'LINE_PERFORMED' : null;
}

async function readUses(ctx: Ctx, ids: readonly string[]): Promise<Map<string, Uses>> {
  const { rows } = await ctx.db.execute<Uses & { id: string }>(sql`
    select c.bien_lai_id as id, bool_or(c.bien_lai_hoan_id is not null) as refunded, coalesce(bool_or(l.thuc_hien), false) as performed
    from main.bien_lai_chi_tiet c left join main.vien_phi_dong l on l.id = c.vien_phi_dong_id
    where c.trang_thai = 'HieuLuc' and c.bien_lai_id = any(${sql.param([...ids])}::uuid[]) group by c.bien_lai_id`);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The most that can be refunded of a line now. */
export function refundable(line: VienPhiDongRow): string {
  const { _id: id, BenhNhanTT, MienGiam, HachToan, ThucHien: daThucHien } = line;
  return soTienHoanDuoc({ id, BenhNhanTT, MienGiam, HachToan, daThucHien });
}

/** What may be done with a line now: collect, refund, take its postings back, remove, correct, exempt. The reception is closed for some of them. */
export function lineActions(ctx: Ctx, line: VienPhiDongRow, reception: ReceptionForCharges): ActionState[] {
  const closed = receptionClosed(reception);
  const paid = dec(line.HachToan).gt(0);
  const nothing = line.ThucHien && paid ? 'LINE_PERFORMED' : 'NOTHING_TO_REFUND';
  return [
    act(ctx, 'thu', 'VIEN_PHI_THU', dec(line.ConLai).gt(0) ? null : 'NOTHING_TO_PAY'),
    act(ctx, 'hoanTien', 'VIEN_PHI_HOAN', dec(refundable(line)).gt(0) ? null : nothing),
    act(
      ctx,
      'huyHachToan',
      'VIEN_PHI_HUY',
      paid ? (line.ThucHien ? 'LINE_PERFORMED' : null) : 'STATE_CHANGED',
    ),
    act(
      ctx,
      'xoa',
      'VIEN_PHI_THU',
      line.source === 'DichVu' ? (closed ?? (paid ? 'PAID_LINE' : null)) : 'NOT_FOUND',
    ),
    act(ctx, 'sua', 'VIEN_PHI_SUA', closed ?? (paid ? 'PAID_LINE' : null)),
    act(ctx, 'mienGiam', 'VIEN_PHI_MIEN_GIAM', closed),
  ];
}

/** What may be done with the account of a visit now. */
export function visitActions(ctx: Ctx, cost: CostOfVisit, reception: ReceptionForCharges): ActionState[] {
  const cancelled = reception.TrangThai === 'DaHuy' ? 'RECEPTION_CANCELLED' : null;
  const due = dec(cost.ConLai).gt(0);
  const advance = dec(cost.TamUngCon).gt(0);
  const open = due
    ? 'VISIT_NOT_PAID'
    : dec(cost.ThuThua).gt(0)
      ? 'VISIT_OVERPAID'
      : advance
        ? 'VISIT_ADVANCE_LEFT'
        : null;
  const done = reception.DaXacNhanChiPhi;
  return [
    act(ctx, 'thuTien', 'VIEN_PHI_THU', cancelled ?? (due ? null : 'NOTHING_TO_PAY')),
    act(ctx, 'tamUng', 'VIEN_PHI_THU', cancelled ?? (done ? 'RECEPTION_COST_CONFIRMED' : null)),
    act(
      ctx,
      'hachToan',
      'VIEN_PHI_THU',
      cancelled ?? (advance ? (due ? null : 'NOTHING_TO_PAY') : 'NO_ADVANCE'),
    ),
    act(ctx, 'hoanUng', 'VIEN_PHI_HOAN', cancelled ?? (advance ? null : 'NO_ADVANCE')),
    act(ctx, 'hoanTat', 'VIEN_PHI_THU', cancelled ?? (done ? 'RECEPTION_COST_CONFIRMED' : open)),
    act(
      ctx,
      'huyHoanTat',
      'VIEN_PHI_HUY',
      done ? (reception.DaXacNhanBHYT ? 'RECEPTION_INSURANCE_CONFIRMED' : null) : 'STATE_CHANGED',
    ),
    act(ctx, 'xacNhanBHYT', 'XAC_NHAN_BHYT', confirmInsuranceRefusal({ ...reception, ...cost })),
    act(ctx, 'huyXacNhanBHYT', 'XAC_NHAN_BHYT_HUY', reception.DaXacNhanBHYT ? null : 'STATE_CHANGED'),
    act(ctx, 'doiDoiTuong', 'VIEN_PHI_THU', receptionClosed(reception)),
  ];
}

function act(
  ctx: Ctx,
  action: string,
  permission: Parameters<Ctx['permissions']['has']>[0],
  refusal: string | null,
): ActionState {
  return { action, refusal: ctx.permissions.has(permission) ? refusal : 'FORBIDDEN' };
}
