import type { DeviceOrder, DeviceQuery } from '@sen/domain/devices/deviceMessage';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Ctx, Tx } from '../../engine/context.ts';
import { queryPrepared } from '../../engine/database/database.ts';
import { indicesOfSlip } from '../lab/indices.ts';
import { openReruns } from '../lab/reruns.ts';
import { finalValues } from '../lab/versions.ts';
import type { OrderEffect } from '../orders/points.ts';
import { slipsOfSamples } from '../orders/queries.ts';
import { slipRows } from '../orders/sql.ts';
import type { SlipRow } from '../orders/tables.ts';
import { patientById } from '../patients/queries.ts';
import { facilityNodes } from './place.ts';
import { ownSamples } from './samples.ts';
import {
  type KetNoiRow,
  ketNoiTable,
  maMayTable,
  tinThietBiTable as messages,
  type TinRow,
} from './tables.ts';
import { tellDevice } from './tell.ts';

/**
 * What a device is to measure of a sample: what was ordered and has no value yet or waits for a rerun, and has a code that the device
 * knows. Null for nothing.
 */
export async function orderOfSample(ctx: Ctx, link: KetNoiRow, SIDMau: string): Promise<DeviceOrder | null> {
  const slip = (await slipsOfSamples(ctx, [SIDMau])).get(SIDMau);
  if (slip?.TrangThai !== 'ChuaKetQua' || !slip.NoiThucHien_Id) return null;
  if (!(await facilityNodes(ctx, link)).has(slip.NoiThucHien_Id)) return null;
  const MaMays = await codesOf(ctx, link, slip);
  if (MaMays.length === 0) return null;
  const patient = await patientById(ctx, slip.BenhNhan_Id);
  return {
    SIDMau,
    MaYTe: patient.MaYTe,
    GioiTinh: sexes[patient.GioiTinh],
    NgaySinh: patient.NgaySinh?.replaceAll('-', '') ?? '',
    KhanCap: slip.LaKhanCap,
    MaMays,
  };
}

/** What a device is to measure of the sample that it asks for: the one of ours among the parts of its question. Null for nothing. */
export async function orderOfQuery(
  ctx: Ctx,
  link: KetNoiRow,
  query: DeviceQuery,
): Promise<DeviceOrder | null> {
  const [asked] = await ownSamples(ctx, [query]);
  const order = asked && !asked.nhieuMau ? await orderOfSample(ctx, link, asked.SIDMau) : null;
  return order && { ...order, hoi: query.hoi };
}

const sexes = { MALE: 'M', FEMALE: 'F', OTHER: 'U' } as const;

/** The codes under which a device measures what is still open of a slip: those of its link, else those of the catalogue. */
async function codesOf(ctx: Ctx, link: KetNoiRow, slip: SlipRow): Promise<string[]> {
  const [indices, entered, reruns, meanings, services] = await Promise.all([
    indicesOfSlip(ctx, slip),
    finalValues(ctx, slip._id),
    openReruns(ctx, slip._id),
    ctx.db.select().from(maMayTable).where(eq(maMayTable.KetNoi_Id, link._id)).orderBy(asc(maMayTable.MaMay)),
    servicesOf(ctx, link.ThietBi_Id),
  ]);
  const again = new Set(reruns.filter((one) => one.KetQuaLai === null).map((one) => one.MaChiSo));
  const open = indices.filter(
    ({ MaChiSo, DichVu_Id }) =>
      (!entered.has(MaChiSo) || again.has(MaChiSo)) && (services.size === 0 || services.has(DichVu_Id)),
  );
  const codes = open.flatMap(({ MaChiSo, MaLienKet }) => {
    const named = meanings.filter((one) => one.MaChiSo === MaChiSo).map(({ MaMay }) => MaMay);
    const meansOther = meanings.some((one) => one.MaMay === MaLienKet);
    return named.length > 0 ? named : MaLienKet && !meansOther ? [MaLienKet] : [];
  });
  return [...new Set(codes)];
}

