import { resultRefusal, tidyResult } from '@sen/domain/lab/entry';
import { type ChonChayLai, rerunIssues } from '@sen/domain/lab/rerun';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { audit } from '../../engine/audit.ts';
import type { Ctx, Tx } from '../../engine/context.ts';
import { actor } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { loadOne } from '../../engine/loaders.ts';
import { insertRow, updateRow } from '../../engine/rows.ts';
import { inTransaction } from '../../engine/transaction.ts';
import { saveOnSlip } from '../orders/slipNotes.ts';
import { announceSlip } from '../orders/states.ts';
import type { SlipRow } from '../orders/tables.ts';
import { labSlip, type Place, placeOf, saveDraft } from './draft.ts';
import { type Index, indicesOfSlip } from './indices.ts';
import { rerunsAsked } from './points.ts';
import { type ChayLaiRow, chayLaiTable, type KetQuaRow } from './tables.ts';
import { storedValues, versions } from './versions.ts';

type ValueKey = { ChiTiet_Id: string; MaChiSo: string };

export type RerunInput = { version: number; chiSos: readonly ValueKey[]; LyDo: string };

export type RerunChoice = {
  version: number;
  ChayLai_Id: string;
  /** The rerun's version that was seen: it grows with each value that comes. */
  versionChayLai: number;
  Chon: ChonChayLai;
  KetQuaLai?: string | null | undefined;
};

/** Whether two are of the same value of a slip. */
export function sameValue(one: ValueKey, other: ValueKey): boolean {
  return one.ChiTiet_Id === other.ChiTiet_Id && one.MaChiSo === other.MaChiSo;
}

/**
 * Has saved values of a slip in work measured again for a reason; the first ones stay beside, and devices are told. Errors:
 * NODE_NOT_GRANTED, STATE_CHANGED, CONFLICT with details.current, BAD_INPUT at `LyDo` or `chiSos.N`.
 */
export async function yeuCauChayLai(ctx: Ctx, id: string, input: RerunInput): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const slip = await seenSlip(tx, id, input.version);
    const { chiSos } = input;
    const LyDo = input.LyDo.trim();
    refuseIssues(rerunIssues({ chiSos: chiSos.length, LyDo }));
    const { PhienBan } = await versions.open(tx, id);
    const [stored, open] = await Promise.all([valuesInWork(tx, id, PhienBan), openReruns(tx, id)]);
    const issueOf = (value: ValueKey, at: number): string | null => {
      if (!stored.some((one) => sameValue(one, value))) return 'RERUN_WITHOUT_VALUE';
      if (open.some((one) => sameValue(one, value))) return 'RERUN_WAITS';
      return chiSos.findIndex((one) => sameValue(one, value)) === at ? null : 'DUPLICATE';
    };
    refuseIssues(
      chiSos.flatMap((value, at) => {
        const code = issueOf(value, at);
        return code ? [{ path: `chiSos.${at}`, code }] : [];
      }),
    );
    for (const first of stored.filter((one) => chiSos.some((value) => sameValue(one, value)))) {
      const after = {
        DichVuYeuCau_Id: id,
        PhienBan,
        ChiTiet_Id: first.ChiTiet_Id,
        MaChiSo: first.MaChiSo,
        TenChiSo: first.TenChiSo,
        KetQuaDau: first.KetQua,
        LyDo,
      };
      const row = await insertRow(tx, chayLaiTable, {
        ...after,
        NgayYeuCau: tx.now(),
        NguoiYeuCau_Id: tx.user?.NhanVien_Id ?? null,
        NguoiTao_Id: actor(tx),
      });
      await audit(tx, { action: 'CREATE', ...logged(row, slip), after });
    }
    const saved = await saveOnSlip(tx, id, {});
    for (const told of rerunsAsked.all()) await told(tx, saved);
    await announceSlip(tx, saved, 'update');
  });
}

/**
 * Chooses between the first value of a rerun and the new one, which a device sent or the person types; both stay in the history. Errors:
 * NOT_FOUND, NODE_NOT_GRANTED, STATE_CHANGED, CONFLICT with details.current (a value that came
 * meanwhile was not seen), BAD_INPUT at `KetQuaLai`.
 */
export async function chonKetQuaChayLai(ctx: Ctx, id: string, input: RerunChoice): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const slip = await seenSlip(tx, id, input.version);
    const row = (await rerunRows(tx, [id])).find((one) => one._id === input.ChayLai_Id);
    if (!row) throw new DomainError('NOT_FOUND', { entity: 'ChayLaiXetNghiem' });
    if (row.TrangThai !== 'ChoChay') throw new DomainError('STATE_CHANGED', { state: row.TrangThai });
    if (row.version !== input.versionChayLai) throw changedMeanwhile(slip);
    const indices = await indicesOfSlip(tx, slip);
    const place = placeOf(indices, row);
    const KetQuaLai = newValue(row, place, input);
    const isTyped = KetQuaLai !== row.KetQuaLai;
    await change(tx, slip, row, {
      TrangThai: 'DaChon',
      Chon: input.Chon,
      ...(isTyped
        ? { KetQuaLai, ThietBi_Id: null, NgayKetQuaLai: KetQuaLai === null ? null : tx.now() }
        : {}),
      NgayChon: tx.now(),
      NguoiChon_Id: tx.user?.NhanVien_Id ?? null,
    });
    const notes = { NguoiThucHien_Id: tx.user?.NhanVien_Id ?? slip.NguoiThucHien_Id };
    if (input.Chon === 'Lai' && place && KetQuaLai !== null) {
      const first = (await valuesInWork(tx, id, row.PhienBan)).find((one) => sameValue(one, row));
      const { ChiTiet_Id } = row;
      // the device of a service is that of its value; of many values each names its own on paper
      const isAlone = indices.filter((index) => index.ChiTiet_Id === ChiTiet_Id).length === 1;
      const isMeasured = !isTyped && row.ThietBi_Id !== null && isAlone;
      await saveDraft(tx, slip, {
        values: [{ ...place, KetQua: KetQuaLai, GhiChu: first?.GhiChu }],
        lines: isMeasured ? [{ ChiTiet_Id, ThietBi_Id: row.ThietBi_Id }] : [],
        notes,
      });
    } else await announceSlip(tx, await saveOnSlip(tx, id, notes), 'update');
  });
}

