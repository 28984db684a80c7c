import { useQuery } from '@apollo/client/react';
import { hoaDonActs, loaiHoaDon } from '@sen/domain/invoices/hoaDonDienTu';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { formatDate } from '../../ui/dateText.ts';
import type { PatientOfTab } from '../../ui/feature.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Money } from '../../ui/Money.tsx';
import { StateTag } from '../../ui/StateTag.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { useEvents } from '../../ui/useEvents.ts';
import { numberOf } from './numberOf.ts';
import { PatientInvoicesDocument } from './receiptInvoice.main.gen.ts';
import { invoiceTones } from './tones.ts';
import './invoices.css';
import '../../ui/recordSheet.css';

const InvoiceDialog = lazy(() => import('./InvoiceDialog.tsx'));

/** Invoices of a patient, the newest first; each opens. */
export default function PatientInvoicesTab({ patient }: { patient: PatientOfTab }) {
  const { t } = useTranslation('invoices');
  const language = currentLanguage();
  const [open, setOpen] = useState<string | null>(null);
  const { data, error, refetch } = useQuery(PatientInvoicesDocument, {
    variables: { BenhNhan_Id: patient._id },
    fetchPolicy: 'cache-and-network',
  });
  useEvents(['HoaDonDienTu'], () => void refetch());
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  if (data.hoaDons.length === 0) return <EmptyState text={t('ofPatient')} />;
  return (
    <>
      <ul className="record-lines patient-invoices" aria-label={t('title')}>
        {data.hoaDons.map((one) => (
          <li key={one._id}>
            <span>
              <Button
                type="link"
                aria-label={t('openOf', { number: numberOf(one) })}
                onClick={() => setOpen(one._id)}
              >
                {numberOf(one)}
              </Button>{' '}
              {formatDate(one.NgayHoaDon)} · {loaiHoaDon[one.LoaiHoaDon][language]}{' '}
              <StateTag tone={invoiceTones[one.TrangThai]}>
                {hoaDonActs.states[one.TrangThai][language]}
              </StateTag>
            </span>
            <Money value={one.LoaiHoaDon === 'DieuChinh' ? `-${one.TongTien}` : one.TongTien} strong />
          </li>
        ))}
      </ul>
      {open ? (
        <Suspense fallback={null}>
          <InvoiceDialog
            id={open}
            row={null}
            onChanged={() => void refetch()}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
