import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import type { Database } from '../packages/server/src/engine/database/database.ts';
import { inBulk, unchecked } from './bulk.ts';
import { type ListRead, readLists } from './listReads.ts';
import { type Site, type Started, today, withSen } from './site.ts';

/** Lists of what is owed by so many visits, as the accountant reads them. */
const { values } = parseArgs({
  options: {
    debts: { type: 'boolean' },
    visits: { type: 'string', default: '100000' },
    patients: { type: 'string', default: '50000' },
    turns: { type: 'string', default: '15' },
    data: { type: 'string' },
  },
});
const visits = Number(values.visits);
const turns = Number(values.turns);

const page = `_id MaCongNo MaTiepNhan MaYTe TenBenhNhan NamSinh NguoiNo SoDienThoai NhomCongNo NgayNo NgayHan soNgayQuaHan SoTien DaThu ConLai
  TinhTrang NguoiChoNo LanNhac NhacLuc`;
const ages = 'ChuaDenHan Ngay1Den30 Ngay31Den60 Ngay61Den90 TrenNgay90';
const list = `query Debts($state: TinhTrangNo, $from: Date, $keyword: String, $page: Int) {
  danhSachCongNo(TinhTrang: $state, tuNgay: $from, keyword: $keyword, page: $page, limit: 50) {
    totalRows ConLai QuaHan ConHan ChoDuyet TatToan DaXoaNo DaHuy TuoiNo { ${ages} } data { ${page} } } }`;
const sums = `DauKy PhatSinh DaThu DaXoa DaGiam CuoiKy ${ages}`;
const receivables = `query Receivables($from: Date!, $to: Date!) {
  getCongNoPhaiThu(startDate: $from, endDate: $to, limit: 200) { totalRows tong { ${sums} } data { _id NguoiNo soKhoan HanCuNhat ${sums} } } }`;
const unpaid = `query Unpaid($from: Date!, $to: Date!) {
  reportUnpaidOrderList(startDate: $from, endDate: $to, limit: 50) { totalRows soLuot ConLai data { _id Ten ConLai TenBenhNhan BacSi NoiChiDinh } } }`;

const month = { from: before(30), to: today };
const reads: readonly ListRead[] = [
  ['all debts, the first page', list, {}],
  ['all debts, page 200', list, { page: 200 }],
  ['overdue ones', list, { state: 'QuaHan' }],
  ['those of 30 days', list, { from: month.from }],
  ['by a family name', list, { keyword: 'nguyễn' }],
  ['what each debtor owes over 30 days', receivables, month],
  ['unpaid orders of 30 days', unpaid, month],
];

await withSen({ patients: Number(values.patients), visits, acts: 10 }, bench, values.data);

async function bench(sen: Started, site: Site): Promise<void> {
  await fillDebts(site.database, visits);
  console.log(`debts of ${visits} visits, ${turns} readings each, one client; ${today}`);
  await readLists(sen, 'ketoan', turns, reads);
}

/**
 * A debt of each visit over its second line: of the patient, every fifth of a company, every tenth of a guarantor; two of three are
 * open, some collected in part, the others settled. Written on the day of the visit, due a month later.
 */
async function fillDebts(database: Database, count: number): Promise<void> {
  const { rows } = await database.db.execute<{ n: number }>(sql`select count(*)::int as n from main.cong_no`);
  if ((rows[0]?.n ?? 0) >= count) return;
  await inBulk(database, ['cong_no', 'cong_no_dong', 'cong_no_phat_sinh'], () =>
    unchecked(database, async (db) => {
      await db.execute(sql`
        create temp table d on commit drop as
        select uuidv7() as debt, n, visit, patient, place, at, line, case when n % 3 = 0 then 0 when n % 7 = 0 then 60000 else 100000 end as left
        from (select row_number() over (order by t.id) as n, t.id as visit, t.benh_nhan_id as patient, t.noi_tiep_nhan_id as place,
            t.ngay_tiep_nhan as at, l.id as line
          from main.tiep_nhan t join lateral (select id from main.vien_phi_dong where tiep_nhan_id = t.id order by id desc limit 1) l on true
          where t.ma_tiep_nhan like 'TNB-%' limit ${count}) v`);
      await db.execute(sql`
        insert into main.cong_no (id, ma_cong_no, tiep_nhan_id, benh_nhan_id, noi_tiep_nhan_id, loai_nguoi_no, cong_ty_id, nguoi_bao_lanh,
          ngay_no, ngay_han, ly_do, nguoi_cho_no_id, so_tien, da_thu, con_lai, trang_thai)
        select debt, 'CNB-' || n, visit, patient, place, case when n % 5 = 0 then 'CongTy' when n % 10 = 1 then 'BaoLanh' else 'BenhNhan' end,
          case when n % 5 = 0 then (select id from main.cong_ty order by ma_cong_ty limit 1) end, case when n % 10 = 1 then 'Người bảo lãnh ' || n end,
          at, (at at time zone 'Asia/Ho_Chi_Minh')::date + 30, 'Hẹn trả', (select id from main.nhan_vien order by ma_nhan_vien limit 1),
          100000, 100000 - "left", "left", case when "left" = 0 then 'TatToan' else 'ConNo' end from d`);
      await db.execute(sql`
        insert into main.cong_no_dong (id, cong_no_id, vien_phi_dong_id, so_tien) select uuidv7(), debt, line, 100000 from d`);
      await db.execute(sql`
        insert into main.cong_no_phat_sinh (id, cong_no_id, loai, so_tien, luc)
        select uuidv7(), debt, 'GhiNo', 100000, at from d
        union all select uuidv7(), debt, 'ThuNo', 100000 - "left", at + interval '5 days' from d where "left" < 100000`);
      await db.execute(sql`
        update main.vien_phi_dong l set con_lai = "left", hach_toan = 100000 - "left", ghi_no = true, da_thu_tien = "left" = 0 from d where l.id = d.line`);
      await db.execute(sql`
        update main.vien_phi a set con_lai = "left", cong_no = "left", co_cong_no = true, da_thu = da_thu - "left", hach_toan = hach_toan - "left"
        from d where a.tiep_nhan_id = d.visit`);
    }),
  );
  await database.db.execute(sql`vacuum analyze main.vien_phi`);
  await database.db.execute(sql`vacuum analyze main.vien_phi_dong`);
}

/** The day so many days ago. */
function before(days: number): string {
  return new Date(Date.parse(`${today}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);
}
