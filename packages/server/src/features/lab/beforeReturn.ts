import { contradictions } from '@sen/domain/lab/contradiction';
import { decimalComma } from '@sen/domain/lab/entry';
import { isSeen, type Judgement, judgedAlike, type SeenJudgement } from '@sen/domain/lab/judgement';
import { flagOf } from '@sen/domain/lab/reference';
import type { Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import type { SlipRow } from '../orders/tables.ts';
import { type Place, placeOf, saveDraft } from './draft.ts';
import { type Index, indicesOfSlip } from './indices.ts';
import { deviceValues, deviceValuesSeen } from './points.ts';
import { rerunRows, sameValue, type ValueKey } from './reruns.ts';
import type { KetQuaRow } from './tables.ts';
import { newestValues } from './versions.ts';

/** A value that is judged otherwise now than when it was entered. */
export type JudgedAnew = Place & { value: KetQuaRow; now: Judgement };

/** What a person has seen before a return. */
export type SeenBeforeReturn = {
  DanhGiaLais?: ReadonlyArray<ValueKey & SeenJudgement> | null | undefined;
  KhongDung_Ids?: readonly string[] | null | undefined;
};

/** How a value of an index is judged now. */
export function judgementOf(
  { DonViTinh, normal, MucBinhThuong, reference }: Index,
  KetQua: string,
): Judgement {
  return {
    DonViTinh,
    Min: normal?.min ?? null,
    Max: normal?.max ?? null,
    MucBinhThuong,
    CoKetQua: flagOf(KetQua, reference, normal),
  };
}

/**
 * The values that are judged otherwise now than when they were entered: the patient, or what is normal, has changed since. An index that
 * left the catalogue says nothing else than it did.
 */
export function judgedAnew(indices: readonly Index[], values: readonly KetQuaRow[]): JudgedAnew[] {
  return values.flatMap((value) => {
    const place = placeOf(indices, value);
    if (!place) return [];
    const now = judgementOf(place.index, value.KetQua);
    return judgedAlike(value, now) ? [] : [{ ...place, value, now }];
  });
}

/** Takes what the person has seen: new judgements that are still those of now, and values of devices that do not stand. */
export async function takeSeen(tx: Tx, slip: SlipRow, seen: SeenBeforeReturn): Promise<void> {
  const { DanhGiaLais, KhongDung_Ids } = seen;
  if (DanhGiaLais?.length) {
    const changed = judgedAnew(await indicesOfSlip(tx, slip), await newestValues(tx, slip._id));
    const taken = changed.filter(({ value, now }) =>
      DanhGiaLais.some((one) => sameValue(one, value) && isSeen(one, now)),
    );
    const values = taken.map(({ value, index, ThuTu }) => ({
      ...{ index, ThuTu, KetQua: value.KetQua, GhiChu: value.GhiChu },
    }));
    if (values.length > 0) await saveDraft(tx, slip, { values, notes: {} });
  }
  if (KhongDung_Ids?.length) for (const take of deviceValuesSeen.all()) await take(tx, slip, KhongDung_Ids);
}

/**
 * Refuses to return values whose judgement changed since they were entered, or that a device measured otherwise, before a person has seen
 * that. Errors: RESULT_CONTRADICTED, RESULT_JUDGED_ANEW.
 */
export async function requireSeen(
  tx: Tx,
  slip: SlipRow,
  { indices, values }: { indices: readonly Index[]; values: readonly KetQuaRow[] },
): Promise<void> {
  const sent = (await Promise.all(deviceValues.all().map((of) => of(tx, slip._id)))).flat();
  const PhienBan = values[0]?.PhienBan;
  const reruns = contradictions(values, sent, []).length > 0 ? await rerunRows(tx, [slip._id]) : [];
  const differing = contradictions(
    values,
    sent,
    reruns.filter((rerun) => rerun.PhienBan === PhienBan),
  );
  if (differing.length > 0)
    throw new DomainError('RESULT_CONTRADICTED', {
      values: differing
        .map(({ MaChiSo, KetQua }) => {
          const stands = values.find((value) => value.MaChiSo === MaChiSo);
          return `${stands?.TenChiSo ?? MaChiSo} ${decimalComma(stands?.KetQua ?? '')} ≠ ${decimalComma(KetQua)}`;
        })
        .join(', '),
    });
  const changed = judgedAnew(indices, values);
  if (changed.length > 0)
    throw new DomainError('RESULT_JUDGED_ANEW', {
      values: changed
        .map(
          ({ value, now }) =>
            `${value.TenChiSo} ${decimalComma(value.KetQua)}: ${judgementText(value)} → ${judgementText(now)}`,
        )
        .join(', '),
    });
}

/** A judgement in few signs: `H (3,9 - 6,4 mmol/L)`. */
function judgementText({ CoKetQua, MucBinhThuong, DonViTinh }: Judgement): string {
  const range = [decimalComma(MucBinhThuong), DonViTinh].filter(Boolean).join(' ');
  return `${CoKetQua ?? '–'}${range ? ` (${range})` : ''}`;
}