/**
 * The new value of a rerun that is chosen of: as typed, else as the device sent it. The first value is taken also without one, and where
 * its index is measured no more. Errors: BAD_INPUT at `KetQuaLai`.
 */
function newValue(
  row: ChayLaiRow,
  place: Place | null,
  { Chon, KetQuaLai: given }: RerunChoice,
): string | null {
  const kind = place?.index.KieuDuLieu ?? 'ChuoiKyTu';
  const typed = given == null ? null : tidyResult(given, kind);
  const isLeft = typed === null || (typed === '' && Chon === 'Dau');
  const KetQuaLai = isLeft ? row.KetQuaLai : typed || null;
  if (Chon === 'Dau' && isLeft) return KetQuaLai;
  const code = KetQuaLai === null ? 'REQUIRED' : place ? resultRefusal(KetQuaLai, kind) : 'RESULT_OTHER_SLIP';
  refuseIssues(code ? [{ path: 'KetQuaLai', code }] : []);
  return KetQuaLai;
}

/** The devices that measured chosen new values of a slip which stand in a version, by the key of the value. */
export async function devicesOfReruns(
  ctx: Ctx,
  slipId: string,
  values: ReadonlyArray<ValueKey & { KetQua: string | null }>,
): Promise<Map<string, string>> {
  const oldestFirst = [...(await rerunsOf(ctx, slipId))].reverse();
  return new Map(
    oldestFirst.flatMap((row) => {
      const stands = values.some((value) => sameValue(value, row) && value.KetQua === row.KetQuaLai);
      return row.Chon === 'Lai' && row.ThietBi_Id && stands ? [[valueKey(row), row.ThietBi_Id]] : [];
    }),
  );
}

/** What tells a value of a slip from the others. */
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

/** Writes down what a device has measured again, by rerun, beside the first values of a locked slip. */
export async function noteMeasured(
  tx: Tx,
  slip: SlipRow,
  measured: ReadonlyMap<ChayLaiRow, string>,
  ThietBi_Id: string,
): Promise<void> {
  if (measured.size === 0) return;
  for (const [row, KetQuaLai] of measured)
    await change(tx, slip, row, { KetQuaLai, ThietBi_Id, NgayKetQuaLai: tx.now() });
  await announceSlip(tx, slip, 'update');
}

/** Whether a value that was measured at a moment is of a rerun: not of a run before that was asked for. Devices tell whole seconds. */
export function isOfRerun({ NgayYeuCau }: Pick<ChayLaiRow, 'NgayYeuCau'>, LucChay: Date | null): boolean {
  const asked = NgayYeuCau.getTime();
  return LucChay === null || LucChay.getTime() >= asked - (asked % 1000);
}

/** With its sample a slip gives up what was to be measured again of it. */
export async function giveUpReruns(tx: Tx, slip: SlipRow): Promise<void> {
  for (const row of await openReruns(tx, slip._id)) await change(tx, slip, row, { TrangThai: 'DaBo' });
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
  for (const row of open) if (!isMeasured(row)) await change(tx, slip, row, { TrangThai: 'DaBo' });
  return open.filter(isMeasured);
}

async function change(tx: Tx, slip: SlipRow, row: ChayLaiRow, set: Partial<ChayLaiRow>): Promise<void> {
  await updateRow(tx, chayLaiTable, row._id, { ...set, NgayCapNhat: tx.now(), NguoiCapNhat_Id: actor(tx) });
  const before = Object.fromEntries(Object.keys(set).map((key) => [key, row[key as keyof ChayLaiRow]])); // its fields
  const of = { MaChiSo: row.MaChiSo, KetQuaDau: row.KetQuaDau };
  await audit(tx, {
    action: 'UPDATE',
    ...logged(row, slip),
    before: { ...of, ...before },
    after: { ...of, ...set },
  });
}

function logged(row: ChayLaiRow, slip: SlipRow) {
  return { entity: 'ChayLaiXetNghiem', entityId: row._id, BenhNhan_Id: slip.BenhNhan_Id } as const;
}

async function seenSlip(tx: Tx, id: string, version: number): Promise<SlipRow> {
  const slip = await labSlip(tx, id, 'luuKetQua');
  if (slip.version !== version) throw changedMeanwhile(slip);
  return slip;
}

const changedMeanwhile = (slip: SlipRow) =>
  new DomainError('CONFLICT', { entity: 'KetQuaXetNghiem', current: slip });

async function valuesInWork(tx: Tx, slipId: string, PhienBan: number): Promise<KetQuaRow[]> {
  return (await storedValues(tx, [slipId])).filter((value) => value.PhienBan === PhienBan);
}

function rerunRows(ctx: Ctx, slipIds: readonly string[]): Promise<ChayLaiRow[]> {
  return ctx.db
    .select()
    .from(chayLaiTable)
    .where(inArray(chayLaiTable.DichVuYeuCau_Id, [...slipIds]))
    .orderBy(desc(chayLaiTable.NgayYeuCau), desc(chayLaiTable._id));
}
