import { WORKING_DAYS_TO_ANSWER } from '@sen/domain/claims/sending/deadline';
import { workingDayAfter } from '@sen/domain/insurance/dates';
import { sql } from 'drizzle-orm';
import { type Ctx, localDay } from '../../../engine/context.ts';
import { insertRow, rowsById } from '../../../engine/sql/rows.ts';
import { inTransaction } from '../../../engine/sql/transaction.ts';
import { readSetting } from '../../system/queries.ts';
import { dongTraBHYTTable, hoSoBHYTTable as table } from '../tables.ts';
import { faultsIn, type Judged, judgedOn } from './portal.ts';
import { lockVersion, step, told } from './send.ts';
import { instantOf } from './versions.ts';

/** The portal is asked when so many hours have gone since it received a file; it answers by the last of them. */
export const askedAfterHours = [6, 24, 48] as const;

/** So many days are asked in one turn. */
const most = 20;

/** Asks what became of what the portal received, where the house wants that. */
export async function askAnswers(ctx: Ctx): Promise<void> {
  const { hoiKetQua } = await readSetting(ctx, 'claims');
  if (!hoiKetQua) return;
  for (const { place, day, ids } of await waitingFor(ctx))
    await askDay(ctx, place, day, ids).catch((error: unknown) =>
      ctx.logger.warn({ error: String(error), day }, 'the portal did not say what became of its files'),
    );
}

/** Files whose next hour of asking has come, by facility and day on which they were received. */
async function waitingFor(ctx: Ctx) {
  const hours = sql.param([...askedAfterHours]);
  const { rows } = await ctx.db.execute<{ place: string; day: string; ids: string[] }>(sql`
    select h.ma_cskcb as place, (h.tiep_nhan_luc at time zone 'Asia/Ho_Chi_Minh')::date::text as day, array_agg(h.id) as ids
    from ${table} h
    where h.trang_thai = 'DaNhan' and h.loai_ho_so = 'HoSo' and exists (
      select from unnest(${hours}::int[]) as hour
      where h.tiep_nhan_luc + make_interval(hours => hour) <= ${ctx.now()}
        and (h.hoi_luc is null or h.hoi_luc < h.tiep_nhan_luc + make_interval(hours => hour)))
    group by 1, 2 order by 2 limit ${most}`);
  return rows;
}

async function askDay(ctx: Ctx, place: string, day: string, ids: readonly string[]): Promise<void> {
  const judged = new Map((await judgedOn(ctx, place, day)).map((one) => [one.MaGiaoDich, one]));
  for (const row of await rowsById(ctx.db, table, ids)) {
    const found = row.MaGiaoDich === null ? undefined : judged.get(row.MaGiaoDich);
    if (found) await settle(ctx, row._id, place, found);
  }
  await ctx.db
    .update(table)
    .set({ HoiLuc: ctx.now() })
    .where(sql`${table._id} = any(${sql.param([...ids])}::uuid[])`);
}

/** Keeps the portal's answer to a file: valid, or returned with what it found, to be answered within two working days. */
async function settle(ctx: Ctx, id: string, place: string, { MaGiaoDich, valid }: Judged): Promise<void> {
  const faults = valid ? [] : await faultsIn(ctx, place, MaGiaoDich);
  const TiepNhanLuc = ctx.now();
  await told(ctx, id, 'Hoi', {
    outcome: valid
      ? { outcome: 'done', value: { MaGiaoDich, TiepNhanLuc } }
      : { outcome: 'refused', code: faults[0]?.maLoi ?? '', message: '' },
    answer: JSON.stringify({ MaGiaoDich, valid, faults }),
  });
  await inTransaction(ctx, async (tx) => {
    const row = await lockVersion(tx, id);
    // a correction may have been sent meanwhile
    if (row.TrangThai !== 'DaNhan') return;
    if (valid) return step(tx, row, 'hopLe');
    const [first] = faults;
    await step(tx, row, 'traLai', {
      LoiMa: first?.maLoi ?? null,
      LoiThongBao: faults
        .map(({ moTaLoi }) => moTaLoi)
        .join('; ')
        .slice(0, 2000),
    });
    const due = instantOf(`${workingDayAfter(localDay(tx.now()), WORKING_DAYS_TO_ANSWER)}T23:59`);
    for (const { maLoi, moTaLoi } of faults)
      await insertRow(tx, dongTraBHYTTable, {
        ...{ HoSo_Id: id, BenhNhan_Id: row.BenhNhan_Id, Nguon: 'Cong', MaLoi: maLoi, NoiDung: moTaLoi },
        ...{ HanTraLoi: due, TrangThai: 'ChoXuLy' },
      });
  });
}
