import type { Issue } from '@sen/domain/catalogue/validate';
import { bangTyLe, tyLeGiuong } from '@sen/domain/insurance/percent';
import { dec, toMoney } from '@sen/domain/money/decimal';
import { type Ctx, today } from '../../engine/context.ts';
import type { TacDongGhep } from '../../gql/main.ts';
import { payerOf } from '../insurance/queries.ts';
import { priceOf } from '../pricing/queries.ts';
import { receptionById } from '../reception/queries.ts';
import { readThamSo } from '../system/queries.ts';

/** A bed that several would lie in: how many, and what a day in it is billed as. */
export type SharedBed = { DichVu_Id: string | null; soNguoi: number };

/** What lying together does to the price of a day of these beds, for the payer of a visit; in their order. */
export async function sharingOf(
  ctx: Ctx,
  TiepNhan_Id: string,
  beds: readonly SharedBed[],
): Promise<TacDongGhep[]> {
  if (beds.length === 0) return [];
  const { DoiTuong_Id } = await receptionById(ctx, TiepNhan_Id);
  const services = beds.flatMap(({ DichVu_Id }) => (DichVu_Id ? [DichVu_Id] : []));
  const [payer, parameters, prices] = await Promise.all([
    payerOf(ctx, DoiTuong_Id),
    readThamSo(ctx),
    priceOf(ctx, { DichVu_Ids: [...new Set(services)], DoiTuong_Id }),
  ]);
  const rates = payer ?? { PhanTram80: 100, PhanTram50: 100, PhanTram30: 100 };
  const table = bangTyLe(rates, today(ctx), parameters);
  return beds.map(({ DichVu_Id, soNguoi }) => {
    const tyLe = tyLeGiuong(soNguoi, table);
    const DonGia = (DichVu_Id && prices.get(DichVu_Id)?.DonGia) || null;
    const DonGiaGhep = DonGia === null ? null : toMoney(dec(DonGia).times(tyLe).div(100));
    return { soNguoi, tyLe, DonGia, DonGiaGhep };
  });
}

/** The question whether a bed is to be shared, with what that does to the price of its day. */
export async function askToShare(
  ctx: Ctx,
  issue: Issue,
  TiepNhan_Id: string,
  bed: SharedBed,
): Promise<Issue> {
  const [effect] = await sharingOf(ctx, TiepNhan_Id, [bed]);
  const { tyLe = 100, DonGia = null, DonGiaGhep = null } = effect ?? {};
  const details = { soNguoi: bed.soNguoi - 1, tyLe };
  if (!DonGia || !DonGiaGhep) return { ...issue, code: 'BED_SHARED_UNPRICED', details };
  return { ...issue, details: { ...details, DonGia, DonGiaGhep } };
}
