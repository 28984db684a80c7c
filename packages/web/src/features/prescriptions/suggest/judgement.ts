import { errorText } from '@sen/domain/errors/errors';
import type { TFunction } from 'i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { showDecimal } from '../../../ui/numberText.ts';
import type { SuggestedLine } from '../../../ui/suggestions/suggestions.ts';
import { type Course, type DrugLine, doseTimes } from '../drugLine.ts';
import { exceedsStock } from '../lineIssues.ts';
import type { KiemTraToaQuery } from '../prescriptions.main.gen.ts';

type Texts = TFunction<readonly ['prescriptions', 'common']>;
type Answer = Pick<KiemTraToaQuery['kiemTraToaThuoc'], 'dongs' | 'canhBaos' | 'lois'>;
/** A course as it would be written today, null for a drug that is no longer known, and its place among the lines that were asked about. */
export type JudgedCourse = { line: DrugLine | null; at: number | null };

/** What is told of a suggested course: dose and days, and what speaks against it today. */
export function suggestedLine(
  course: Course & { soLan?: number | null },
  key: string,
  known: {
    judged: JudgedCourse | undefined;
    answer: Answer | null;
    there: ReadonlySet<string>;
    insured: boolean;
  },
  t: Texts,
): SuggestedLine {
  const isThere = known.there.has(course.Duoc_Id);
  const judged = known.judged?.line ? { line: known.judged.line, at: known.judged.at } : null;
  const told = [
    ...(isThere ? [{ text: t('suggest.there'), grave: false }] : []),
    ...(judged ? stockTold(judged.line, known.insured, t) : []),
    ...(judged && known.answer ? rulesTold(judged, known.answer, t) : []),
  ];
  return {
    key,
    label: course.TenDuoc,
    more: courseText(course, t),
    told,
    startsUnticked: isThere || told.some((one) => one.grave),
  };
}

/** Doses and days in words; of a usual drug how often it was prescribed. */
function courseText(course: Course & { soLan?: number | null }, t: Texts): string {
  const doses = doseTimes
    .filter((time) => Number(course[time] ?? 0) > 0)
    .map((time) => `${t(`time.${time}`)} ${showDecimal(course[time])}`);
  const days = course.SoNgay ? t('suggest.days', { count: course.SoNgay }) : '';
  const often = course.soLan ? t('common:suggest.times', { count: course.soLan }) : '';
  return [doses.join(', '), days, often].filter((one) => one !== '').join(' · ');
}

function stockTold(line: DrugLine, insured: boolean, t: Texts) {
  if (line.LoaiToa === 'MuaNgoai') return [{ text: t('outOfStock'), grave: false }];
  return [
    ...(insured && line.LoaiToa !== 'BHYT' ? [{ text: t('suggest.otherPayer'), grave: false }] : []),
    ...(exceedsStock(line)
      ? [{ text: t('suggest.short', { left: showDecimal(line.available) }), grave: false }]
      : []),
  ];
}

/** Warnings that name the drug, and what would be refused at its line; doses that are still to be typed aside. */
function rulesTold({ line, at }: { line: DrugLine; at: number | null }, answer: Answer, t: Texts) {
  const warnings = answer.canhBaos
    .filter((one) => one.Duoc_Id === line.Duoc_Id || one.Khac === line.TenDuoc)
    .map((one) => {
      const other = one.Duoc_Id === line.Duoc_Id ? one.Khac : one.TenDuoc;
      const name = other && other !== line.TenDuoc ? `: ${other}` : '';
      return { text: `${t(`class.${one.MucDo}`)}${name}`, grave: one.canLyDo };
    });
  const refused = answer.lois
    .filter(({ path }) => at !== null && path.startsWith(`dongs.${at}.`) && !path.endsWith('.SoLuong'))
    .map(({ code, details }) => ({
      // as the server writes the details of an issue
      text: errorText(code, currentLanguage(), (details ?? {}) as Record<string, unknown>),
      grave: true,
    }));
  return [...warnings, ...refused];
}
