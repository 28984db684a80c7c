import { sameUnit } from '@sen/domain/devices/mapping';
import { tidyResult } from '@sen/domain/lab/entry';
import { ketQuaKiemChuanIssues, kiemChuanLateDays } from '@sen/domain/labQc/ketQuaKiemChuan';
import { type Tx, today } from '../../engine/context.ts';
import type { SentControl } from '../devices/points.ts';
import { type Target, targetsOf } from './materials.ts';
import { addRun } from './runs.ts';

/**
 * Takes what an analyser measured of the materials that are in use at it: the sample number is the code of a material, or the analyser says
 * that it is a control and names its code or its lot; the index is one of its own, in its unit. What does not fit one material is left to
 * a person. Answers the index at the place of each value, null where it was not taken.
 */
export async function takeControls(
  tx: Tx,
  ThietBi_Id: string,
  sent: readonly SentControl[],
): Promise<Array<string | null>> {
  const codes = [...new Set(sent.flatMap(({ ten, lo }) => [...ten, ...lo]))];
  const targets = await targetsOf(tx, { codes, ThietBi_Id });
  const taken: Array<string | null> = [];
  for (const one of sent) {
    const isNumber = ketQuaKiemChuanIssues(one.KetQua, '').length === 0;
    const target = theOne(
      targets.filter((of) => fits(of, one) && of.open && of.HanDung >= today(tx)),
      one,
    );
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

function fits(target: Target, one: SentControl): boolean {
  const { MaVatLieu, SoLo, MaChiSo, MaLienKet, DonViTinh } = target;
  const inUnit = !one.DonVi || !DonViTinh || sameUnit(one.DonVi, DonViTinh);
  const isIndex = MaChiSo === one.MaChiSo || MaLienKet === one.MaChiSo;
  return isIndex && inUnit && (one.ten.includes(MaVatLieu) || one.lo.includes(SoLo));
}

/** Analysers call the levels low, normal and high. */
const levels = { L: 'Muc1', M: 'Muc2', H: 'Muc3' } as const;

/** The only material that fits: of several of one lot the one of that code, or of that level. */
function theOne(found: readonly Target[], { ten, Muc }: SentControl): Target | null {
  const named = found.filter(({ MaVatLieu }) => ten.includes(MaVatLieu));
  const among = named.length > 0 ? named : found;
  const only = among.length > 1 && Muc ? among.filter((one) => one.Muc === levels[Muc]) : among;
  return only.length === 1 ? (only[0] ?? null) : null;
}

/** A clock that goes wrong is not believed. */
function momentOf(tx: Tx, LucChay: Date | null): Date {
  const late = LucChay ? tx.now().getTime() - LucChay.getTime() : -1;
  return LucChay && late >= 0 && late <= kiemChuanLateDays * 86_400_000 ? LucChay : tx.now();
}
