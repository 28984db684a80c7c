import { tidyResult } from '@sen/domain/lab/entry';
import { ketQuaKiemChuanIssues, kiemChuanLateDays } from '@sen/domain/labQc/ketQuaKiemChuan';
import { type Tx, today } from '../../engine/context.ts';
import type { SentControl } from '../devices/points.ts';
import { type Target, targetsOf } from './materials.ts';
import { addRun } from './runs.ts';

/**
 * Takes what an analyser measured of the materials that are in use at it: the sample number is the code of a material, the index one of
 * its own. What does not fit is left to a person. Answers the index at the place of each value, null where it was not taken.
 */
export async function takeControls(
  tx: Tx,
  ThietBi_Id: string,
  sent: readonly SentControl[],
): Promise<Array<string | null>> {
  const codes = [...new Set(sent.map(({ SIDMau }) => SIDMau.trim()))];
  const targets = await targetsOf(tx, { codes, ThietBi_Id });
  const taken: Array<string | null> = [];
  for (const one of sent) {
    const isNumber = ketQuaKiemChuanIssues(one.KetQua, '').length === 0;
    const target = targets.find((of) => fits(of, one) && of.open && of.HanDung >= today(tx));
    if (target && isNumber)
      await addRun(tx, target, {
        GiaTri: tidyResult(one.KetQua, 'So'),
        Luc: momentOf(tx, one.LucChay),
        GhiChu: null,
        TuThietBi: true,
        NguoiChay_Id: null,
      });
    taken.push(target && isNumber ? target.MaChiSo : null);
  }
  return taken;
}

const fits = ({ MaVatLieu, MaChiSo, MaLienKet }: Target, { SIDMau, MaChiSo: sent }: SentControl) =>
  MaVatLieu === SIDMau.trim() && (MaChiSo === sent || MaLienKet === sent);

/** A clock that goes wrong is not believed. */
function momentOf(tx: Tx, LucChay: Date | null): Date {
  const late = LucChay ? tx.now().getTime() - LucChay.getTime() : -1;
  return LucChay && late >= 0 && late <= kiemChuanLateDays * 86_400_000 ? LucChay : tx.now();
}
