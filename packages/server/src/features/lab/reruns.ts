import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { audit } from '../../engine/audit/audit.ts';
import { actor, type Ctx, type Tx } from '../../engine/context.ts';
import { loadOne } from '../../engine/loaders.ts';
import { updateRow } from '../../engine/sql/rows.ts';
import { announceSlip } from '../orders/states.ts';
import type { SlipRow } from '../orders/tables.ts';
import { placeOf } from './draft.ts';
import type { Index } from './indices.ts';
import { type ChayLaiRow, chayLaiTable } from './tables.ts';
import { isGivenUp, versions } from './versions.ts';

/** What tells a value of a slip from the others. */
export type ValueKey = { ChiTiet_Id: string; MaChiSo: string };

/** Whether two are of the same value of a slip. */
export function sameValue(one: ValueKey, other: ValueKey): boolean {
  return one.ChiTiet_Id === other.ChiTiet_Id && one.MaChiSo === other.MaChiSo;
}

/** The same as one text. */
export function valueKey({ ChiTiet_Id, MaChiSo }: ValueKey): string {
  return `${ChiTiet_Id} ${MaChiSo}`;
}

/** The reruns of a slip that wait for a choice, as they were asked for. */
export async function openReruns(ctx: Ctx, slipId: string): Promise<ChayLaiRow[]> {
  return ctx.db
    .select()
    .from(chayLaiTable)
    .where(and(eq(chayLaiTable.DichVuYeuCau_Id, slipId), eq(chayLaiTable.TrangThai, 'ChoChay')))
    .orderBy(asc(chayLaiTable._id));
}

/** The reruns of a slip, the newest first; of many slips of a request in one statement. */
export async function rerunsOf(ctx: Ctx, slipId: string): Promise<ChayLaiRow[]> {
  const found = await loadOne(ctx, 'lab:reruns', slipId, async (of, ids) => {
    const rows = await rerunRows(of, ids);
    return new Map(ids.map((id) => [id, rows.filter((row) => row.DichVuYeuCau_Id === id)]));
  });
  return found ?? [];
}

/**
 * The devices that measured chosen new values of a slip which stand in a version, by the key of the value; not those of a sample that was
 * rejected since.
 */
export async function devicesOfReruns(
  ctx: Ctx,
  slipId: string,
  values: ReadonlyArray<ValueKey & { KetQua: string | null }>,
): Promise<Map<string, string>> {
  const all = (await rerunsOf(ctx, slipId)).filter((row) => row.Chon === 'Lai');
  const chosen = all.length > 0 ? await ofThisSample(ctx, slipId, all) : [];
  return new Map(
    values.flatMap((value) => {
      const last = chosen.find((row) => sameValue(row, value));
      const stands = last?.KetQuaLai === value.KetQua;
      return last?.ThietBi_Id && stands ? [[valueKey(value), last.ThietBi_Id]] : [];
    }),
  );
}

/** Those of a slip's sample: up to the last version that was given up they are of a rejected one. */
async function ofThisSample(
  ctx: Ctx,
  slipId: string,
  rows: readonly ChayLaiRow[],
): Promise<readonly ChayLaiRow[]> {
  const givenUp = (await versions.of(ctx, [slipId])).filter(isGivenUp).map(({ PhienBan }) => PhienBan);
  return rows.filter((row) => givenUp.every((PhienBan) => row.PhienBan > PhienBan));
}

/** Writes down what a device has measured again, by rerun, beside the first values of a locked slip. */
export async function noteMeasured(
  tx: Tx,
  slip: SlipRow,
  measured: ReadonlyMap<ChayLaiRow, string>,
  ThietBi_Id: string,
): Promise<void> {
  if (measured.size === 0) return;
  for (const [row, KetQuaLai] of measured)
    await changeRerun(tx, slip, row, { KetQuaLai, ThietBi_Id, NgayKetQuaLai: tx.now() });
  await announceSlip(tx, slip, 'update');
}

/** What a device has sent of an index of a slip: when it ran that, by its own clock as far as it says so, and when that came. */
export type EarlierRun = { MaChiSo: string; KetQua: string; LucChay: Date | null; Luc: Date };

/**
 * Whether a value that was run at a moment is of a rerun: not of a run before that was asked for. Devices tell whole seconds. `earlier`
 * are runs of the same device: where one of them gave the first value, a later one is of the rerun however slow the device's clock is.
 */
export function isOfRerun(
  { MaChiSo, KetQuaDau, NgayYeuCau }: Pick<ChayLaiRow, 'MaChiSo' | 'KetQuaDau' | 'NgayYeuCau'>,
  LucChay: Date | null,
  earlier: readonly EarlierRun[],
): boolean {
  const asked = NgayYeuCau.getTime();
  if (LucChay === null || LucChay.getTime() >= asked - (asked % 1000)) return true;
  const first = earlier.filter(
    (run) => run.MaChiSo === MaChiSo && run.KetQua === KetQuaDau && run.Luc <= NgayYeuCau,
  );
  return first.length > 0 && first.every((run) => run.LucChay !== null && run.LucChay < LucChay);
}

/** With its sample a slip gives up what was to be measured again of it. */
export async function giveUpReruns(tx: Tx, slip: SlipRow): Promise<void> {
  for (const row of await openReruns(tx, slip._id)) await changeRerun(tx, slip, row, { TrangThai: 'DaBo' });
}

/**
 * The reruns that keep a slip from its return. Those whose index is measured no more do not: they are given up, and the first value stands.
 */
export async function rerunsBeforeReturn(
  tx: Tx,
  slip: SlipRow,
  indices: readonly Index[],
): Promise<ChayLaiRow[]> {
  const open = await openReruns(tx, slip._id);
  const isMeasured = (row: ChayLaiRow) => placeOf(indices, row) !== null;
  for (const row of open) if (!isMeasured(row)) await changeRerun(tx, slip, row, { TrangThai: 'DaBo' });
  return open.filter(isMeasured);
}

/** Changes a rerun of a locked slip, told in the log. */
export async function changeRerun(
  tx: Tx,
  slip: SlipRow,
  row: ChayLaiRow,
  set: Partial<ChayLaiRow>,
): Promise<void> {
  await updateRow(tx, chayLaiTable, row._id, { ...set, NgayCapNhat: tx.now(), NguoiCapNhat_Id: actor(tx) });
  const before = Object.fromEntries(Object.keys(set).map((key) => [key, row[key as keyof ChayLaiRow]])); // its fields
  const of = { MaChiSo: row.MaChiSo, KetQuaDau: row.KetQuaDau };
  await audit(tx, {
    action: 'UPDATE',
    ...loggedRerun(row, slip),
    before: { ...of, ...before },
    after: { ...of, ...set },
  });
}

/** Which record of the log a rerun is. */
export function loggedRerun(row: ChayLaiRow, slip: SlipRow) {
  return { entity: 'ChayLaiXetNghiem', entityId: row._id, BenhNhan_Id: slip.BenhNhan_Id } as const;
}

/** The reruns of slips, the newest first. One statement. */
export function rerunRows(ctx: Ctx, slipIds: readonly string[]): Promise<ChayLaiRow[]> {
  return ctx.db
    .select()
    .from(chayLaiTable)
    .where(inArray(chayLaiTable.DichVuYeuCau_Id, [...slipIds]))
    .orderBy(desc(chayLaiTable.NgayYeuCau), desc(chayLaiTable._id));
}
