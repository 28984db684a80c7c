import { loaiThongBao, mucThongBao } from '@sen/domain/notifications/notices';
import { index, jsonb, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { catalogueTable } from '../../engine/catalogue/tables.ts';
import { baseColumns, choice, instant, mainSchema } from '../../engine/sql/columns.ts';
import { benhNhanTable } from '../patients/tables.ts';

/** Notices: what somebody, or whoever holds a right at a place, is to see. It names records and services, never a result. */
export const thongBaoTable = mainSchema.table(
  'thong_bao',
  {
    ...baseColumns(),
    Loai: choice('loai', loaiThongBao).notNull(),
    Muc: choice('muc', mucThongBao).notNull(),
    /** The cause: told once. */
    Khoa: text('khoa').notNull(),
    /** The one person it is for. */
    NhanVien_Id: uuid('nhan_vien_id').references(() => catalogueTable('NhanVien')._id),
    /** Without a person: the right whose holders at the place it is for. */
    Quyen: text('quyen'),
    /** Null: wherever the right is held. */
    Node_Id: uuid('node_id').references(() => catalogueTable('Node')._id),
    /** What it tells of. */
    BanGhi_Id: uuid('ban_ghi_id'),
    BenhNhan_Id: uuid('benh_nhan_id').references(() => benhNhanTable._id),
    KhamBenh_Id: uuid('kham_benh_id'),
    /** Names of services, of indices or of a drug, as the cause knew them. */
    NoiDung: jsonb('noi_dung').$type<readonly string[]>().notNull(),
  },
  (table) => [
    uniqueIndex('thong_bao_khoa').on(table.Loai, table.Khoa),
    index('thong_bao_person').on(table.NhanVien_Id, table.NgayTao),
    index('thong_bao_right').on(table.Quyen, table.Node_Id, table.NgayTao),
    index('thong_bao_patient').on(table.BenhNhan_Id),
    index('thong_bao_age').on(table.NgayTao),
  ],
);

/** Who (NguoiTao_Id) has read which notice. */
export const thongBaoDaDocTable = mainSchema.table(
  'thong_bao_da_doc',
  {
    ...baseColumns(),
    ThongBao_Id: uuid('thong_bao_id')
      .notNull()
      .references(() => thongBaoTable._id, { onDelete: 'cascade' }),
    TaiKhoan_Id: uuid('tai_khoan_id').notNull(),
    NgayDoc: instant('ngay_doc').notNull(),
  },
  (table) => [uniqueIndex('thong_bao_da_doc_once').on(table.ThongBao_Id, table.TaiKhoan_Id)],
);
