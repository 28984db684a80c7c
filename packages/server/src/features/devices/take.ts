import type { DeviceMessage, DeviceResult } from '@sen/domain/devices/deviceMessage';
import { fitsMeaning, laboratoryValue } from '@sen/domain/devices/mapping';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Ctx, Tx } from '../../engine/context.ts';
import { emit } from '../../engine/events.ts';
import { inTransaction } from '../../engine/transaction.ts';
import { takeDeviceValues } from '../lab/deviceValues.ts';
import { slipsOfRejected } from '../lab/rejection.ts';
import { slipsOfSamples } from '../orders/queries.ts';
import type { SlipRow } from '../orders/tables.ts';
import { facilityOf, nodesOfFacility } from '../organisation/facility.ts';
import { keyOf, knownKeys } from './keys.ts';
import { measuredOf } from './measured.ts';
import { controlValues } from './points.ts';
import {
  type KetNoiRow,
  type KetQuaThietBiRow,
  ketNoiTable,
  type MaMayRow,
  maMayTable,
  tinThietBiTable as messages,
  ketQuaThietBiTable as results,
} from './tables.ts';

/** A message of a device: its own id, what it said, and what was read from that. */
export type Incoming = { MaTin: string; NoiDung: string; message: DeviceMessage };

/** Where a result went. */
export type Placed = Pick<
  KetQuaThietBiRow,
  'TrangThai' | 'LyDoCho' | 'DichVuYeuCau_Id' | 'MaChiSo' | 'KetQua' | 'LaChayLai'
>;

/**
 * Takes a message of a device, in one transaction: kept as it came, each of its results once however often it is sent, those of a sample
 * in work into the draft of its slip, the others for a person to assign.
 */
export async function takeMessage(ctx: Ctx, link: KetNoiRow, incoming: Incoming): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await lockDevice(tx, link._id);
    const sent = [...new Map(incoming.message.results.map((one) => [keyOf(one), one])).entries()];
    const known = await knownKeys(
      tx,
      link._id,
      sent.map(([key]) => key),
    );
    const fresh = sent.filter(([key]) => !known.has(key));
    const Tin_Id = v7();
    await tx.db.insert(messages).values({
      _id: Tin_Id,
      KetNoi_Id: link._id,
      Luc: tx.now(),
      Chieu: 'Vao',
      KetQua: sent.length > 0 && fresh.length === 0 ? 'TrungLap' : 'Nhan',
      MaTin: incoming.MaTin,
      NoiDung: incoming.NoiDung,
      SoKetQua: fresh.length,
    });
    const placed = await place(
      tx,
      link,
      fresh.map(([, one]) => one),
    );
    if (fresh.length > 0)
      await tx.db.insert(results).values(
        fresh.map(([Khoa, { ChuaCuoi: _state, ...one }], at) => ({
          ...one,
          ...(placed[at] ?? waiting('KhongMau')),
          KetNoi_Id: link._id,
          Tin_Id,
          Khoa,
          Luc: tx.now(),
          LucChay: ranAt(one),
        })),
      );
    await tx.db.update(ketNoiTable).set({ TinCuoiLuc: tx.now() }).where(eq(ketNoiTable._id, link._id));
    await tellDevice(tx, link);
  });
}

