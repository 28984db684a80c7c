import { useTranslation } from 'react-i18next';
import { formatDate, formatTime } from '../../../ui/dateText.ts';
import { Alert } from '../../../ui/kit/Alert.tsx';
import type { ReceptionRowFragment } from '../reception.main.gen.ts';
import { useSeenBefore } from '../useSeenBefore.ts';

type Props = {
  BenhNhan_Id: string;
  /** The earlier visits of the patient. */
  history: readonly ReceptionRowFragment[];
};

/** Told large before somebody is received on insurance again: visits of today, and prescriptions that still cover them. */
export function SeenBefore({ BenhNhan_Id, history }: Props) {
  const { t } = useTranslation('reception');
  const { visits, open } = useSeenBefore(BenhNhan_Id, history);
  if (visits.length === 0 && open.length === 0) return null;
  return (
    <Alert
      type="warning"
      className="seen-before"
      role="status"
      title={t(visits.length > 0 ? 'seenToday' : 'drugsLeft')}
      description={
        <ul>
          {visits.map((visit) => (
            <li key={visit._id}>
              {formatTime(visit.NgayTiepNhan)} · {visit.DoiTuong?.ten} ·{' '}
              {visit.Ves.find((one) => one.HangDoi === 'KhamBenh')?.Node?.ten ?? visit.MaTiepNhan}
            </li>
          ))}
          {open.map(({ MaDonThuoc, Ngay, denNgay, soNgayCon }) => (
            <li key={MaDonThuoc}>
              {t('prescriptionLeft', {
                count: soNgayCon,
                code: MaDonThuoc,
                day: formatDate(Ngay),
                until: formatDate(denNgay),
              })}
            </li>
          ))}
        </ul>
      }
    />
  );
}
