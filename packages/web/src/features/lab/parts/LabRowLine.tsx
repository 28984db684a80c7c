import { useTranslation } from 'react-i18next';
import { formatDate, formatTime, today } from '../../../ui/dateText.ts';
import { StateTag } from '../../../ui/StateTag.tsx';
import type { LabRow } from '../useLabList.ts';

/** A slip of the work list: ticket, name and signs, then who and how far, then the tests. */
export function LabRowLine({ row }: { row: LabRow }) {
  const { t } = useTranslation(['lab', 'common', 'queues']);
  const patient = row.BenhNhan;
  const begun = row.TrangThai !== 'SanSang';
  const since =
    formatDate(row.DangCho) === formatDate(today()) ? formatTime(row.DangCho) : formatDate(row.DangCho);
  return (
    <div className="lab-row">
      <span>
        <strong>
          {row.KyHieu && !begun ? `${row.KyHieu} ` : ''}
          {patient?.TenBenhNhan}
        </strong>
        {row.coNguyHiem ? <StateTag tone="urgent">{t('critical')}</StateTag> : null}
        {row.isEmergency ? <StateTag tone="urgent">{t('emergency')}</StateTag> : null}
        {row.isPriority && !row.isEmergency ? <StateTag tone="called">{t('priority')}</StateTag> : null}
        {row.TrangThaiVe === 'dang_goi' ? (
          <StateTag state="dang_goi">{t('state.dang_goi', { ns: 'queues' })}</StateTag>
        ) : null}
        {begun ? (
          <StateTag tone={row.soDaNhap < row.soChiSo ? 'progress' : 'done'}>
            {t('progress', { entered: row.soDaNhap, needed: row.soChiSo })}
          </StateTag>
        ) : null}
      </span>
      <small>
        {row.duocPhepThucHien ? null : <span className="lab-unpaid">{t('notPaid')} · </span>}
        {[
          since,
          row.SIDMau ?? row.SoPhieuYeuCau,
          patient?.GioiTinh ? t(`sex.${patient.GioiTinh}`, { ns: 'common' }) : null,
          patient?.tuoi,
          row.TenNoiYeuCau,
        ]
          .filter(Boolean)
          .join(' · ')}
      </small>
      <small className="soft">{row.dichVus.join(', ')}</small>
    </div>
  );
}
