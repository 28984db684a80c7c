import type { VisitTotals } from '@sen/domain/cashier/lineState';
import { type Decimal, dec, toMoney } from '@sen/domain/money/decimal';
import type { Ctx } from '../../engine/context.ts';
import { receptionById } from '../reception/queries.ts';
import { accountOfVisit } from './queries.ts';
import { visitsBeside } from './sameDay.ts';
import { isKept, settledNow } from './settleOne.ts';

/** A bill worked out anew, and how much more the patient and the fund would pay. */
export type BillDifference = Record<
  'ThanhTien' | 'BHChiTra' | 'BenhNhanTT' | 'chenhLech' | 'chenhLechBHYT',
  Decimal
>;

/**
 * What a bill that stays as it was collected or completed would come to by the person's other visits of the day (insurance 13); null
 * when nothing differs. Other bills are right at once.
 */
export async function differenceOf(ctx: Ctx, TiepNhan_Id: string): Promise<BillDifference | null> {
  const row = await accountOfVisit(ctx, TiepNhan_Id);
  if (!row) return null;
  const reception = await receptionById(ctx, TiepNhan_Id);
  if (reception.TrangThai === 'DaHuy' || !isKept(row, reception)) return null;
  if ((await visitsBeside(ctx, { row, reception })).length === 0) return null;
  const now = await settledNow(ctx, row, reception);
  if (!now) return null;
  const { ThanhTien, BHChiTra, BenhNhanTT } = now;
  const chenhLech = owed(now).minus(owed(row));
  const chenhLechBHYT = dec(BHChiTra).minus(row.BHChiTra);
  if (chenhLech.eq(0) && chenhLechBHYT.eq(0)) return null;
  return {
    ThanhTien,
    BHChiTra,
    BenhNhanTT,
    chenhLech: toMoney(chenhLech),
    chenhLechBHYT: toMoney(chenhLechBHYT),
  };
}

/** What the patient owes by the rules, paid or not. */
function owed({
  BenhNhanTT,
  KhuyenMai,
  MienGiam,
}: Pick<VisitTotals, 'BenhNhanTT' | 'KhuyenMai' | 'MienGiam'>) {
  return dec(BenhNhanTT).minus(KhuyenMai).minus(MienGiam);
}
