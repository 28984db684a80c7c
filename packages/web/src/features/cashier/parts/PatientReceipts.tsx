import { useQuery } from '@apollo/client/react';
import { type ViewMode, viewModes } from '@sen/domain/cashier/viewMode';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateRange } from '../../../ui/DateRange.tsx';
import { today } from '../../../ui/dateText.ts';
import { Segmented } from '../../../ui/kit/choices.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { useEvents } from '../../../ui/useEvents.ts';
import { CashierHistoryDocument } from '../cashier.main.gen.ts';
import type { Visit } from '../useBill.ts';
import { ReceiptList } from './ReceiptList.tsx';

/** The receipts of a patient beside a bill: those of this visit, of the others, or of some days. */
export function PatientReceipts({ visit: { TiepNhan_Id, BenhNhan_Id } }: { visit: Visit }) {
  const { t } = useTranslation('cashier');
  const [mode, setMode] = useState<ViewMode>('BenhNhan');
  const [days, setDays] = useState(() => ({ from: today(), to: today() }));
  const { data, error, refetch } = useQuery(CashierHistoryDocument, {
    variables: {
      ...{ BenhNhan_Id, TiepNhan_Id, ViewMode: mode },
      ...(mode === 'Ngay' ? { start: days.from, end: days.to } : {}),
    },
    fetchPolicy: 'cache-and-network',
  });
  useEvents(['BienLai'], () => void refetch());
  const receipts = data?.bienLais;
  return (
    <>
      <h3>{t('patientReceipts')}</h3>
      <Segmented
        block
        aria-label={t('patientReceipts')}
        value={mode}
        onChange={(value: ViewMode) => setMode(value)}
        options={viewModes.map((value) => ({ value, label: t(`viewMode.${value}`) }))}
      />
      {mode === 'Ngay' ? <DateRange value={days} onChange={setDays} /> : null}
      {error && !receipts ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : receipts ? (
        <ReceiptList
          receipts={
            // those of the visit stand beside
            mode === 'BenhNhan' ? receipts.filter((one) => one.TiepNhan_Id !== TiepNhan_Id) : receipts
          }
        />
      ) : (
        <Loading />
      )}
    </>
  );
}
