import { decimalComma } from '../lab/entry.ts';
import { judgedAlike } from '../lab/judgement.ts';
import { referenceText } from '../lab/reference.ts';
import { fieldFlag, type ReportField } from './fields.ts';

/**
 * The fields of a report that are judged otherwise by what is normal of the patient today than by what they say, each in few signs: `EF 48,5:
 * L (52 - 72 %) → N (45 - 72 %)`.
 */
export function fieldsJudgedAnew(stored: readonly ReportField[], now: readonly ReportField[]): string[] {
  return stored.flatMap((field) => {
    const today = now.find(({ Ma }) => Ma === field.Ma);
    if (!today || judgedAlike(judgementOf(field), judgementOf(today))) return [];
    return [`${field.Ten} ${decimalComma(field.GiaTri ?? '')}: ${flagText(field)} → ${flagText(today)}`];
  });
}

function judgementOf(field: ReportField) {
  return {
    DonViTinh: field.DonVi,
    Min: field.Min,
    Max: field.Max,
    MucBinhThuong: '', // a field has no words in place of its bounds
    CoKetQua: fieldFlag(field),
  };
}

function flagText(field: ReportField): string {
  const { Min, Max, DonVi } = field;
  const range = Min === null && Max === null ? '' : referenceText({}, { min: Min, max: Max });
  const normal = [decimalComma(range), DonVi].filter(Boolean).join(' ');
  return `${fieldFlag(field) ?? '–'}${normal ? ` (${normal})` : ''}`;
}
