import type { LoaiBienLai } from '@sen/domain/cashier/shift';
import type { PaidCharge } from '@sen/domain/invoices/invoiceLines';
import { type SQL, sql } from 'drizzle-orm';
import type { Ctx, Tx } from '../../engine/context.ts';
import { receptionRows } from '../reception/sql.ts';

/** What a receipt paid, as an invoice speaks of it. */
export type ReceiptForInvoice = {
  _id: string;
  MaBienLai: string;
  LoaiBienLai: LoaiBienLai;
  BenhNhan_Id: string;
  QuayThu_Id: string | null;
  NguoiThu_Id: string;
  NgayBienLai: Date;
  /** What rounding to whole dong added or took. */
  ChenhLechLamTron: string;
  /** Its money is where it stays: allocated whole, of an advance once the fees of the visit are completed. */
  settled: boolean;
  /** Kinds of its payment. */
  ways: string[];
  /** What stands of it on each charge by now, refunds taken off; of a refund what it gave back of each. */
  charges: PaidCharge[];
  /** Refunds that took of it, with what each gave back; of a refund the receipts that it took of. Sums above 0. */
  others: Array<{ BienLai_Id: string; SoTien: string }>;
};

/** What receipts paid, by id. One statement. */
export async function receiptsForInvoice(ctx: Ctx, ids: readonly string[]): Promise<ReceiptForInvoice[]> {
  const { rows } = await ctx.db.execute<Omit<ReceiptForInvoice, 'NgayBienLai'> & { NgayBienLai: string }>(sql`
    select r.id as "_id", r.ma_bien_lai as "MaBienLai", r.loai_bien_lai as "LoaiBienLai", r.benh_nhan_id as "BenhNhan_Id",
      r.quay_thu_id as "QuayThu_Id", r.nguoi_thu_id as "NguoiThu_Id", r.ngay_bien_lai as "NgayBienLai",
      r.chenh_lech_lam_tron::text as "ChenhLechLamTron", ${settledReceipt} as settled,
      array(select distinct t.loai from main.bien_lai_thanh_toan t where t.bien_lai_id = r.id order by 1) as ways,
      coalesce((select json_agg(json_build_object('NhomChiPhi', l.nhom_chi_phi, 'Ten', l.ten, 'DonViTinh', l.don_vi_tinh,
          'SoTien', p.paid::text, 'an', coalesce(d.an_tren_hoa_don, false)) order by l.ngay_y_lenh, l.id)
        from (select c.vien_phi_dong_id as line, sum(c.so_tien) * ${sideOf} as paid from main.bien_lai_chi_tiet c
          where c.trang_thai = 'HieuLuc' and c.vien_phi_dong_id is not null and ${postedBy} group by 1) p
        join main.vien_phi_dong l on l.id = p.line
        left join main.dm_dich_vu d on d.id = l.dich_vu_id where p.paid > 0), '[]'::json) as charges,
      coalesce((select json_agg(json_build_object('BienLai_Id', o.other, 'SoTien', o.given::text) order by o.other) from (
          select case when r.loai_bien_lai = 'HoanTien' then c.bien_lai_id else c.bien_lai_hoan_id end as other, -sum(c.so_tien) as given
          from main.bien_lai_chi_tiet c
          where c.trang_thai = 'HieuLuc' and c.vien_phi_dong_id is not null and c.bien_lai_hoan_id is not null and ${postedBy}
          group by 1) o where o.given > 0), '[]'::json) as others
    from main.bien_lai r join ${receptionRows} v on v.id = r.tiep_nhan_id
    where r.id = any(${sql.param([...ids])}::uuid[])
    order by r.ngay_bien_lai, r.id`);
  return rows.map((row) => ({ ...row, NgayBienLai: new Date(row.NgayBienLai) }));
}

/** A posting `c` that a receipt `r` made: each side by an index of its own. */
const postedBy: SQL = sql.raw(
  `((r.loai_bien_lai <> 'HoanTien' and c.bien_lai_id = r.id) or (r.loai_bien_lai = 'HoanTien' and c.bien_lai_hoan_id = r.id))`,
);
/** What rounding made of a payment `r`; an advance is of whole dong. */
export const roundedOff: SQL = sql.raw(
  `(case when r.loai_bien_lai = 'ThuTien' then r.chenh_lech_lam_tron else 0 end)`,
);
const sideOf: SQL = sql.raw(`(case when r.loai_bien_lai = 'HoanTien' then -1 else 1 end)`);

/** A receipt `r` of a visit `v` whose money is where it stays. */
export const settledReceipt: SQL = sql.raw(
  `(r.trang_thai = 'HachToanToanBo' or (r.loai_bien_lai = 'TamUng' and r.trang_thai = 'DangHachToan' and v.da_xac_nhan_chi_phi))`,
);

/**
 * Receipts that speak of money for services, with what an invoice would say of each before it is rounded: receipts, with what their own
 * rounding made of them, and set off advances by what stands of them, refunds by what they gave back and of which receipts (`goc`). Those
 * of advances are counted once their visit is completed.
 */
export const receiptsToInvoice: SQL = sql`(
  ${toInvoice({ kinds: sql`('ThuTien', 'TamUng')`, by: sql`c.bien_lai_id`, goc: sql`null::uuid`, given: sql`sum(c.so_tien) + ${roundedOff}` })}
  union all
  ${toInvoice({ kinds: sql`('HoanTien')`, by: sql`c.bien_lai_hoan_id`, goc: sql`c.bien_lai_id`, given: sql`-sum(c.so_tien)` })})`;

/** Receipts of some kinds with the postings that name them in `by`. */
function toInvoice({ kinds, by, goc, given }: { kinds: SQL; by: SQL; goc: SQL; given: SQL }): SQL {
  return sql`select r.id, r.ma_bien_lai, r.loai_bien_lai, r.benh_nhan_id, r.quay_thu_id, r.nguoi_thu_id, r.ngay_bien_lai, ${goc} as goc, ${given} as so_tien
    from main.bien_lai r
    join ${receptionRows} v on v.id = r.tiep_nhan_id
    join main.bien_lai_chi_tiet c on ${by} = r.id and c.trang_thai = 'HieuLuc' and c.vien_phi_dong_id is not null
    where r.trang_thai <> 'DaHuy' and r.loai_bien_lai in ${kinds} and ${settledReceipt}
    group by 1, 2, 3, 4, 5, 6, 7, 8 having sum(c.so_tien) <> 0`;
}

/** What each refund gave back of a receipt, by the id of the refund: for a lateral join. */
export function refundsOfReceipt(BienLai_Id: SQL): SQL {
  return sql`(select h.id, -sum(c.so_tien) as so_tien from main.bien_lai_chi_tiet c
    join main.bien_lai h on h.id = c.bien_lai_hoan_id and h.loai_bien_lai = 'HoanTien' and h.trang_thai = 'HachToanToanBo'
    where c.bien_lai_id = ${BienLai_Id} and c.trang_thai = 'HieuLuc' and c.vien_phi_dong_id is not null
    group by h.id having sum(c.so_tien) < 0)`;
}

/** Locks receipts until the transaction ends: none of them is cancelled meanwhile. */
export async function lockForInvoice(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.db.execute(
    sql`select id from main.bien_lai where id = any(${sql.param([...ids])}::uuid[]) order by id for update`,
  );
}
