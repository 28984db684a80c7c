import type { KhoangSo } from '@sen/domain/evening/gaps';
import { type SQL, sql } from 'drizzle-orm';
import { patientRows } from '../patients/sql.ts';

/** Which day of which places is proved, and of whose money alone where one cashier or counter is asked for. */
export type EveningScope = {
  day: string;
  /** Whether a time lies in the day. */
  during: (time: SQL) => SQL;
  /** The first moment of the day and the first one after it. */
  start: SQL;
  end: SQL;
  /** Whether a place is one of those. */
  place: (node: SQL) => SQL;
  NguoiThu_Id: string | null;
  QuayThu_Id: string | null;
};

/** The money of an evening: at the counter and of the cashier that are asked for. */
export function inScope(scope: EveningScope, counter: SQL, cashier: SQL): SQL {
  const one = (column: SQL, id: string | null) => (id === null ? sql`` : sql` and ${column} = ${id}::uuid`);
  return sql`(${scope.place(counter)}${one(counter, scope.QuayThu_Id)}${one(cashier, scope.NguoiThu_Id)})`;
}

/** A line that does not agree: what it is called, of whom, what it comes to, what it should and does say. */
export type FoundLine = {
  _id: string;
  Luc: string | null;
  So: string | null;
  Ai: string | null;
  SoTien: string;
  NenLa: string | null;
  DangLa: string | null;
  soLuong: number | null;
  ghiChu: string | null;
  BienLai_Id: string | null;
  HoaDon_Id: string | null;
  TiepNhan_Id: string | null;
  BenhNhan_Id: string | null;
  NhanVien_Id: string | null;
  /** The numbers that it stands for, where numbers are missing. */
  khuyet?: SoKhuyet;
};

/** Missing numbers of a receipt book or an invoice serial; `node`: the facility at which it is used. */
export type SoKhuyet = KhoangSo & {
  QuyenBienLai_Id: string | null;
  TaiKhoan_Id: string | null;
  MauSo: string | null;
  KyHieu: string;
  node: string | null;
};

/** What was found of a kind, the first of it in full. */
export type Found = { soLuong: number; SoTien: string; dongs: FoundLine[] };

/** Lines of one kind that an evening names at most. */
const most = 100;

const columns = {
  id: 'text',
  luc: 'timestamptz',
  so: 'text',
  so_tien: 'numeric(18, 2)',
  nen_la: 'numeric(18, 2)',
  dang_la: 'numeric(18, 2)',
  so_luong: 'int',
  ghi_chu: 'text',
  bien_lai_id: 'uuid',
  hoa_don_id: 'uuid',
  tiep_nhan_id: 'uuid',
  benh_nhan_id: 'uuid',
  nhan_vien_id: 'uuid',
} as const;

/** The columns of lines that were found, those that a kind has not empty. */
export function foundColumns(
  given: Partial<Record<keyof typeof columns, SQL>> & Record<'id' | 'so_tien', SQL>,
): SQL {
  return sql.join(
    (Object.keys(columns) as Array<keyof typeof columns>).map((name) => {
      const value = given[name] ?? sql`null`;
      return sql`${value}::${sql.raw(columns[name])} as ${sql.raw(name)}`;
    }), // its keys
    sql`, `,
  );
}

/** `Found` of a common table that has `foundColumns`, as JSON, the earliest first. */
export function foundIn(table: string): SQL {
  const from = sql.raw(table);
  return sql`(select json_build_object('soLuong', count(*)::int, 'SoTien', coalesce(sum(abs(f.so_tien)), 0)::numeric(18, 2)::text,
    'dongs', coalesce((select json_agg(json_build_object('_id', l.id, 'Luc', l.luc, 'So', l.so,
        'Ai', coalesce(p.ten_benh_nhan, n.ten_nhan_vien), 'SoTien', l.so_tien::text, 'NenLa', l.nen_la::text, 'DangLa', l.dang_la::text,
        'soLuong', l.so_luong, 'ghiChu', l.ghi_chu, 'BienLai_Id', l.bien_lai_id, 'HoaDon_Id', l.hoa_don_id,
        'TiepNhan_Id', l.tiep_nhan_id, 'BenhNhan_Id', l.benh_nhan_id, 'NhanVien_Id', l.nhan_vien_id) order by l.luc, l.so, l.id)
      from (select * from ${from} order by luc, so, id limit ${most}) l
      left join ${patientRows} p on p.id = l.benh_nhan_id
      left join main.nhan_vien n on n.id = l.nhan_vien_id), '[]'::json)) from ${from} f)`;
}
