import { type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import { refuseIssues } from '../../engine/errors.ts';
import { rowsById } from '../../engine/sql/rows.ts';
import type {
  BienLaiChuaLap,
  QueryBienLaiChuaLapHoaDonArgs,
  QueryDanhSachHoaDonArgs,
  TinhTrangHoaDon,
} from '../../gql/main.ts';
import { within } from '../accounting/days.ts';
import { personFits } from '../patients/personFits.ts';
import { patientRows } from '../patients/sql.ts';
import { listedPlace, visibleRecords } from '../recordAccess/visible.ts';
import { owedReceipts } from './owed.ts';
import { type HoaDonRow, hoaDonTable } from './tables.ts';

const states: Record<TinhTrangHoaDon, readonly string[]> = {
  CanXuLy: ['Nhap', 'TuChoi', 'KhongRo'],
  DangGui: ['ChoGui', 'DangGui'],
  DaPhatHanh: ['DaPhatHanh'],
  DaThayDoi: ['DaDieuChinh', 'BiThayThe'],
};

type Asked = {
  tuNgay: string;
  denNgay: string;
  keyword?: string | null | undefined;
  page?: number | null | undefined;
  limit?: number | null | undefined;
};

/** The days and the page that were asked for. Errors: BAD_INPUT at `denNgay`. */
export function pageOf({ tuNgay, denNgay, page, limit: asked }: Asked) {
  if (denNgay < tuNgay) refuseIssues([{ path: 'denNgay', code: 'RANGE_REVERSED' }]);
  const limit = Math.min(Math.max(asked ?? 50, 1), 1000);
  return { days: { from: tuNgay, to: denNgay }, limit, offset: (Math.max(page ?? 1, 1) - 1) * limit };
}

export type InvoiceList = {
  data: HoaDonRow[];
  totalRows: number;
  TongTien: string;
  ChuaLap: number;
} & Record<TinhTrangHoaDon, number>;

/** A page of the invoices of some days, the newest first, with the counts of every state, of the places that the caller's lists show. */
export async function invoiceList(ctx: Ctx, args: QueryDanhSachHoaDonArgs): Promise<InvoiceList> {
  const { days, limit, offset } = pageOf(args);
  const shown = args.TinhTrang ? inStates(args.TinhTrang) : sql`h.trang_thai <> 'DaXoa'`;
  const counts = Object.keys(states).map(
    (name) =>
      sql`(count(*) filter (where ${inStates(name as TinhTrangHoaDon)}))::int as ${sql.identifier(name)}`, // its keys
  );
  const place = await listedPlace(ctx, sql`h.quay_thu_id`);
  const { rows } = await ctx.db.execute<Omit<InvoiceList, 'data'> & { ids: string[] | null }>(sql`
    with found as materialized (
      select h.* from ${hoaDonTable} h where h.ngay_hoa_don between ${days.from} and ${days.to} and ${place}
        and ${args.LoaiHoaDon ? sql`h.loai_hoa_don = ${args.LoaiHoaDon}` : sql`true`} and ${invoiceFits(args.keyword ?? '')}),
    page as (select h.id, h.ngay_tao from found h where ${shown} order by h.ngay_tao desc, h.id desc limit ${limit} offset ${offset})
    select ${sql.join(counts, sql`, `)}, (count(*) filter (where ${shown}))::int as "totalRows",
      coalesce(sum(case when h.loai_hoa_don = 'DieuChinh' then -h.tong_tien when h.loai_hoa_don = 'ThayThe' then 0 else h.tong_tien end)
        filter (where ${shown}), 0)::numeric(18, 2) as "TongTien",
      (select count(*)::int from ${owedReceipts} o where ${within(sql`o.ngay_bien_lai`, days)}
        and ${await listedPlace(ctx, sql`o.quay_thu_id`)}) as "ChuaLap",
      (select array_agg(p.id order by p.ngay_tao desc, p.id desc) from page p) as ids
    from found h`);
  const [found] = rows;
  if (!found) throw new Error('a page has one row');
  const { ids, ...sums } = found;
  const rowsOf = new Map((await rowsById(ctx.db, hoaDonTable, ids ?? [])).map((row) => [row._id, row]));
  const listed = (ids ?? []).flatMap((id) => rowsOf.get(id) ?? []);
  return { ...sums, data: await visibleInvoices(ctx, listed) };
}

/** Invoices that the caller may see. */
export function visibleInvoices(ctx: Ctx, rows: readonly HoaDonRow[]): Promise<HoaDonRow[]> {
  return visibleRecords(ctx, rows, ({ QuayThu_Id: node, BenhNhan_Id }) => ({ node, BenhNhan_Id }));
}

function inStates(name: TinhTrangHoaDon): SQL {
  return sql`h.trang_thai in (${sql.join(
    states[name].map((state) => sql`${state}`),
    sql`, `,
  )})`;
}

type OwedSums = { totalRows: number; TongTien: string; soLapMoi: number; tienLapMoi: string };
type OwedRow = Omit<BienLaiChuaLap, 'NgayBienLai'> & { NgayBienLai: string; QuayThu_Id: string | null };

/** A page of receipts of some days that owe an invoice, the oldest first, of the places that the caller's lists show. One statement. */
export async function owedList(ctx: Ctx, args: QueryBienLaiChuaLapHoaDonArgs) {
  const { days, limit, offset } = pageOf(args);
  const { rows } = await ctx.db.execute<OwedSums & { data: OwedRow[] }>(sql`
    with found as materialized (
      select o.*, b.ma_y_te, b.ten_benh_nhan from ${owedReceipts} o join ${patientRows} b on b.id = o.benh_nhan_id
      where ${within(sql`o.ngay_bien_lai`, days)} and ${await listedPlace(ctx, sql`o.quay_thu_id`)} and ${owedFits(args.keyword ?? '')}),
    page as (select * from found order by ngay_bien_lai, id limit ${limit} offset ${offset})
    select count(*)::int as "totalRows",
      coalesce(sum(case when goc is null then round(so_tien) else -round(so_tien) end), 0)::numeric(18, 2) as "TongTien",
      (count(*) filter (where goc is null))::int as "soLapMoi",
      coalesce(sum(round(so_tien)) filter (where goc is null), 0)::numeric(18, 2) as "tienLapMoi",
      coalesce((select json_agg(json_build_object('BienLai_Id', p.id, 'MaBienLai', p.ma_bien_lai, 'LoaiBienLai', p.loai_bien_lai,
          'NgayBienLai', p.ngay_bien_lai, 'BenhNhan_Id', p.benh_nhan_id, 'MaYTe', p.ma_y_te, 'TenBenhNhan', p.ten_benh_nhan,
          'NguoiThu', s.ten_nhan_vien, 'SoTien', round(p.so_tien)::text, 'QuayThu_Id', p.quay_thu_id, 'HoaDonGoc_Id', p.goc,
          'HoaDonGoc', g.serial || coalesce(' ' || g.so_hoa_don, '')) order by p.ngay_bien_lai, p.id)
        from page p left join main.nhan_vien s on s.id = p.nguoi_thu_id left join ${hoaDonTable} g on g.id = p.goc), '[]'::json) as data
    from found`);
  const [found] = rows;
  if (!found) throw new Error('a page has one row');
  const visible = await visibleRecords(ctx, found.data, ({ QuayThu_Id: node, BenhNhan_Id }) => ({
    node,
    BenhNhan_Id,
  }));
  return {
    ...found,
    data: visible.map(({ QuayThu_Id: _place, ...row }) => ({
      ...row,
      NgayBienLai: new Date(row.NgayBienLai),
    })),
  };
}

/** A text that stands anywhere in another, for `ilike`. */
export const likePart = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

function invoiceFits(keyword: string): SQL {
  const whole = keyword.trim();
  if (whole === '') return sql`true`;
  return sql`(h.so_hoa_don::text = ${whole.replace(/^\D+/, '')} or h.ma_so_thue_mua = ${whole} or h.nguoi_mua ilike ${likePart(whole)}
    or h.don_vi_mua ilike ${likePart(whole)} or h.benh_nhan_id in (select b.id from ${patientRows} b
      where b.ma_y_te = ${whole.toUpperCase()} or ${personFits(whole, 'b')}))`;
}

function owedFits(keyword: string): SQL {
  const whole = keyword.trim();
  if (whole === '') return sql`true`;
  return sql`(o.ma_bien_lai ilike ${likePart(whole)} or b.ma_y_te = ${whole.toUpperCase()} or ${personFits(whole, 'b')})`;
}
