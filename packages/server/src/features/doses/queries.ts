import { type Birth, yearsOn } from '@sen/domain/ages/age';
import { dangNamVien } from '@sen/domain/sheets/phieuChamSoc';
import { and, asc, eq, ne, type SQL, sql } from 'drizzle-orm';
import { logged } from '../../engine/audit/audit.ts';
import { catalogueTable } from '../../engine/catalogue/tables.ts';
import { type Ctx, today } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { rowsById } from '../../engine/sql/rows.ts';
import { type StoredRow, storedRow } from '../../engine/sql/storedRow.ts';
import { loadStay, madeOfStay } from '../admission/queries.ts';
import { stayRows } from '../admission/sql.ts';
import type { NhapVienRow } from '../admission/tables.ts';
import { recordRows } from '../medicalRecords/sql.ts';
import { patientRows } from '../patients/sql.ts';
import { requireVisible, requireVisiblePlace, visibleRecords } from '../recordAccess/visible.ts';
import { bedTimes } from '../stays/sql.ts';
import { drugOrderRows, storedDrugOrder } from '../treatment/sql.ts';
import { type ChartedOrder, type ChartOfPatient, drugsOnChart, type PatientOnChart } from './chart.ts';
import { type ThucHienThuocRow, thucHienThuocTable as table } from './tables.ts';

const oneDay = 24 * 3_600_000;
/** The longest time that is looked at at once. */
const longestDays = 8;

/** One dose that must exist. Errors: NOT_FOUND. */
export async function doseById(ctx: Ctx, id: string): Promise<ThucHienThuocRow> {
  const [row] = await rowsById(ctx.db, table, [id]);
  if (!row) throw new DomainError('NOT_FOUND', { entity: 'ThucHienThuoc' });
  return row;
}

/** What was given in a stay and what was not, by time; without what was taken back. */
export function dosesOfStay(ctx: Ctx, NhapVien_Id: string): Promise<ThucHienThuocRow[]> {
  return ctx.db
    .select()
    .from(table)
    .where(and(eq(table.NhapVien_Id, NhapVien_Id), ne(table.TrangThai, 'DaThuHoi')))
    .orderBy(asc(table.ThoiGian), asc(table._id))
    .execute();
}

type Window = { tu: Date; den: Date };

/** The drugs of the patients of a ward, by room and bed. One statement, and what decides who sees them. Errors: BAD_INPUT, RECORD_OF_ANOTHER_FACILITY. */
export async function chartsOfWard(ctx: Ctx, Khoa_Id: string, window: Window): Promise<ChartOfPatient[]> {
  refuseWindow(window);
  await requireVisiblePlace(ctx, Khoa_Id);
  const lying = sql`n.khoa_id = ${Khoa_Id} and n.trang_thai in ('DangDieuTri', 'ChiDinhRaVien') and g.id is not null`;
  const charts = await readCharts(ctx, lying, window, true);
  return visibleRecords(ctx, charts, ({ BenhNhan_Id }) => ({ node: Khoa_Id, BenhNhan_Id }));
}

/** The drugs of one stay; the reading is logged. Null where there is no such stay. Errors: BAD_INPUT, RECORD_OF_ANOTHER_FACILITY. */
export async function chartOfStay(ctx: Ctx, id: string, window: Window): Promise<ChartOfPatient | null> {
  refuseWindow(window);
  const stay = await loadStay(ctx, id);
  if (!stay) return null;
  await requireVisible(ctx, madeOfStay(stay));
  const about = { entity: 'ThucHienThuoc', entityId: id, BenhNhan_Id: stay.BenhNhan_Id };
  const [chart] = await logged(ctx, about, readCharts(ctx, sql`n.id = ${id}`, window, false));
  return chart ?? null;
}

