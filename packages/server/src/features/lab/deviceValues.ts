import { sameUnit } from '@sen/domain/devices/mapping';
import type { LyDoCho } from '@sen/domain/devices/results';
import { resultRefusal, tidyResult } from '@sen/domain/lab/entry';
import type { Tx } from '../../engine/context.ts';
import { labSlip, type Place, saveDraft } from './draft.ts';
import { indicesOfSlip } from './indices.ts';
import { type EarlierRun, isOfRerun, noteMeasured, openReruns, valueKey } from './reruns.ts';
import type { ChayLaiRow } from './tables.ts';
import { storedValues, versions } from './versions.ts';

/**
 * A value of a device for a slip: by an index of the laboratory, or by the code that its catalogue gives it. A unit must be that of the
 * index; null where it is known to be.
 */
export type DeviceValue = {
  MaMay: string;
  MaChiSo: string | null;
  KetQua: string;
  DonVi: string | null;
  /** When it was run, as far as the device says so; null too where a person has placed it, who then says what it is of. */
  LucChay: Date | null;
};

/** What became of a value: in the slip, beside what a person or an earlier run left there, or in none. */
export type DeviceOutcome =
  | { TrangThai: 'DaVao' | 'ChoChon'; MaChiSo: string; KetQua: string; LaChayLai?: true }
  | { TrangThai: 'ChoGhep'; MaChiSo: string | null; LyDoCho: LyDoCho };

/**
 * Puts values of a device into the draft of a slip in work, each only where nothing stands yet: what a person typed and what an earlier
 * run gave stays, and the new value waits beside it, as that of a rerun which a person asked for before it was run. `earlier` is what that device has sent of the slip before.
 * Errors: NOT_FOUND, FORBIDDEN, NODE_NOT_GRANTED, STATE_CHANGED.
 */
export async function takeDeviceValues(
  tx: Tx,
  slipId: string,
  ThietBi_Id: string,
  values: readonly DeviceValue[],
  earlier: readonly EarlierRun[] = [],
): Promise<DeviceOutcome[]> {
  const slip = await labSlip(tx, slipId, 'luuKetQua');
  const indices = await indicesOfSlip(tx, slip);
  const open = await versions.open(tx, slip._id);
  const standing = new Map(
    (await storedValues(tx, [slip._id]))
      .filter((one) => one.PhienBan === open.PhienBan)
      .map((one) => [valueKey(one), one.KetQua]),
  );
  const asked = await openReruns(tx, slip._id);
  const again = new Map<ChayLaiRow, string>();
  const written: Array<Place & { KetQua: string }> = [];
  const outcomes = values.map((value): DeviceOutcome => {
    const places = indices.flatMap((index, ThuTu) => {
      const fits = value.MaChiSo ? index.MaChiSo === value.MaChiSo : index.MaLienKet === value.MaMay;
      return fits ? [{ index, ThuTu }] : [];
    });
    const [first] = places;
    if (!first)
      return {
        TrangThai: 'ChoGhep',
        MaChiSo: value.MaChiSo,
        LyDoCho: value.MaChiSo ? 'KhongChiDinh' : 'KhongMa',
      };
    const { MaChiSo, KieuDuLieu, DonViTinh } = first.index;
    if (value.DonVi && DonViTinh && !sameUnit(value.DonVi, DonViTinh))
      return { TrangThai: 'ChoGhep', MaChiSo, LyDoCho: 'KhacDonVi' };
    const KetQua = tidyResult(value.KetQua, KieuDuLieu);
    if (KetQua === '' || resultRefusal(KetQua, KieuDuLieu))
      return { TrangThai: 'ChoGhep', MaChiSo, LyDoCho: 'GiaTriSai' };
    const reruns = asked.filter((one) => one.MaChiSo === MaChiSo && isOfRerun(one, value.LucChay, earlier));
    for (const rerun of reruns) again.set(rerun, KetQua);
    const empty = places.filter(({ index }) => !standing.has(valueKey(index)));
    for (const { index } of empty) standing.set(valueKey(index), KetQua);
    written.push(...empty.map((place) => ({ ...place, KetQua })));
    if (reruns.length > 0) return { TrangThai: 'ChoChon', MaChiSo, KetQua, LaChayLai: true };
    if (places.some(({ index }) => standing.get(valueKey(index)) !== KetQua))
      return { TrangThai: 'ChoChon', MaChiSo, KetQua };
    return { TrangThai: 'DaVao', MaChiSo, KetQua };
  });
  if (written.length > 0) await saveDraft(tx, slip, { values: written, notes: {}, ThietBi_Id });
  await noteMeasured(tx, slip, again, ThietBi_Id);
  return outcomes;
}
