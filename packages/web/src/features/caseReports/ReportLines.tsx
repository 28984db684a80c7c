import { deadlineState, phanLoaiCa } from '@sen/domain/caseReports/baoCaoCaBenh';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { formatDateTime } from '../../ui/dateText.ts';
import { StateTag } from '../../ui/StateTag.tsx';
import type { CaBenhFragment } from './caseReports.main.gen.ts';
import { deadlineTones } from './tones.ts';

/** What a report says: its version, the disease, until when it is to be sent, when and to whom it was. */
export function ReportLines({ one }: { one: CaBenhFragment }) {
  const { t } = useTranslation('caseReports');
  const { HanBaoCao, NgayGui, PhanLoaiCa, PhienBan, TrangThai } = one;
  const stands =
    HanBaoCao && (TrangThai === 'Nhap' || TrangThai === 'DaGui')
      ? deadlineState(new Date(HanBaoCao), NgayGui ? new Date(NgayGui) : null, new Date())
      : null;
  const what = [
    one.ChanDoan,
    PhanLoaiCa && phanLoaiCa[PhanLoaiCa][currentLanguage()],
    PhienBan > 1 && t('version', { count: PhienBan }),
  ];
  const sent = NgayGui && [
    t('sentAt', { time: formatDateTime(NgayGui) }),
    one.NoiNhan,
    one.SoThamChieu,
    one.NguoiGui?.ten,
  ];
  return (
    <>
      <p>{what.filter(Boolean).join(' · ')}</p>
      {HanBaoCao ? (
        <p className="soft">
          {t('until', { time: formatDateTime(HanBaoCao) })}{' '}
          {stands ? <StateTag tone={deadlineTones[stands]}>{t(`deadline.${stands}`)}</StateTag> : null}
        </p>
      ) : null}
      {sent ? <p className="soft">{sent.filter(Boolean).join(' · ')}</p> : null}
    </>
  );
}
