import { dec, min } from '@sen/domain/money/decimal';
import { type CapThuocFacts, quaHanLinh } from '@sen/domain/pharmacy/capThuoc';
import { type HandedOut, isByPeriods, openByPeriods } from '@sen/domain/prescriptions/addictive';
import { type SQL, sql } from 'drizzle-orm';
import { type Ctx, localDay, type Tx, today } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { chargeRows } from '../cashier/sql.ts';
import { sessionRows } from '../examination/sql.ts';
import { lockPrescription, prescriptionLineRows, prescriptionRows } from '../prescriptions/sql.ts';
import { readSetting } from '../system/queries.ts';

/** A prescription line as the counter sees it. Quantities are decimal text. */
export type SupplyLine = {
  _id: string;
  Duoc_Id: string;
  TenDuoc: string;
  Kho_Id: string | null;
  SoLuong: string;
  /** Given by supplies that stand. */
  SoLuongDaCap: string;
  SoNgay: number;
  /** The same by days. */
  given: HandedOut[];
  /** Nothing is left to collect for it; a line that was taken off the account may not be given for nothing. */
  daThu: boolean;
};

export type SupplyFacts = {
  _id: string;
  KhamBenh_Id: string;
  TiepNhan_Id: string;
  BenhNhan_Id: string;
  MaDonThuoc: string;
  LoaiToa: string;
  SoNgay: number;
  NgayKe: Date;
  TrangThai: string;
  CachLayThuoc_Id: string | null;
  /** Its supply is approved; by whom and when. */
  daDuyet: boolean;
  NguoiDuyetCap: string | null;
  NgayDuyetCap: string | null;
  /** Here it must be, before it is handed out. */
  canDuyet: boolean;
  /** State of the examination that prescribed it. */
  trangThaiKham: string;
  lines: SupplyLine[];
};

/** Nothing is left to collect for a prescription line `c` with its charge `v`, or it was let go as a debt; no charge at all is not enough. */
export const isSettled: SQL = sql`(c.da_thu_tien or coalesce(v.con_lai = 0 or v.ghi_no, false))`;

/** A prescription with its live lines; null when there is none. One statement. */
export async function supplyFacts(ctx: Ctx, ToaThuoc_Id: string): Promise<SupplyFacts | null> {
  const { duyetCapPhat: canDuyet } = await readSetting(ctx, 'facility');
  const { rows } = await ctx.db.execute<Omit<SupplyFacts, 'NgayKe' | 'canDuyet'> & { NgayKe: string }>(sql`
    select t.id as "_id", t.kham_benh_id as "KhamBenh_Id", t.tiep_nhan_id as "TiepNhan_Id", t.benh_nhan_id as "BenhNhan_Id",
      t.ma_don_thuoc as "MaDonThuoc", t.loai_toa as "LoaiToa", t.so_ngay as "SoNgay", t.ngay_ke as "NgayKe", t.trang_thai as "TrangThai", t.cach_lay_thuoc_id as "CachLayThuoc_Id",
      t.ngay_duyet_cap is not null as "daDuyet", t.ngay_duyet_cap as "NgayDuyetCap",
      (select s.ten_nhan_vien from main.nhan_vien s where s.id = t.nguoi_duyet_cap_id) as "NguoiDuyetCap",
      (select k.trang_thai from ${sessionRows} k where k.id = t.kham_benh_id) as "trangThaiKham",
      coalesce((select json_agg(json_build_object('_id', c.id, 'Duoc_Id', c.duoc_id, 'TenDuoc', c.ten_duoc, 'Kho_Id', c.kho_id,
          'SoLuong', c.so_luong::text, 'SoLuongDaCap', coalesce(g.given, 0)::text,
          'SoNgay', c.so_ngay, 'given', coalesce(g.days, '[]'),
          'daThu', ${isSettled}) order by c.thu_tu, c.id)
        from ${prescriptionLineRows} c
        left join ${chargeRows} v on v.source_id = c.id and v.trang_thai = 'DangSuDung'
        left join lateral (select sum(p.so_luong) as given,
            json_agg(json_build_object('ngay', (h.ngay_tao at time zone 'Asia/Ho_Chi_Minh')::date, 'SoLuong', p.so_luong::text)) as days
          from pharmacy.phieu_cap_chi_tiet p join pharmacy.phieu_cap h on h.id = p.phieu_cap_id
          where p.toa_thuoc_chi_tiet_id = c.id and h.trang_thai = 'DaCap') g on true
        where c.toa_thuoc_id = t.id and c.trang_thai = 'DangSuDung'), '[]'::json) as lines
    from ${prescriptionRows} t where t.id = ${ToaThuoc_Id}`);
  const [row] = rows;
  return row ? { ...row, canDuyet, NgayKe: new Date(row.NgayKe) } : null;
}

/** Locks a prescription, then reads it: what two counters do with it happens one after the other. Errors: NOT_FOUND. */
export async function lockSupplyFacts(tx: Tx, ToaThuoc_Id: string): Promise<SupplyFacts> {
  await tx.db.execute(lockPrescription(ToaThuoc_Id));
  const facts = await supplyFacts(tx, ToaThuoc_Id);
  if (!facts) throw new DomainError('NOT_FOUND', { entity: 'ToaThuoc' });
  return facts;
}

/** Whether a prescription may be handed out: insured ones at once, others when nothing is left to collect. */
export function isFreeToSupply(facts: Pick<SupplyFacts, 'LoaiToa' | 'lines'>): boolean {
  return facts.LoaiToa === 'BHYT' || facts.lines.every((line) => line.daThu);
}

/** What handing a prescription out at a store's node decides on. */
export function capThuocFacts(ctx: Ctx, facts: SupplyFacts, node: string | null): CapThuocFacts {
  const { TrangThai, trangThaiKham, LoaiToa, NgayKe, canDuyet, daDuyet } = facts;
  const quaHan = quaHanLinh(LoaiToa, localDay(NgayKe), today(ctx));
  return { TrangThai, trangThaiKham, node, daThu: isFreeToSupply(facts), quaHan, canDuyet, daDuyet };
}

/** What of a line was not given yet: decimal text. */
export function restOf(line: SupplyLine): string {
  return dec(line.SoLuong).minus(line.SoLuongDaCap).toFixed(3);
}

/** What of a line may be given today: what was not given yet, of an addictive drug by the periods of its prescription. */
export function restToday(
  { MaDonThuoc, NgayKe }: Pick<SupplyFacts, 'MaDonThuoc' | 'NgayKe'>,
  line: SupplyLine,
  day: string,
): { con: string; tuNgay: string | null; theoDot: boolean } {
  const rest = restOf(line);
  if (!isByPeriods(MaDonThuoc, line.SoNgay)) return { con: rest, tuNgay: null, theoDot: false };
  const { con, tuNgay } = openByPeriods(line, localDay(NgayKe), day);
  return { con: min(dec(con), dec(rest)).toFixed(3), tuNgay, theoDot: true };
}

/** Whether a line is handed out by a store: its own, or one that no store was chosen for. */
export function isOfStore(line: SupplyLine, Kho_Id: string): boolean {
  return line.Kho_Id === null || line.Kho_Id === Kho_Id;
}