/** One at a time decides what the results of a device mean: a message that comes, or a code that gets a meaning. */
export async function lockDevice(tx: Tx, KetNoi_Id: string): Promise<void> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`device:${KetNoi_Id}`}, 0))`);
}

/** Keeps a message that was broken, or that could not be understood: nothing that came is lost. */
export async function noteBroken(ctx: Ctx, link: KetNoiRow, NoiDung: string, Loi: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await tx.db.insert(messages).values({
      KetNoi_Id: link._id,
      Luc: tx.now(),
      Chieu: 'Vao',
      KetQua: 'Hong',
      NoiDung: NoiDung.replaceAll('\u0000', ' ').slice(0, 20_000),
      Loi,
    });
    await tellDevice(tx, link);
  });
}

/** Open screens of the device hear that something came; who serves it, that orders wait (`create`). */
export function tellDevice(
  tx: Tx,
  link: Pick<KetNoiRow, '_id' | 'NoiThucHien_Id'>,
  process: 'update' | 'create' = 'update',
): Promise<void> {
  return emit(tx, {
    module: 'ThietBi',
    process,
    idNode: link.NoiThucHien_Id,
    data: { KetNoi_Id: link._id },
  });
}

/** Puts results into the slips of their samples, and says where each went. */
export async function place(tx: Tx, link: KetNoiRow, sent: readonly DeviceResult[]): Promise<Placed[]> {
  if (sent.length === 0) return [];
  const sids = sent.map(({ SIDMau }) => SIDMau);
  const [meanings, slips, rejected, nodes] = await Promise.all([
    meaningsOf(
      tx,
      link._id,
      sent.map(({ MaMay }) => MaMay),
    ),
    slipsOfSamples(tx, sids),
    slipsOfRejected(tx, sids),
    facilityNodes(tx, link),
  ]);
  const unused = ({ MaMay }: DeviceResult) => meanings.get(MaMay)?.BoQua === true;
  const placed: Placed[] = sent.map((one) => {
    if (unused(one)) return { ...waiting('KhongMau'), TrangThai: 'KhongDung', LyDoCho: null };
    const gone = rejected.get(one.SIDMau);
    if (!gone) return waiting('KhongMau');
    return gone.node && nodes.has(gone.node)
      ? { ...waiting('MauTuChoi'), DichVuYeuCau_Id: gone.slip }
      : waiting('KhacNoi');
  });
  const eachOf = (slip: SlipRow, run: (at: number) => void) =>
    sent.forEach((one, at) => {
      if (one.SIDMau === slip.SIDMau && !unused(one)) run(at);
    });
  const controls = sent.flatMap((one, at) => {
    const isPatients = slips.has(one.SIDMau) || rejected.has(one.SIDMau);
    return isPatients || unused(one) || one.ChuaCuoi || one.MaMay === '' ? [] : [at];
  });
  (await takenControls(tx, link, sent, controls, meanings)).forEach((MaChiSo, nth) => {
    const at = controls[nth];
    const one = at === undefined ? undefined : sent[at];
    if (at === undefined || !one || MaChiSo === null) return;
    const { KetQua } = laboratoryValue(one, meanings.get(one.MaMay) ?? null);
    placed[at] = { ...waiting('KhongMau'), TrangThai: 'KiemChuan', LyDoCho: null, MaChiSo, KetQua };
  });
  const inWork = [...slips.values()].filter((slip) => {
    const why = refusalOf(slip, nodes);
    if (why) eachOf(slip, (at) => (placed[at] = { ...waiting(why), DichVuYeuCau_Id: slip._id }));
    return why === null;
  });
  const house = deviceRights(tx, nodes);
  const measured = await measuredOf(
    tx,
    inWork.map((slip) => slip._id),
  );
  // always in the same order: two devices never wait for each other
  for (const slip of inWork.sort((a, b) => (a._id < b._id ? -1 : 1))) {
    const before = measured.filter((run) => run.slip === slip._id);
    const earlier = new Set(before.map(({ MaChiSo }) => MaChiSo));
    const of: number[] = [];
    eachOf(slip, (at) => {
      const one = sent[at];
      const meaning = one && meanings.get(one.MaMay);
      const why = one ? waitsFor(one, meaning) : null;
      if (why)
        placed[at] = {
          ...waiting(why),
          DichVuYeuCau_Id: slip._id,
          MaChiSo: meaning?.MaChiSo ?? null,
        };
      else of.push(at);
    });
    const values = of.flatMap((at) => {
      const one = sent[at];
      const meaning = one && meanings.get(one.MaMay);
      if (!one) return [];
      const value = laboratoryValue(one, meaning ?? null);
      const LucChay = ranAt(one);
      return [{ MaMay: one.MaMay, MaChiSo: meaning?.MaChiSo ?? null, LucChay, ...value }];
    });
    const own = before.filter(({ KetNoi_Id }) => KetNoi_Id === link._id);
    const outcomes = await takeDeviceValues(house, slip._id, link.ThietBi_Id, values, own);
    outcomes.forEach((outcome, nth) => {
      const at = of[nth];
      if (at === undefined) return;
      const base = { DichVuYeuCau_Id: slip._id, MaChiSo: outcome.MaChiSo };
      if (outcome.TrangThai === 'ChoGhep') placed[at] = { ...waiting(outcome.LyDoCho), ...base };
      else {
        const { TrangThai, KetQua } = outcome;
        const LaChayLai = outcome.LaChayLai ?? (TrangThai === 'ChoChon' && earlier.has(outcome.MaChiSo));
        placed[at] = { TrangThai, LyDoCho: null, KetQua, LaChayLai, ...base };
        earlier.add(outcome.MaChiSo);
      }
    });
  }
  return placed;
}

/** When a result was run, as far as the device says so. */
function ranAt({ LucChay }: Pick<DeviceResult, 'LucChay'>): Date | null {
  return LucChay ? new Date(LucChay) : null;
}

/** The index that took each of some values as one of a control material, null where none did. */
async function takenControls(
  tx: Tx,
  { ThietBi_Id }: KetNoiRow,
  sent: readonly DeviceResult[],
  of: readonly number[],
  meanings: ReadonlyMap<string, MaMayRow>,
): Promise<ReadonlyArray<string | null>> {
  const [take] = controlValues.all();
  if (!take || of.length === 0) return [];
  const values = of.flatMap((at) => {
    const one = sent[at];
    if (!one) return [];
    const meaning = meanings.get(one.MaMay) ?? null;
    const { KetQua } = laboratoryValue(one, meaning);
    return [{ SIDMau: one.SIDMau, MaChiSo: meaning?.MaChiSo ?? one.MaMay, KetQua, LucChay: ranAt(one) }];
  });
  return take(tx, ThietBi_Id, values);
}

/** What codes of a device mean, by code. */
export async function meaningsOf(
  ctx: Ctx,
  KetNoi_Id: string,
  codes: readonly string[],
): Promise<Map<string, MaMayRow>> {
  const rows = await ctx.db
    .select()
    .from(maMayTable)
    .where(and(eq(maMayTable.KetNoi_Id, KetNoi_Id), inArray(maMayTable.MaMay, [...new Set(codes)])));
  return new Map(rows.map((row) => [row.MaMay, row]));
}

/** The places whose samples a device may know: those of the facility of its laboratory. */
export async function facilityNodes(ctx: Ctx, link: KetNoiRow): Promise<ReadonlySet<string>> {
  const facility = await facilityOf(ctx, link.NoiThucHien_Id);
  return new Set(facility ? await nodesOfFacility(ctx, facility) : [link.NoiThucHien_Id]);
}

/** What a device may do: enter values at the laboratories of its facility. */
function deviceRights(tx: Tx, nodes: ReadonlySet<string>): Tx {
  const own = new Set(['XET_NGHIEM']);
  return { ...tx, permissions: own, nodeIds: nodes, grants: { ...tx.grants, own } };
}

function refusalOf(slip: SlipRow, nodes: ReadonlySet<string>): NonNullable<Placed['LyDoCho']> | null {
  if (!slip.NoiThucHien_Id || !nodes.has(slip.NoiThucHien_Id)) return 'KhacNoi';
  if (slip.TrangThai === 'CoKetQua' || slip.TrangThai === 'DaXemKetQua') return 'DaTra';
  if (slip.TrangThai === 'DaHuy') return 'DaHuy';
  return slip.TrangThai === 'ChuaKetQua' ? null : 'KhongMau';
}

/** Why a value cannot go into the slip of its sample, whatever is ordered there. */
function waitsFor(one: DeviceResult, meaning: MaMayRow | undefined): Placed['LyDoCho'] {
  if (one.ChuaCuoi) return 'ChuaChinhThuc';
  if (one.MaMay === '') return 'KhongMa';
  return meaning && !fitsMeaning(one.DonVi, meaning) ? 'KhacDonVi' : null;
}

function waiting(LyDoCho: NonNullable<Placed['LyDoCho']>): Placed {
  return {
    TrangThai: 'ChoGhep',
    LyDoCho,
    DichVuYeuCau_Id: null,
    MaChiSo: null,
    KetQua: null,
    LaChayLai: false,
  };
}
