import { demoLots } from '../../seeds/demo/lots.ts';
import { type Ctx, today } from '../engine/context.ts';
import { nhapTonDau } from '../features/pharmacy/importStock.ts';
import { type SeedIds, seedId } from './rows.ts';

/** Fills the demo's stores through the pharmacy's own import of first stock. */
export async function writeStock(ctx: Ctx, ids: SeedIds): Promise<void> {
  await nhapTonDau(
    ctx,
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
