import type { TFunction } from 'i18next';
import { formatTime } from '../../ui/dateText.ts';
import { showDecimal } from '../../ui/numberText.ts';
import type { ChartDrug, Written } from './doseLines.ts';

type Text = TFunction<'doses'>;

/** A dose in words: how much, and by which route. */
export function doseText(
  { Lieu, DonViTinh, DuongDung, TheTich, TocDo }: ChartDrug['yLenh'],
  t: Text,
): string {
  const much = `${showDecimal(Lieu)} ${DonViTinh ?? ''}`.trim();
  const runs = TheTich ? t('infusion', { ml: showDecimal(TheTich), drops: TocDo ?? '–' }) : null;
  return [much, DuongDung?.ten, runs].filter(Boolean).join(' · ');
}

/** When a drug is given that is given as needed. */
export function asNeededText({ LyDoKhiCan, ToiDa24h, CachGio }: ChartDrug['yLenh'], t: Text): string {
  return t('asNeeded', { why: LyDoKhiCan ?? '', most: ToiDa24h ?? '–', apart: showDecimal(CachGio) });
}

/** What was written of a dose in words: when, by whom, with whom. */
export function writtenText(one: Written, t: Text): string {
  const by = one.NguoiThucHien?.ten ?? '';
  const parts = [
    one.TrangThai === 'KhongDung' ? null : `${showDecimal(one.Lieu)} ${one.DonViTinh ?? ''}`.trim(),
    t('by', { at: formatTime(one.ThoiGian), by }),
    one.NguoiThuHai ? t('with', { name: one.NguoiThuHai.ten }) : null,
    one.KetThucLuc ? t('endedAt', { at: formatTime(one.KetThucLuc), ml: showDecimal(one.TheTich) }) : null,
    one.TrangThai === 'KhongDung' || one.Kho ? null : t('noCabinetShort'),
  ];
  return parts.filter(Boolean).join(' · ');
}
