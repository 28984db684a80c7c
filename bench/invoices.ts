import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import type { Database } from '../packages/server/src/engine/database/database.ts';
import { inBulk, unchecked } from './bulk.ts';
import { type ListRead, readLists } from './listReads.ts';
import { type Site, type Started, today, withSen } from './site.ts';

/** Lists of electronic invoices of so many receipts, and of what owes one, as the accountant reads them. */
const { values } = parseArgs({
  options: {
    invoices: { type: 'boolean' },
    receipts: { type: 'string', default: '20000' },
    patients: { type: 'string', default: '10000' },
    turns: { type: 'string', default: '15' },
    data: { type: 'string' },
  },
});
const receipts = Number(values.receipts);
const turns = Number(values.turns);

const owed = `query Owed($from: Date!, $to: Date!, $keyword: String, $limit: Int) {
  bienLaiChuaLapHoaDon(tuNgay: $from, denNgay: $to, keyword: $keyword, limit: $limit) {
    totalRows TongTien soLapMoi tienLapMoi
    data { BienLai_Id MaBienLai LoaiBienLai NgayBienLai MaYTe TenBenhNhan NguoiThu SoTien HoaDonGoc_Id HoaDonGoc } } }`;
const issued = `query Issued($from: Date!, $to: Date!, $keyword: String) {
  danhSachHoaDon(tuNgay: $from, denNgay: $to, keyword: $keyword, limit: 50) {
    totalRows TongTien CanXuLy DangGui DaPhatHanh DaThayDoi ChuaLap
    data { _id Serial SoHoaDon NgayHoaDon NguoiMua TongTien conLai TrangThai BenhNhan { ma ten } } } }`;

const day = { from: today, to: today };
const month = { from: before(30), to: today };
const year = { from: before(365), to: today };
const reads: readonly ListRead[] = [
  ['owed of a day', owed, { ...day, limit: 50 }],
  ['owed of 30 days', owed, { ...month, limit: 50 }],
  ['owed of a year', owed, { ...year, limit: 50 }],
  ['owed of 30 days, by a family name', owed, { ...month, keyword: 'nguyễn', limit: 50 }],
  ['invoices of a day, with what is owed', issued, day],
  ['invoices of 30 days, with what is owed', issued, month],
  ['invoices of a year, with what is owed', issued, year],
];

await withSen({ patients: Number(values.patients), visits: receipts, acts: 10 }, bench, values.data);

async function bench(sen: Started, site: Site): Promise<void> {
  await fillInvoices(site.database, receipts);
  console.log(`invoices of ${receipts} receipts, ${turns} readings each, one client; ${today}`);
  await readLists(sen, 'ketoan', turns, reads);
}

/**
 * A receipt of each visit over its second line, spread over a year and more of them over the last days; every second one is invoiced, and
 * every twentieth of those was refunded afterwards.
 */
async function fillInvoices(database: Database, count: number): Promise<void> {
  const { rows } = await database.db.execute<{ n: number }>(
    sql`select count(*)::int as n from main.bien_lai where ma_bien_lai like 'BLB-%'`,
  );
  if ((rows[0]?.n ?? 0) >= count) return;
  const tables = ['bien_lai', 'bien_lai_chi_tiet', 'hoa_don_dien_tu', 'hoa_don_bien_lai'];
  await inBulk(database, tables, () =>
    unchecked(database, async (db) => {
      await db.execute(sql`
        create temp table d on commit drop as
        select uuidv7() as receipt, uuidv7() as invoice, uuidv7() as refund, n, visit, patient, place, line,
          now() - make_interval(days => case when n % 4 = 0 then (n % 365)::int else (n % 30)::int end) as at
        from (select row_number() over (order by t.id) as n, t.id as visit, t.benh_nhan_id as patient, t.noi_tiep_nhan_id as place, l.id as line
          from main.tiep_nhan t join lateral (select id from main.vien_phi_dong where tiep_nhan_id = t.id order by id desc limit 1) l on true
          where t.ma_tiep_nhan like 'TNB-%' limit ${count}) v`);
      await db.execute(sql`
        insert into main.bien_lai (id, ma_bien_lai, quyen_bien_lai_id, ky_hieu, so_bien_lai, loai_bien_lai, benh_nhan_id, tiep_nhan_id,
          ngay_bien_lai, gia_tri_bien_lai, hach_toan, trang_thai, nguoi_thu_id, quay_thu_id)
        select o.id, 'BLB-' || o.so, q.id, 'B', 5000000 + o.so, o.kind, o.patient, o.visit, o.at, 100000, 100000, 'HachToanToanBo', s.id, o.place
        from (select receipt as id, n as so, 'ThuTien' as kind, patient, visit, at, place from d
            union all select refund, n + ${count}, 'HoanTien', patient, visit, at + interval '1 hour', place from d where n % 20 = 0) o
          join lateral (select id from main.quyen_bien_lai order by ma_quyen_bien_lai limit 1) q on true
          join lateral (select id from main.nhan_vien order by ma_nhan_vien limit 1) s on true`);
      await db.execute(sql`
        insert into main.bien_lai_chi_tiet (id, bien_lai_id, vien_phi_dong_id, bien_lai_hoan_id, so_tien)
        select uuidv7(), receipt, line, null, 100000 from d
        union all select uuidv7(), receipt, line, refund, -40000 from d where n % 20 = 0`);
      await db.execute(sql`
        insert into main.hoa_don_dien_tu (id, ma_hoa_don, loai_hoa_don, tai_khoan_id, pattern, serial, so_hoa_don, ngay_hoa_don, benh_nhan_id,
          quay_thu_id, nguoi_mua, hinh_thuc_thanh_toan, tong_tien, trang_thai, phat_hanh_luc)
        select invoice, invoice::text, 'BanHang', (select id from main.tai_khoan_hoa_don limit 1), '1', 'C26TBB', n,
          (at at time zone 'Asia/Ho_Chi_Minh')::date, patient, place, 'Người mua ' || n, 'TM', 100000, 'DaPhatHanh', at
        from d where n % 2 = 0`);
      await db.execute(sql`
        insert into main.hoa_don_bien_lai (id, hoa_don_id, bien_lai_id, so_tien)
        select uuidv7(), invoice, receipt, 100000 from d where n % 2 = 0`);
    }),
  );
}

/** The day so many days ago. */
function before(days: number): string {
  return new Date(Date.parse(`${today}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);
}