/** The services that a device performs, as the catalogue says; none says all. */
async function servicesOf(ctx: Ctx, ThietBi_Id: string): Promise<ReadonlySet<string>> {
  const { rows } = await queryPrepared<{ id: string }>(
    ctx.db,
    'sen_device_services',
    'select unnest(dich_vu_ids) as id from main.thiet_bi where id = $1',
    [ThietBi_Id],
  );
  return new Set(rows.map(({ id }) => id));
}

/** When a sample is taken, the orders wait for each device of its laboratory that is sent them. */
export const sendOrders: OrderEffect = {
  kind: 'XetNghiem',
  run: async (tx, slip, action) => {
    if (action === 'batDau') await addOrders(tx, slip);
    return {};
  },
};

/** What is open of a slip waits for each device of its laboratory that is sent orders. */
export async function addOrders(tx: Tx, slip: SlipRow): Promise<void> {
  if (!slip.NoiThucHien_Id) return;
  const links = await tx.db
    .select()
    .from(ketNoiTable)
    .where(
      and(
        eq(ketNoiTable.NoiThucHien_Id, slip.NoiThucHien_Id),
        eq(ketNoiTable.Bat, true),
        eq(ketNoiTable.GuiChiDinh, true),
      ),
    );
  for (const link of links) await addOrder(tx, link, slip._id);
}

async function addOrder(tx: Tx, link: KetNoiRow, DichVuYeuCau_Id: string): Promise<void> {
  await tx.db.insert(messages).values({
    KetNoi_Id: link._id,
    Luc: tx.now(),
    Chieu: 'Ra',
    KetQua: 'ChoGui',
    NoiDung: '',
    DichVuYeuCau_Id,
  });
  await tellDevice(tx, link, 'create');
}

/** Orders that wait to be sent over a link, the oldest first, with the sample of each; null where it was taken back. */
export async function waitingOrders(
  ctx: Ctx,
  KetNoi_Id: string,
): Promise<Array<{ _id: string; SIDMau: string | null }>> {
  const { rows } = await ctx.db.execute<{ _id: string; SIDMau: string | null }>(sql`
    select t.id as "_id", s.sid_mau as "SIDMau" from ${messages} t left join ${slipRows} s on s.id = t.dich_vu_yeu_cau_id
    where t.ket_noi_id = ${KetNoi_Id} and t.ket_qua = 'ChoGui' order by t.id limit 20`);
  return rows;
}

type Ending = Pick<TinRow, 'KetQua' | 'NoiDung'> & Partial<Pick<TinRow, 'MaTin' | 'Loi' | 'SoKetQua'>>;

/** How the sending of waiting orders ended. */
export async function endOrder(ctx: Ctx, id: string, ending: Ending): Promise<void> {
  await ctx.db
    .update(messages)
    .set({ ...ending, Luc: ctx.now() })
    .where(inArray(messages._id, [id]));
}

/** Says of waiting orders that the device did not answer; they are sent again. */
export async function tellUnanswered(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.update(messages).set({ Loi: 'NO_ANSWER' }).where(eq(messages._id, id));
}

/** Keeps an answer to a question of a device. */
export async function noteAnswer(
  ctx: Ctx,
  link: KetNoiRow,
  NoiDung: string,
  SoKetQua: number,
): Promise<void> {
  await ctx.db.insert(messages).values({
    KetNoi_Id: link._id,
    Luc: ctx.now(),
    Chieu: 'Ra',
    KetQua: 'DaGui',
    NoiDung,
    SoKetQua,
  });
}

/** Takes away messages that are older than they are kept; none that still waits. */
export async function sweepMessages(ctx: Ctx, days: number): Promise<void> {
  await ctx.db.execute(
    sql`delete from main.tin_thiet_bi where luc < now() - make_interval(days => ${days}) and ket_qua not in ('ChoGui', 'ChoXem')`,
  );
}
