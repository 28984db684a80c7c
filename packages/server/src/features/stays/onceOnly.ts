import { sql } from 'drizzle-orm';
import type { OnceOnly } from '../patients/points.ts';
import { dotGiuongTable } from './tables.ts';

/** A patient lies in one bed at a time, now and in all that was. */
export const bedsOfBoth: OnceOnly = (
  one,
  other,
) => sql`exists (select from ${dotGiuongTable} a join ${dotGiuongTable} b
  on tstzrange(a.tu_luc, a.den_luc) && tstzrange(b.tu_luc, b.den_luc)
  where a.benh_nhan_id = ${one} and b.benh_nhan_id = ${other} and not a.da_huy and not b.da_huy)`;
