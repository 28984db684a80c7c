import { firstPrices } from '../../seeds/demo/chosenVisits.ts';
import { demoPrices } from '../../seeds/demo/prices.ts';
import type { Db } from '../engine/database/database.ts';
import { bangGiaTable, giaDichVuTable } from '../features/pricing/tables.ts';
import { type SeedIds, seedId } from './rows.ts';

/** Writes the demo's prices: one released list a price type, in force since before the first demo visit. */
export async function writePrices(db: Db, ids: SeedIds): Promise<void> {
  for (const MaLoaiGia of new Set(demoPrices.map((price) => price.MaLoaiGia))) {
    const [list] = await db
      .insert(bangGiaTable)
      .values({
        LoaiGia_Id: seedId(ids, `LoaiGia:${MaLoaiGia}`),
        TenBangGia:
          MaLoaiGia === 'BHYT'
            ? 'Bảng giá khám chữa bệnh BHYT 11/2024'
            : 'Bảng giá dịch vụ theo yêu cầu 11/2024',
        TrangThai: 'DaPhatHanh',
        TuNgay: firstPrices,
        NgayPhatHanh: new Date(`${firstPrices}T00:00:00+07:00`),
      })
      .returning({ _id: bangGiaTable._id });
    if (!list) throw new Error(`seed: the price list ${MaLoaiGia} was not written`);
    await db.insert(giaDichVuTable).values(
      demoPrices
        .filter((price) => price.MaLoaiGia === MaLoaiGia)
        .map(({ MaDichVu, DonGia }) => ({
          BangGia_Id: list._id,
          DichVu_Id: seedId(ids, `DM_DichVu:${MaDichVu}`),
          DonGia,
        })),
    );
  }
}
