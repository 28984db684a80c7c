import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../ui/dateText.ts';
import { Alert } from '../../../ui/kit/Alert.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { ReceptionAppointmentsDocument } from '../appointments.main.gen.ts';

type Props = {
  BenhNhan_Id: string;
  /** Number of the slip that the visit uses. */
  used: string | null;
  onUse: (SoGiayHen: string) => void;
};

/** Told of a patient who has an appointment slip for today, which the visit may use. */
export function AppointmentNote({ BenhNhan_Id, used, onUse }: Props) {
  const { t } = useTranslation('reception');
  const { data } = useQuery(ReceptionAppointmentsDocument, {
    variables: { BenhNhan_Id },
    fetchPolicy: 'network-only',
  });
  const slips = (data?.giayHenDungDuoc ?? []).filter((one) => one.SoGiayHen !== used);
  if (slips.length === 0 || used) return null;
  return (
    <Alert
      type="info"
      role="status"
      title={t('appointment.title')}
      description={slips.map(({ _id, SoGiayHen, NgayHen, HieuLucDen, NoiHen, BacSiHen }) => (
        <p key={_id} className="appointment-line">
          <span>
            {t('appointment.line', {
              number: SoGiayHen,
              day: formatDate(NgayHen),
              until: formatDate(HieuLucDen),
            })}
            {[NoiHen?.ten, BacSiHen?.ten].map((one) => (one ? ` · ${one}` : ''))}
          </span>
          <Button size="small" onClick={() => onUse(SoGiayHen)}>
            {t('appointment.use')}
          </Button>
        </p>
      ))}
    />
  );
}
