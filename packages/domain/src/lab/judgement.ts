import { sameUnit } from '../devices/mapping.ts';
import type { ResultFlag } from './reference.ts';

/** How a value is judged: by which range, in which unit, and where it stands. */
export type Judgement = {
  DonViTinh: string | null;
  Min: string | null;
  Max: string | null;
  MucBinhThuong: string;
  CoKetQua: ResultFlag | null;
};

/** What a person has seen of a judgement. */
export type SeenJudgement = {
  DonViTinh?: string | null | undefined;
  MucBinhThuong: string;
  CoKetQua?: ResultFlag | null | undefined;
};

/** Whether two judgements of a value say the same: the same flag by the same bounds in the same unit, however that is spelt. */
export function judgedAlike(one: Judgement, other: Judgement): boolean {
  return (
    one.CoKetQua === other.CoKetQua &&
    sameBound(one.Min, other.Min) &&
    sameBound(one.Max, other.Max) &&
    one.MucBinhThuong === other.MucBinhThuong &&
    sameUnit(one.DonViTinh ?? '', other.DonViTinh ?? '')
  );
}

/** Whether what was seen is the judgement that holds. */
export function isSeen(seen: SeenJudgement, now: SeenJudgement): boolean {
  return (
    (seen.CoKetQua ?? null) === (now.CoKetQua ?? null) &&
    seen.MucBinhThuong === now.MucBinhThuong &&
    (seen.DonViTinh ?? '') === (now.DonViTinh ?? '')
  );
}

/** '3.9' and '3.90' are one bound. */
export function sameBound(one: string | null, other: string | null): boolean {
  return one === other || (one !== null && other !== null && Number(one) === Number(other));
}
