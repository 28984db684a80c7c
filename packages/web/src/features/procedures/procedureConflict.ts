import { taiBienPTTT, tuVongPTTT, vaiTroPTTT } from '@sen/domain/procedures/tuongTrinh';
import { currentLanguage } from '../../session/i18n.ts';
import type { ConflictLine } from '../../ui/ConflictDialog.tsx';
import { formatDateTime, isInstant } from '../../ui/dateText.ts';
import type { Choice } from '../../ui/recordForm/recordSurroundings.ts';
import { conflictLines } from '../readings/readingConflict.ts';
import {
  type ProcedureReport,
  type ProcedureResult,
  type ProcedureValues,
  type ReportValues,
  reportFields,
} from './procedureEntry.ts';

type Words = (key: string, values: Record<string, unknown>) => string;

/** Fields that both changed, each version as text: those of the report, then those of the services. */
export function procedureConflict(
  { paths, mine, theirs, record }: Choice<ProcedureResult, ProcedureValues>,
  t: Words,
): ConflictLine[] {
  const fields = reportFields.filter((field) => paths.includes(`tuongTrinh.${field}`));
  return [
    ...fields.map((field) => ({
      path: `tuongTrinh.${field}`,
      label: t(`field.${field}`, {}),
      mine: reportText(mine.tuongTrinh, field, record?.tuongTrinh ?? null, t),
      theirs: reportText(theirs.tuongTrinh, field, record?.tuongTrinh ?? null, t),
    })),
    ...conflictLines(paths, mine.dichVus, theirs.dichVus, record?.ketQua.ketQuas ?? [], t),
  ];
}

/** A field of a report in words. An entry that only this screen has picked has no name here yet. */
function reportText(
  values: ReportValues,
  field: keyof ReportValues,
  known: ProcedureReport | null,
  t: Words,
): string {
  if (field === 'Kip')
    return values.Kip.map(({ NhanVien_Id, VaiTro, TyLe }) => {
      const who = known?.Kip.find((one) => one.NhanVien_Id === NhanVien_Id)?.NhanVien?.ten;
      return `${vaiTroPTTT[VaiTro][currentLanguage()]}: ${who ?? t('picked', {})}${TyLe ? ` (${TyLe} %)` : ''}`;
    }).join('; ');
  if (field === 'TuVong' && values.TuVong) return tuVongPTTT[values.TuVong][currentLanguage()];
  if (field === 'TaiBien' && values.TaiBien) return taiBienPTTT[values.TaiBien][currentLanguage()];
  const value = values[field];
  if (!value) return '–';
  if (field.endsWith('_Id')) {
    const label = known?.[field.slice(0, -3) as 'PhuongPhapVoCam']; // the entry stands beside its id
    return label?._id === value ? label.ten : t('picked', {});
  }
  return isInstant(value) ? formatDateTime(value) : value;
}
