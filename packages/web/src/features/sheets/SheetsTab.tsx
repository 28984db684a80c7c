import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import type { StayTabProps } from '../../ui/feature.ts';
import { Loading } from '../../ui/Loading.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { useEvents } from '../../ui/useEvents.ts';
import { useMinute } from '../../ui/useMinute.ts';
import { HeldEntries } from './HeldEntries.tsx';
import { PatientSheets } from './PatientSheets.tsx';
import { CareOfStayDocument } from './sheets.main.gen.ts';
import type { Care } from './useCare.ts';
import './sheets.css';

/** The sheets of a stay, on its page: read after its end, written while the patient lies in the ward. */
export default function SheetsTab({ stay, onChanged }: StayTabProps) {
  const { t } = useTranslation('sheets');
  const now = useMinute();
  const { data, error, refetch } = useQuery(CareOfStayDocument, {
    variables: { NhapVien_Id: stay._id },
    fetchPolicy: 'cache-and-network',
  });
  useEvents(['ChamSoc', 'NoiTru'], () => void refetch());
  const one = data?.chamSocCuaDot as Care | null | undefined; // a whole answer
  if (one === undefined)
    return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Loading />;
  if (one === null) return <EmptyState text={t('notBegun')} />;
  const again = () => {
    void refetch();
    onChanged();
  };
  return (
    <>
      <HeldEntries patients={[one]} onSent={again} />
      <PatientSheets one={one} now={now} onChanged={again} />
    </>
  );
}
