import { jsonb, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { baseColumns, mainSchema } from '../../engine/sql/columns.ts';

/** Settings by section; one row a section. */
export const settingTable = mainSchema.table(
  'setting',
  {
    ...baseColumns(),
    section: text('section').notNull(),
    value: jsonb('value').$type<Record<string, unknown>>().notNull(),
  },
  (table) => [uniqueIndex('setting_section').on(table.section)],
);

/** Parameters that a law changes by date, such as the base salary. */
export const thamSoTable = mainSchema.table(
  'tham_so',
  {
    ...baseColumns(),
    ma: text('ma').notNull(),
    tuNgay: text('tu_ngay').notNull(),
    giaTri: text('gia_tri').notNull(),
    canCu: text('can_cu'),
  },
  (table) => [uniqueIndex('tham_so_date').on(table.ma, table.tuNgay)],
);
