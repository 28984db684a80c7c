import type { NhanMauIn } from '@sen/domain/printing/nhanMauIn';
import { sql } from 'drizzle-orm';
import { check, date, integer, jsonb, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { baseColumns, choice, printSchema } from '../../engine/sql/columns.ts';

/**
 * A site's own versions of print forms. Version 0 of each form ships with the program and is not kept here. A version is
 * in force from `TuNgay` on, until a later day or a higher number takes over.
 */
export const mauInTable = printSchema.table(
  'mau_in',
  {
    ...baseColumns(),
    /** Code of the form, such as PhieuThu. */
    MaMauIn: text('ma_mau_in').notNull(),
    soPhienBan: integer('so_phien_ban').notNull(),
    /** The version that it was copied from; 0 is the shipped one. */
    tuPhienBan: integer('tu_phien_ban').notNull(),
    template: text('template').notNull(),
    /** A list, since their order is that of the editor. */
    labels: jsonb('labels').$type<readonly NhanMauIn[]>().notNull(),
    /** How it differs from the template, read through `layoutInForce`; null: not at all. */
    layout: jsonb('layout').$type<unknown>(),
    TrangThai: choice('trang_thai', ['Nhap', 'DaPhatHanh', 'DaHuy']).notNull().default('Nhap'),
    TuNgay: date('tu_ngay', { mode: 'string' }),
    GhiChu: text('ghi_chu'),
  },
  (table) => [
    uniqueIndex('mau_in_number').on(table.MaMauIn, table.soPhienBan),
    check('mau_in_from', sql`trang_thai <> 'DaPhatHanh' or tu_ngay is not null`),
  ],
);

export type MauInRow = typeof mauInTable.$inferSelect;
