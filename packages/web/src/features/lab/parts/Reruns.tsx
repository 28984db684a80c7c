import { chonChayLai } from '@sen/domain/lab/rerun';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { formatDateTime } from '../../../ui/dateText.ts';
import { type LabValue, shownResult } from '../labEntry.ts';
import type { LabResult } from '../useLabSlip.ts';

export type Rerun = LabResult['chayLais'][number];

/** The rerun of a value that waits, or null. */
export function rerunOf(reruns: readonly Rerun[], value: LabValue): Rerun | null {
  const isIt = ({ TrangThai, ChiTiet_Id, MaChiSo }: Rerun) =>
    TrangThai === 'ChoChay' && ChiTiet_Id === value.ChiTiet_Id && MaChiSo === value.MaChiSo;
  return reruns.find(isIt) ?? null;
}

/** The reruns of a slip: why, both values, which was chosen and by whom. */
export function Reruns({ result }: { result: LabResult }) {
  const { t } = useTranslation('lab');
  if (result.chayLais.length === 0) return null;
  const shown = (one: Rerun, KetQua: string | null) => {
    const kind = result.ketQuas.find((value) => value.MaChiSo === one.MaChiSo)?.KieuDuLieu ?? 'ChuoiKyTu';
    return KetQua === null ? t('rerun.none') : shownResult(KetQua, kind);
  };
  const how = (one: Rerun) => {
    if (one.TrangThai === 'ChoChay') return t('rerun.waits');
    if (one.TrangThai === 'DaBo' || !one.Chon) return t('rerun.givenUp');
    return t('rerun.chosen', {
      which: chonChayLai[one.Chon][currentLanguage()],
      at: formatDateTime(one.NgayChon),
      who: one.NguoiChon?.ten ?? '',
    });
  };
  return (
    <section className="section">
      <h3>{t('rerun.list')}</h3>
      <ul className="lab-rejected">
        {result.chayLais.map((one) => (
          <li key={one._id}>
            <strong>{one.TenChiSo}</strong> {shown(one, one.KetQuaDau)} → {shown(one, one.KetQuaLai)}
            {one.ThietBi ? ` (${one.ThietBi.ten})` : ''}
            <br />
            {how(one)}
            <br />
            <small className="soft">
              {t('rerun.by', {
                why: one.LyDo,
                at: formatDateTime(one.NgayYeuCau),
                who: one.NguoiYeuCau?.ten ?? '',
              })}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
