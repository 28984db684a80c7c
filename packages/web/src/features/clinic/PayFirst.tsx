import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../ui/kit/Alert.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { type BannerPatient, PatientBanner } from '../../ui/PatientBanner.tsx';
import { WorkScreen } from '../../ui/WorkScreen.tsx';
import VisitBill from '../cashier/VisitBill.tsx';
import type { ExamRow } from '../examination/useExamDesk.ts';

/** Whose bill is paid before the examination. */
export type ToPay = { TiepNhan_Id: string; BenhNhan_Id: string; patient: BannerPatient | null };

type Props = {
  toPay: ToPay;
  /** The examination that waits for the payment, once it is in the list. */
  row: ExamRow | null;
  list: ReactNode;
  onBegin: (DichVuYeuCau_Id: string) => void;
  onBack: () => void;
};

/** Where a site collects first: the bill of who waits; the examination begins by itself once it is paid. */
export default function PayFirst({ toPay: { patient, ...visit }, row, list, onBegin, onBack }: Props) {
  const { t } = useTranslation('clinic');
  const ready = row?.duocPhepThucHien ? row.DichVuYeuCau_Id : null;
  /** Nothing was due, or it was collected here; who is paid for elsewhere waits for a press. */
  const [mayBegin, setMayBegin] = useState(false);
  const isSeen = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: begun once, when it may be
  useEffect(() => {
    const isFree = row !== null && !isSeen.current && row.duocPhepThucHien;
    isSeen.current ||= row !== null;
    if (ready && (isFree || mayBegin)) onBegin(ready);
  }, [row, ready, mayBegin]);
  return (
    <WorkScreen
      name="clinic"
      open
      onBack={onBack}
      list={list}
      banner={patient ? <PatientBanner patient={patient} /> : null}
      task={
        <>
          <Alert
            type="info"
            role="status"
            title={t('payFirst')}
            action={
              ready ? (
                <Button size="small" type="primary" onClick={() => onBegin(ready)}>
                  {t('begin')}
                </Button>
              ) : (
                <Button size="small" onClick={onBack}>
                  {t('later')}
                </Button>
              )
            }
          />
          <VisitBill visit={visit} shown onCollected={() => setMayBegin(true)} />
        </>
      }
    />
  );
}
