import type { TFunction } from 'i18next';
import { formatDateTime } from '../../ui/dateText.ts';

type Duty = {
  TenBenh?: string | null;
  Nhom?: string | null;
  SoGio?: number | null;
  HanBaoCao?: string | null;
  CanCu?: string | null;
};

/** What is to be reported, and until when; a time that is over is told as such. */
export function dutyText(t: TFunction<'caseReports'>, duty: Duty): string {
  const { TenBenh: disease, SoGio: hours, HanBaoCao } = duty;
  if (!HanBaoCao) return t('title');
  const late = new Date(HanBaoCao) < new Date();
  return t(late ? 'overdue' : 'mustReport', { disease, hours, time: formatDateTime(HanBaoCao) });
}

/** The group of the disease and the law behind the report. */
export function lawText(t: TFunction<'caseReports'>, { Nhom, CanCu }: Duty): string {
  return [Nhom ? t('group', { group: Nhom }) : null, CanCu].filter(Boolean).join(' · ');
}
