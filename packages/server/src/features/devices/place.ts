import type { DeviceResult } from '@sen/domain/devices/deviceMessage';
import { fitsMeaning, laboratoryValue } from '@sen/domain/devices/mapping';
import { and, eq, inArray } from 'drizzle-orm';
import type { Ctx, Tx } from '../../engine/context.ts';
import { takeDeviceValues } from '../lab/deviceValues.ts';
import { slipsOfRejected } from '../lab/rejection.ts';
import { slipsOfSamples } from '../orders/queries.ts';
import type { SlipRow } from '../orders/tables.ts';
import { facilityOf, nodesOfFacility } from '../organisation/facility.ts';
import { placeControls } from './controls.ts';
import { measuredOf } from './measured.ts';
import { otherPersons } from './persons.ts';
import { type KetNoiRow, type KetQuaThietBiRow, type MaMayRow, maMayTable } from './tables.ts';

/** Where a result went. */
export type Placed = Pick<
  KetQuaThietBiRow,
  'TrangThai' | 'LyDoCho' | 'DichVuYeuCau_Id' | 'MaChiSo' | 'KetQua' | 'LaChayLai'
>;

/** A result to be placed; `nhieuMau` where its message names several samples of ours. */
type Sent = DeviceResult & { nhieuMau?: boolean };

/** Puts results into the slips of their samples, and says where each went. */
export async function place(tx: Tx, link: KetNoiRow, sent: readonly Sent[]): Promise<Placed[]> {
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
  /** Of a patient's sample, as far as the message tells. */
  const ofSample = (one: Sent) => !unused(one) && !one.KiemChuan && !one.nhieuMau;
  const placed: Placed[] = sent.map((one) => {
    if (unused(one)) return { ...waiting('KhongMau'), TrangThai: 'KhongDung', LyDoCho: null };
    if (one.KiemChuan) return waiting('KiemChuanLe');
    if (one.nhieuMau) return waiting('NhieuMau');
    const gone = rejected.get(one.SIDMau);
    if (!gone) return waiting('KhongMau');
    return gone.node && nodes.has(gone.node)
      ? { ...waiting('MauTuChoi'), DichVuYeuCau_Id: gone.slip }
      : waiting('KhacNoi');
  });
  const eachOf = (slip: SlipRow, run: (at: number) => void) =>
    sent.forEach((one, at) => {
      if (one.SIDMau === slip.SIDMau && ofSample(one)) run(at);
    });
  const controls = sent.flatMap((one, at) => {
    const isPatients = slips.has(one.SIDMau) || rejected.has(one.SIDMau);
    return unused(one) || one.nhieuMau || (isPatients && !one.KiemChuan) ? [] : [at];
  });
  for (const [at, where] of await placeControls(tx, link, sent, controls, meanings)) placed[at] = where;
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
    const isOther = await otherPersons(tx, slip, sent);
    eachOf(slip, (at) => {
      const one = sent[at];
      const meaning = one && meanings.get(one.MaMay);
      const why = one ? (isOther(one) ? 'KhacNguoi' : waitsFor(one, meaning, sent)) : null;
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
export function ranAt({ LucChay }: Pick<DeviceResult, 'LucChay'>): Date | null {
  return LucChay ? new Date(LucChay) : null;
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
function waitsFor(
  one: DeviceResult,
  meaning: MaMayRow | undefined,
  sent: readonly DeviceResult[],
): Placed['LyDoCho'] {
  if (one.ChuaCuoi) return 'ChuaChinhThuc';
  if (one.KhongHieu) return 'KhongHieu';
  if (one.MaMay === '') return 'KhongMa';
  if (meaning && !fitsMeaning(one.DonVi, meaning)) return 'KhacDonVi';
  return sent.some((other) => contradicts(one, other)) ? 'NhieuGiaTri' : null;
}

/** Two values of one run under one code: nobody can say which of them is meant. */
function contradicts(one: DeviceResult, other: DeviceResult): boolean {
  const sameRun = one.SIDMau === other.SIDMau && one.LucChay === other.LucChay;
  const sameUnit = (one.DonVi ?? '').toLowerCase() === (other.DonVi ?? '').toLowerCase();
  return sameRun && one.MaMay === other.MaMay && sameUnit && one.GiaTri !== other.GiaTri && !other.ChuaCuoi;
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