function refuseWindow({ tu, den }: Window): void {
  const days = (den.getTime() - tu.getTime()) / oneDay;
  if (!(days > 0)) refuseIssues([{ path: 'den', code: 'ORDER_END' }]);
  if (days > longestDays) refuseIssues([{ path: 'den', code: 'TOO_LARGE', details: { max: longestDays } }]);
}

type Found = Omit<PatientOnChart, 'tuoi'> & {
  TrangThai: NhapVienRow['TrangThai'];
  Khoa_Id: string | null;
  daKhoa: boolean;
  orders: StoredOrder[] | null;
  doses: StoredRow[] | null;
};
type StoredOrder = Omit<ChartedOrder, 'row'> & { row: StoredRow };

async function readCharts(
  ctx: Ctx,
  where: SQL,
  { tu, den }: Window,
  late: boolean,
): Promise<ChartOfPatient[]> {
  // what was given two days before decides when a drug may be given again
  const from = new Date(tu.getTime() - 2 * oneDay);
  const { rows } = await ctx.db.execute<Found>(sql`
    select n.id as "NhapVien_Id", n.benh_nhan_id as "BenhNhan_Id", n.trang_thai as "TrangThai", n.khoa_id as "Khoa_Id",
      i.ma_y_te as "MaYTe", i.ten_benh_nhan as "TenBenhNhan", i.gioi_tinh as "GioiTinh", i.ngay_sinh as "NgaySinh", i.nam_sinh as "NamSinh",
      g.id as "Giuong_Id", r.id as "Phong_Id", coalesce(b.khoa_luc is not null, false) as "daKhoa",
      (select json_agg(json_build_object('row', to_jsonb(o), 'MaDuoc', m.ma_duoc, 'LoaiKiemSoat', m.loai_kiem_soat,
          'MaDuongDung', w.ma_duong_dung, 'ATCs', array_remove(array_append(
            array(select h.atc from pharmacy.hoat_chat h where h.id = any(m.hoat_chat_ids)), m.atc), null)) order by o.tu_luc, o.thu_tu, o.id)
        from ${drugOrderRows} o join pharmacy.duoc m on m.id = o.duoc_id left join main.duong_dung w on w.id = o.duong_dung_id
        where o.nhap_vien_id = n.id and o.den_luc >= ${from} and o.tu_luc <= ${den}) as orders,
      (select json_agg(to_jsonb(t) order by t.thoi_gian, t.id) from main.thuc_hien_thuoc t
        where t.nhap_vien_id = n.id and (t.thoi_gian >= ${from} or t.gio_dung >= ${from} or t.trang_thai = 'DangTruyen')
          and t.thoi_gian <= ${new Date(den.getTime() + oneDay)}) as doses
    from ${stayRows} n
    join ${patientRows} i on i.id = n.benh_nhan_id
    left join ${recordRows} b on b.nhap_vien_id = n.id and b.trang_thai <> 'DaHuy'
    left join ${bedTimes} d on d.nhap_vien_id = n.id and d.den_luc is null and not d.da_huy
    left join main.giuong_benh g on g.id = d.giuong_id
    left join ${catalogueTable('Node')} r on r.id = g.phong_ban_id
    where ${where} order by r."order", r.code, g.ma_giuong, d.cho limit 300`);
  return rows.map((row) => chartOf(ctx, row, { tu, den, late }));
}

function chartOf(
  ctx: Ctx,
  { orders, doses, TrangThai, Khoa_Id, daKhoa, ...row }: Found,
  window: Window & { late: boolean },
): ChartOfPatient {
  const charted = (orders ?? []).map(({ row: stored, ...order }) => ({
    ...order,
    row: storedDrugOrder(stored),
  }));
  const written = (doses ?? []).map((one) => storedRow(table, one));
  return {
    ...row,
    tuoi: yearsOn(row as Birth, today(ctx)),
    thuocs: drugsOnChart(charted, written, { ...window, now: ctx.now() }),
    facts: { TrangThai: 'DaDung', node: Khoa_Id, dangNam: dangNamVien(TrangThai), daKhoa },
  };
}
