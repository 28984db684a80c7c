import { resultRefusal, tidyResult } from '@sen/domain/lab/entry';
import { type ChonChayLai, rerunIssues } from '@sen/domain/lab/rerun';
import { audit } from '../../engine/audit/audit.ts';
import { actor, type Ctx, type Tx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { insertRows } from '../../engine/sql/rows.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { saveOnSlip } from '../orders/slipNotes.ts';
import { announceSlip } from '../orders/states.ts';
import type { SlipRow } from '../orders/tables.ts';
import { labSlip, type Place, placeOf, saveDraft } from './draft.ts';
import { indicesOfSlip } from './indices.ts';
import { rerunsAsked } from './points.ts';
import { changeRerun, loggedRerun, openReruns, rerunRows, sameValue, type ValueKey } from './reruns.ts';
import { type ChayLaiRow, chayLaiTable, type KetQuaRow } from './tables.ts';
import { storedValues, versions } from './versions.ts';

export type RerunInput = { version: number; chiSos: readonly ValueKey[]; LyDo: string };

export type RerunChoice = {
  version: number;
  ChayLai_Id: string;
  /** The rerun's version that was seen: it grows with each value that comes. */
  versionChayLai: number;
  Chon: ChonChayLai;
  KetQuaLai?: string | null | undefined;
};

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
    const asked = stored
      .filter((one) => chiSos.some((value) => sameValue(one, value)))
      .map(({ ChiTiet_Id, MaChiSo, TenChiSo, KetQua }) => ({
        DichVuYeuCau_Id: id,
        PhienBan,
        ChiTiet_Id,
        MaChiSo,
        TenChiSo,
        KetQuaDau: KetQua,
        LyDo,
      }));
    const by = {
      NgayYeuCau: tx.now(),
      NguoiYeuCau_Id: tx.user?.NhanVien_Id ?? null,
      NguoiTao_Id: actor(tx),
    };
    const rows = await insertRows(
      tx,
      chayLaiTable,
      asked.map((one) => ({ ...one, ...by })),
    );
    for (const row of rows) {
      const after = asked.find((one) => sameValue(one, row));
      await audit(tx, { action: 'CREATE', ...loggedRerun(row, slip), after });
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
    await changeRerun(tx, slip, row, {
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
