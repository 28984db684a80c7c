import { sql } from 'drizzle-orm';
import type { TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import type { DongPhieuKhoInput, LoaiPhieuKho, PhieuKhoInput } from '../../gql/pharmacy.ts';
import { imbalances } from './ledger.ts';
import { savePaper } from './savePaper.ts';

/** Two stores with empty shelves, who keeps each, and papers for them. */
export async function stockFactory(site: TestSite) {
  const keeper = await site.ctx('duoc', { node: 'KHOLE' });
  const other = await site.ctx('nhathuoc', { node: 'NHATHUOC' });
  const admin = await site.ctx('quantri');
  const Kho_Id = await site.id('pharmacy.kho', 'KHOLE');
  const KhoNhan_Id = await site.id('pharmacy.kho', 'NHATHUOC');
  const NhaCungCap_Id = await site.id('pharmacy.nha_cung_cap', 'NCC01');
  const { rows } = await site.database.db.execute<{ id: string }>(
    sql`select id from pharmacy.duoc where la_bhyt order by ma_duoc limit 8`,
  );
  const drugs = rows.map((row) => row.id);
  const fresh = (of: Ctx): Ctx => ({ ...of, loaders: new Map() });

  /** Empties the shelves. */
  const clear = () =>
    site.database.db.execute(
      sql`truncate pharmacy.ton_kho, pharmacy.lo, pharmacy.giu_thuoc, pharmacy.the_kho, pharmacy.phieu_cap, pharmacy.phieu_cap_chi_tiet, pharmacy.phieu_kho_chi_tiet, pharmacy.phieu_kho`,
    );

  const line = (over: Partial<DongPhieuKhoInput> = {}): DongPhieuKhoInput => ({
    Duoc_Id: drugs[0] ?? '',
    SoLo: 'L1',
    HanDung: '2099-12-31',
    SoLuong: '100',
    DonGia: '1000',
    VAT: '5',
    ...over,
  });
  const paper = (LoaiPhieu: LoaiPhieuKho, over: Partial<PhieuKhoInput> = {}): PhieuKhoInput => ({
    LoaiPhieu,
    Kho_Id,
    NhaCungCap_Id,
    KhoNhan_Id: LoaiPhieu === 'ChuyenKho' ? KhoNhan_Id : null,
    dongs: [line()],
    ...over,
  });
  const write = (LoaiPhieu: LoaiPhieuKho, over: Partial<PhieuKhoInput> = {}, by: Ctx = keeper) =>
    savePaper(fresh(by), paper(LoaiPhieu, over));

  /** What lies of lots in stores: { 'KHOLE L1': '100.000' }. */
  async function shelf(): Promise<Record<string, string>> {
    const found = await site.database.db.execute<{ key: string; so: string }>(sql`
      select k.ma_kho || ' ' || l.so_lo as key, t.so_luong::text as so from pharmacy.ton_kho t
      join pharmacy.kho k on k.id = t.kho_id join pharmacy.lo l on l.id = t.lo_id order by 1`);
    return Object.fromEntries(found.rows.map((row) => [row.key, row.so]));
  }
  const lot = async (SoLo: string) => {
    const found = await site.database.db.execute<{ id: string }>(
      sql`select id from pharmacy.lo where so_lo = ${SoLo} order by id limit 1`,
    );
    return found.rows[0]?.id ?? '';
  };

  return {
    keeper,
    other,
    admin,
    Kho_Id,
    KhoNhan_Id,
    drugs,
    fresh,
    clear,
    line,
    paper,
    write,
    shelf,
    lot,
    imbalances,
  };
}
