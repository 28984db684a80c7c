import { rejectionText } from '@sen/domain/lab/sampleRejection';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { formatDateTime } from '../../../ui/dateText.ts';
import { Alert } from '../../../ui/kit/Alert.tsx';
import { shownResult } from '../labEntry.ts';
import type { LabResult } from '../useLabSlip.ts';

const whyOf = ({ LyDo, GhiChu }: LabResult['mauTuChois'][number]) =>
  rejectionText(LyDo, GhiChu ?? null, currentLanguage());

/** The samples of a slip that were rejected: when, by whom, why, and what was entered of them. */
export function RejectedSamples({ result }: { result: LabResult }) {
  const { t } = useTranslation('lab');
  if (result.mauTuChois.length === 0) return null;
  return (
    <section className="section">
      <h3>{t('rejected.list')}</h3>
      <ul className="lab-rejected">
        {result.mauTuChois.map((one) => {
          const values = result.phienBans.find(({ PhienBan }) => PhienBan === one.PhienBan)?.ketQuas ?? [];
          return (
            <li key={one._id}>
              <strong>{one.SIDMau}</strong> {whyOf(one)}
              <br />
              <small className="soft">
                {t('rejected.by', { at: formatDateTime(one.NgayTuChoi), who: one.NguoiTuChoi?.ten ?? '' })}
                {one.NgayLayMau
                  ? ` · ${t('rejected.taken', { at: formatDateTime(one.NgayLayMau), who: one.NguoiLayMau?.ten ?? '' })}`
                  : ''}
              </small>
              {values.length > 0 ? (
                <small className="lab-given-up">
                  {t('rejected.gaveUp')}:{' '}
                  {values
                    .map((value) => `${value.TenChiSo} ${shownResult(value.KetQua, value.KieuDuLieu)}`)
                    .join(' · ')}
                </small>
              ) : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Says of a slip that waits for another sample why the last one was rejected. */
export function SampleAgain({ result }: { result: LabResult }) {
  const { t } = useTranslation('lab');
  const [last] = result.mauTuChois;
  if (!last || result.DichVuYeuCau.TrangThai !== 'SanSang') return null;
  return (
    <Alert
      type="warning"
      title={t('rejected.again', { sid: last.SIDMau, why: whyOf(last) })}
      description={t('rejected.againHint')}
    />
  );
}
