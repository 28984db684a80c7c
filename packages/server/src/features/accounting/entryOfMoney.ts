import { sql } from 'drizzle-orm';
import { butToanTable as entries } from './tables.ts';

/** Whether the entry e is that of the money m of `moneyRows`. */
export const isItsEntry = sql`e.thanh_toan_id = m.thanh_toan_id and (e.loai_but_toan = 'Dao') = m.dao`;

/** The entry of money that moved, where it has one. */
export const entryOfMoney = sql`${entries} e on ${isItsEntry}`;
