import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import type { StayTabProps } from '../../ui/feature.ts';
import { Loading } from '../../ui/Loading.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { useEvents } from '../../ui/useEvents.ts';
import { useMinute } from '../../ui/useMinute.ts';
import { PatientSheets } from './PatientSheets.tsx';
import { CareInWardDocument } from './sheets.main.gen.ts';
import type { Care } from './useCare.ts';
import './sheets.css';

/** The sheets of a stay, on its page: while the patient lies in the ward. */
export default function SheetsTab({ stay, onChanged }: StayTabProps) {
  const { t } = useTranslation('sheets');
  const now = useMinute();
  const { data, error, refetch } = useQuery(CareInWardDocument, {
    variables: { Khoa_Id: stay.Khoa_Id ?? '' },
    skip: stay.Khoa_Id === null,
    fetchPolicy: 'cache-and-network',
  });
  useEvents(['ChamSoc', 'NoiTru'], () => void refetch());
  const patients = data?.chamSocTrongKhoa as Care[] | undefined; // a whole answer
  const one = patients?.find(({ NhapVien_Id }) => NhapVien_Id === stay._id);
  if (stay.Khoa_Id === null || (patients && !one)) return <EmptyState text={t('lost')} />;
  if (!one) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Loading />;
  return (
    <PatientSheets
      one={one}
      now={now}
      onChanged={() => {
        void refetch();
        onChanged();
      }}
    />
  );
}
