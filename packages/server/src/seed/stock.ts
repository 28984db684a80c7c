import { demoLots } from '../../seeds/demo/lots.ts';
import { dayBefore } from '../../seeds/demo/random.ts';
import { pastDays } from '../../seeds/demo/visits.ts';
import { type Ctx, today } from '../engine/context.ts';
import { bookFirstStock } from '../features/pharmacy/importStock.ts';
import { type SeedIds, seedId } from './rows.ts';

/** Fills the demo's stores through the pharmacy's own import of first stock, before the first of the demo's visits. */
export async function writeStock(ctx: Ctx, ids: SeedIds): Promise<void> {
  const before = new Date(`${dayBefore(today(ctx), pastDays)}T06:00:00+07:00`);
  await bookFirstStock(
    { ...ctx, now: () => before },
    demoLots(today(ctx)).map((lot) => ({
      Kho_Id: seedId(ids, `Kho:${lot.MaKho}`),
      Duoc_Id: seedId(ids, `Duoc:${lot.MaDuoc}`),
      NhaCungCap_Id: seedId(ids, `NhaCungCap:${lot.MaNhaCungCap}`),
      SoLo: lot.SoLo,
      HanDung: lot.HanDung,
      SoLuong: lot.SoLuong,
      GiaVon: lot.GiaVon,
    })),
  );
}
