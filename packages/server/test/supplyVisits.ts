import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { type Ctx, localDay } from '../src/engine/context.ts';
import { inTransaction } from '../src/engine/sql/transaction.ts';
import { addCharges } from '../src/features/cashier/charges.ts';
import { khamBenhTable } from '../src/features/examination/tables.ts';
import { dichVuYeuCauTable } from '../src/features/orders/tables.ts';
import { nhapTonDau } from '../src/features/pharmacy/importStock.ts';
import { hold } from '../src/features/pharmacy/stock.ts';
import { toaThuocChiTietTable, toaThuocTable } from '../src/features/prescriptions/tables.ts';
import type { tiepNhanTable } from '../src/features/reception/tables.ts';
import { aVisit } from './cashierVisits.ts';
import type { TestSite } from './testSite.ts';

/** The counter of the store KHOLE with an empty shelf, and prescriptions made for it. */
export async function supplyFactory(site: TestSite) {
  const ctx = await site.ctx('duoc', { node: 'KHOLE' });
  const Kho_Id = await site.id('pharmacy.kho', 'KHOLE');
  const { rows } = await site.database.db.execute<{ id: string }>(
    sql`select id from pharmacy.duoc where la_bhyt and loai_kiem_soat = 'Thuong' order by ma_duoc desc limit 40`,
  );
  // The demo's own stock would be chosen first.
  await site.database.db.execute(
    sql`truncate pharmacy.ton_kho, pharmacy.lo, pharmacy.giu_thuoc, pharmacy.the_kho, pharmacy.phieu_cap, pharmacy.phieu_cap_chi_tiet, pharmacy.phieu_kho_chi_tiet`,
  );
  const drugs = rows.map((row) => row.id);
  const fresh = (): Ctx => ({ ...ctx, loaders: new Map() });

  /** A drug that no other test uses, with two lots: 20 that expire next month, 30 later. */
  async function stocked(): Promise<string> {
    const Duoc_Id = drugs.pop() ?? '';
    const soon = localDay(new Date(Date.now() + 30 * 86_400_000));
    const line = (SoLo: string, HanDung: string, SoLuong: string) => ({
      Kho_Id,
      Duoc_Id,
      SoLo,
      HanDung,
      SoLuong,
      GiaVon: '900',
    });
    await nhapTonDau(ctx, [line('TRUOC', soon, '20'), line('SAU', '2099-12-31', '30')]);
    return Duoc_Id;
  }

  /** A prescription of one drug, promised and charged, in a session that is still open. */
  async function prescribed(
    Duoc_Id: string,
    SoLuong: string,
    LoaiToa: 'BHYT' | 'Thuong' = 'BHYT',
    over: Partial<typeof tiepNhanTable.$inferInsert> = {},
  ) {
    const visit = await aVisit(site, { ...(LoaiToa === 'BHYT' ? { payer: 'BHYT' } : {}), ...over });
    const [KhamBenh_Id, ToaThuoc_Id, line] = [v7(), v7(), v7()];
    const node = await site.id('auth.node', 'PK01');
    const now = ctx.now();
    const [slip] = await site.database.db
      .insert(dichVuYeuCauTable)
      .values({
        SoPhieuYeuCau: ToaThuoc_Id,
        SoThuTu: 1,
        Loai: 'KhamBenh',
        ...visit,
        NoiYeuCau_Id: node,
        NoiThucHien_Id: node,
        NgayYeuCau: now,
        TrangThai: 'ChuaKetQua',
      })
      .returning();
    await site.database.db.insert(khamBenhTable).values({
      DichVuYeuCau_Id: slip?._id ?? '',
      _id: KhamBenh_Id,
      MaKhamBenh: KhamBenh_Id,
      ...visit,
      PhongBan_Id: node,
      NgayKham: now,
      Ngay: localDay(now),
      TrangThai: 'DangKham',
    });
    await site.database.db.insert(toaThuocTable).values({
      _id: ToaThuoc_Id,
      KhamBenh_Id,
      ...visit,
      MaDonThuoc: ToaThuoc_Id.slice(-14),
      LoaiToa,
      SoNgay: 5,
      NgayKe: now,
      TrangThai: 'DaKe',
    });
    await site.database.db.insert(toaThuocChiTietTable).values({
      _id: line,
      ToaThuoc_Id,
      Duoc_Id,
      TenDuoc: 'Thuốc thử',
      Kho_Id,
      SoLuong,
      SoNgay: 5,
      LaBHYT: LoaiToa === 'BHYT',
    });
    await inTransaction(ctx, async (tx) => {
      await hold(tx, { Kho_Id, lines: [{ Duoc_Id, SoLuong, sourceId: line }] });
      const charge = {
        source: 'Thuoc' as const,
        source_Id: line,
        Duoc_Id,
        KhamBenh_Id,
        SoLuong,
        DonGia: '1000',
        NgayYLenh: now,
      };
      await addCharges(tx, visit.TiepNhan_Id, [{ ...charge, DonGiaBHYT: LoaiToa === 'BHYT' ? '1000' : '0' }]);
    });
    return { ToaThuoc_Id, KhamBenh_Id, line, visit };
  }

  /** The same once the doctor has ended the examination. */
  async function examined(...how: Parameters<typeof prescribed>) {
    const made = await prescribed(...how);
    await site.database.db.execute(
      sql`update main.kham_benh set trang_thai = 'DaKham' where id = ${made.KhamBenh_Id}`,
    );
    return made;
  }

  return { ctx, Kho_Id, fresh, stocked, prescribed, examined };
}
