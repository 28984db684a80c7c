import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../ui/dateText.ts';
import { StateTag } from '../../../ui/StateTag.tsx';
import type { LabResult } from '../useLabSlip.ts';

/** What was asked for, by whom and why, and the sample with its number in large figures. */
export function SlipHead({ result }: { result: LabResult }) {
  const { t } = useTranslation('lab');
  const slip = result.DichVuYeuCau;
  const unpaid = slip.chiTiets.filter((line) => line.TrangThai !== 'DaHuy' && !line.DuocPhepThucHien);
  const disease = slip.ChanDoanICD ? `${slip.ChanDoanICD.ma ?? ''} ${slip.ChanDoanICD.ten}`.trim() : null;
  return (
    <section className="section lab-head" aria-label={t('slip')}>
      <div className="lab-order">
        <h2>
          {slip.SoPhieuYeuCau} <StateTag state={slip.TrangThai}>{t(`slipState.${slip.TrangThai}`)}</StateTag>
          {slip.LaKhanCap ? <StateTag tone="urgent">{t('emergency')}</StateTag> : null}
          {unpaid.length > 0 && slip.TrangThai === 'SanSang' ? (
            <StateTag tone="cancelled">{t('notPaid')}</StateTag>
          ) : null}
        </h2>
        <p>
          {[slip.NoiYeuCau?.ten, slip.BacSiChiDinh?.ten, formatDateTime(slip.NgayYeuCau)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {slip.ChanDoan || disease ? (
          <p>
            <span className="soft">{t('diagnosis')}:</span> {slip.ChanDoan || disease}
          </p>
        ) : null}
      </div>
      <div className="lab-sample">
        {slip.SIDMau ? (
          <>
            <span className="soft">{t('sid')}</span>
            <strong className="lab-sid">{slip.SIDMau}</strong>
            <small>
              {[formatDateTime(result.NgayLayMau), result.NguoiLayMau?.ten].filter(Boolean).join(' · ')}
            </small>
          </>
        ) : (
          <span className="soft">{t('noSample')}</span>
        )}
        {result.loaiBenhPhams.length > 0 ? <small>{result.loaiBenhPhams.join(', ')}</small> : null}
      </div>
    </section>
  );
}
