import { sql } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import { orderLineRows } from '../orders/sql.ts';
import { type WorkLine, type WorkListArgs, workListOf } from '../orders/workList.ts';
import { requireVisiblePlace } from '../recordAccess/visible.ts';
import type { Reading } from './reading.ts';

export type Tab = 'ChoThucHien' | 'KhongDen' | 'DangLam' | 'DaTra';

/** A slip in the work list of a room whose results are read. */
export type ReadingLine = WorkLine & { soKetLuan: number; soDichVu: number; soHinhAnh: number };

export type ReadingList = Record<Tab, number> & { dongs: ReadingLine[] };

export type ReadingListArgs = Omit<WorkListArgs, 'tab'> & { tab: Tab };

/** One tab of a room's list with the counts of all four: one statement. The waiting stand in calling order. */
export async function readingList(
  ctx: Ctx,
  reading: Reading,
  { tab, ...args }: ReadingListArgs,
): Promise<ReadingList> {
  await requireVisiblePlace(ctx, args.idRoom);
  const asked = { ...args, tab: tab === 'ChoThucHien' ? ('Cho' as const) : tab };
  const { Cho, ...list } = await workListOf<ReadingLine>(ctx, asked, {
    kinds: reading.kinds,
    details: progress(reading),
    ...(reading.except ? { except: reading.except } : {}),
    ...(reading.daysBack ? { daysBack: reading.daysBack } : {}),
  });
  return { ...list, ChoThucHien: Cho };
}

/** How many services of a slip need a conclusion, how many have one in the newest version of its result, and how many images that has. */
const progress = ({ tables: { phienBanTable, ketQuaTable, hinhAnhTable } }: Reading) => sql`
  select i.needed as "soDichVu", r.concluded as "soKetLuan", h.images as "soHinhAnh" from (
    select count(*)::int as needed from ${orderLineRows} c join main.dm_dich_vu d on d.id = c.dich_vu_id
    where c.dich_vu_yeu_cau_id = s.id and c.trang_thai <> 'DaHuy' and not coalesce(d.khong_ket_qua, false)) i
  cross join (select max(x.phien_ban) as newest from ${phienBanTable} x where x.dich_vu_yeu_cau_id = s.id) v
  cross join lateral (
    select count(*)::int as concluded from ${ketQuaTable} k
    where k.dich_vu_yeu_cau_id = s.id and k.phien_ban = v.newest and coalesce(trim(k.ket_luan), '') <> '') r
  cross join lateral (
    select count(*)::int as images from ${hinhAnhTable} k where k.dich_vu_yeu_cau_id = s.id and k.phien_ban = v.newest) h`;
