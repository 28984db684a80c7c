import { useTranslation } from 'react-i18next';
import { PrinterIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { StateTag } from '../../../ui/StateTag.tsx';
import { type SavedToa, usePaymentRequests } from '../usePaymentRequests.ts';
import type { Prescription } from '../usePrescription.ts';

type Props = { prescription: Prescription; onPrint: (toa: SavedToa) => void };

/** The prescriptions as they were saved: kind, code and state of each, its print, and the request to pay it. */
export function SavedPrescriptions({ prescription, onPrint }: Props) {
  const { t } = useTranslation('prescriptions');
  const { toas, dirty, KhamBenh_Id, refetch } = prescription;
  const requests = usePaymentRequests(KhamBenh_Id, toas, refetch);
  if (toas.length === 0) return null;
  return (
    <section className="saved-prescriptions" aria-label={t('savedList')}>
      {toas.map((toa) => (
        <div key={toa._id} className="saved-prescription">
          <span className="saved-kind">{t(`kinds.${toa.LoaiToa}`)}</span>
          <Button icon={<PrinterIcon />} onClick={() => onPrint(toa)}>
            {toa.MaDonThuoc}
          </Button>
          <StateTag state={toa.TrangThai}>{t(`state.${toa.TrangThai}`)}</StateTag>
          {requests.askable.includes(toa) ? (
            <Button
              type="text"
              disabled={dirty || requests.busy}
              aria-label={`${t('payment.ask')} ${toa.MaDonThuoc}`}
              onClick={() => void requests.ask(toa)}
            >
              {t('payment.ask')}
            </Button>
          ) : null}
        </div>
      ))}
      {requests.backs.map((of) => (
        <Button key={of} type="text" disabled={requests.busy} onClick={() => void requests.takeBack(of)}>
          {t(`payment.takeBack.${of}`)}
        </Button>
      ))}
    </section>
  );
}
