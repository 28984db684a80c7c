import { referenceText } from '@sen/domain/lab/reference';
import { currentLanguage } from '../../../session/i18n.ts';
import { formatDate, isDay } from '../../../ui/dateText.ts';
import { showDecimal } from '../../../ui/numberText.ts';
import type { ReportFieldFragment } from '../readingOfVisit.main.gen.ts';

type Named = Pick<ReportFieldFragment, 'Ma' | 'Ten' | 'TenTiengAnh'>;

/** The name of a field in the language of the screen. */
export function nameOf({ Ten, TenTiengAnh }: Named): string {
  return (currentLanguage() === 'en' && TenTiengAnh) || Ten;
}

/** The name of the field of a code; the code where there is none. */
export function fieldName(fields: readonly Named[], code: string): string {
  const field = fields.find(({ Ma }) => Ma === code);
  return field ? nameOf(field) : code;
}

/** A value as it is read, without its unit. */
export function valueText({ Kieu, GiaTri }: Pick<ReportFieldFragment, 'Kieu' | 'GiaTri'>): string {
  const text = GiaTri ?? '';
  if (Kieu === 'Ngay') return isDay(text) ? formatDate(text) : text;
  return Kieu === 'So' ? showDecimal(text) : text;
}

/** The normal range as text; empty where there is none. */
export function rangeText({ Min, Max }: Pick<ReportFieldFragment, 'Min' | 'Max'>): string {
  if (Min === null && Max === null) return '';
  return referenceText({}, { min: Min && showDecimal(Min), max: Max && showDecimal(Max) });
}
