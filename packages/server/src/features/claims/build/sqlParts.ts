import { type SQL, sql } from 'drizzle-orm';

/** An instant as the tables have it: yyyymmddHHMM of Viet Nam's clock. */
export const minuteOf = (instant: SQL): SQL =>
  sql`to_char(${instant} at time zone 'Asia/Ho_Chi_Minh', 'YYYYMMDDHH24MI')`;

/** A date as yyyymmdd. */
export const dayOf = (date: SQL): SQL => sql`to_char(${date}, 'YYYYMMDD')`;

/** The code of the department that a node is or belongs to. */
export const departmentOf = (
  node: SQL,
): SQL => sql`(select coalesce(nullif(own.ma_khoa, ''), nullif(above.ma_khoa, ''))
  from auth.node own left join auth.node above on above.id = own.parent_id where own.id = ${node})`;

/** The social insurance number of a member of staff. */
export const staffCode = (staff: SQL): SQL =>
  sql`(select nullif(member.ma_so_bhxh, '') from main.nhan_vien member where member.id = ${staff})`;

/** The code of the active substances of a drug g: its own, else those of its ingredients. */
export const substanceOfDrug = sql`coalesce(nullif(g.ma_bhyt, ''), (select nullif(string_agg(h.ma_bhyt, '+' order by u.at), '')
  from unnest(g.hoat_chat_ids) with ordinality u (id, at) join pharmacy.hoat_chat h on h.id = u.id where h.ma_bhyt <> ''))`;

export const ids = (all: readonly string[]): SQL => sql`${sql.param([...all])}::uuid[]`;
