import type { DeviceResult } from '@sen/domain/devices/deviceMessage';
import { laboratoryValue } from '@sen/domain/devices/mapping';
import { idsOf } from '@sen/domain/devices/sampleId';
import type { Tx } from '../../engine/context.ts';
import type { Placed } from './place.ts';
import { controlValues } from './points.ts';
import type { KetNoiRow, KetQuaThietBiRow, MaMayRow } from './tables.ts';

/**
 * Gives values to the quality control: those that the device says are of a material, and of no patient's sample those whose id is the
 * code of one. Where each was taken, by its place among the values.
 */
export async function placeControls(
  tx: Tx,
  { ThietBi_Id }: Pick<KetNoiRow, 'ThietBi_Id'>,
  sent: readonly DeviceResult[],
  of: readonly number[],
  meanings: ReadonlyMap<string, MaMayRow>,
): Promise<Map<number, Placed>> {
  const [take] = controlValues.all();
  const asked = of.flatMap((at) => {
    const one = sent[at];
    if (!one || one.ChuaCuoi || one.KhongHieu || one.MaMay === '') return [];
    const meaning = meanings.get(one.MaMay) ?? null;
    const { KetQua, DonVi } = laboratoryValue(one, meaning);
    const { ten: lo, Muc } = one.KiemChuan ?? { ten: [], Muc: null };
    const LucChay = one.LucChay ? new Date(one.LucChay) : null;
    const MaChiSo = meaning?.MaChiSo ?? one.MaMay;
    return [{ at, KetQua, value: { ten: [...idsOf(one), ...lo], lo, Muc, MaChiSo, KetQua, DonVi, LucChay } }];
  });
  if (!take || asked.length === 0) return new Map();
  const taken = await take(
    tx,
    ThietBi_Id,
    asked.map(({ value }) => value),
  );
  return new Map(
    asked.flatMap(({ at, KetQua }, nth) => {
      const MaChiSo = taken[nth] ?? null;
      if (MaChiSo === null) return [];
      const placed: Placed = {
        TrangThai: 'KiemChuan',
        LyDoCho: null,
        DichVuYeuCau_Id: null,
        MaChiSo,
        KetQua,
        LaChayLai: false,
      };
      return [[at, placed] as const];
    }),
  );
}

/** Gives a waiting value to the control material that a person names: the value as it was taken, null where it was not. */
export async function assignedControl(
  tx: Tx,
  { ThietBi_Id }: Pick<KetNoiRow, 'ThietBi_Id'>,
  row: KetQuaThietBiRow,
  { SIDMau, MaChiSo, meaning }: { SIDMau: string; MaChiSo: string; meaning: MaMayRow | null },
): Promise<string | null> {
  const [take] = controlValues.all();
  const { KetQua, DonVi } = laboratoryValue(row, meaning?.MaChiSo === MaChiSo ? meaning : null);
  const value = { ten: [SIDMau], lo: [], Muc: null, MaChiSo, KetQua, DonVi, LucChay: row.LucChay };
  const [taken] = take ? await take(tx, ThietBi_Id, [value]) : [];
  return taken ? KetQua : null;
}
