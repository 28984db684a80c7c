import { errorText } from '@sen/domain/errors/errors';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { allows } from '../../../ui/acts.ts';
import { PrinterIcon } from '../../../ui/icons.tsx';
import { Alert } from '../../../ui/kit/Alert.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { StateTag } from '../../../ui/StateTag.tsx';
import { useCancelToa } from '../useCancelToa.ts';
import { type SavedToa, usePaymentRequests } from '../usePaymentRequests.ts';
import type { Prescription } from '../usePrescription.ts';

type Props = {
  prescription: Prescription;
  /** Shows a paper of a prescription. */
  onPrint: (toa: SavedToa, form: 'DonThuoc' | 'CamKetThuocGayNghien') => void;
  /** The session has ended: its prescriptions are cancelled or replaced, no longer written. */
  ended?: boolean;
};

/** The prescriptions as they were saved: kind, code and state of each, its print, the request to pay it, and after the end its cancel and replacement. */
export function SavedPrescriptions({ prescription, onPrint, ended = false }: Props) {
  const { t } = useTranslation('prescriptions');
  const { toas, dirty, KhamBenh_Id, refetch } = prescription;
  const requests = usePaymentRequests(KhamBenh_Id, toas, refetch);
  const takeBack = useCancelToa(refetch, prescription.setReplacing);
  if (toas.length === 0) return null;
  const replaceable = ended && prescription.replacing === null && toas.every((toa) => allows(toa, 'sua'));
  return (
    <section className="saved-prescriptions" aria-label={t('savedList')}>
      {toas.map((toa) => (
        <div key={toa._id} className="saved-prescription">
          <span className="saved-kind">{t(`kinds.${toa.LoaiToa}`)}</span>
          <Button icon={<PrinterIcon />} onClick={() => onPrint(toa, 'DonThuoc')}>
            {toa.MaDonThuoc}
          </Button>
          {toa.MaDonThuoc.endsWith('-n') ? (
            <Button
              icon={<PrinterIcon />}
              aria-label={`${t('commitment')} ${toa.MaDonThuoc}`}
              onClick={() => onPrint(toa, 'CamKetThuocGayNghien')}
            >
              {t('commitment')}
            </Button>
          ) : null}
          <StateTag state={toa.TrangThai}>{t(`state.${toa.TrangThai}`)}</StateTag>
          {toa.NgayDuyetCap ? <StateTag tone="done">{t('approved')}</StateTag> : null}
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
          {ended && allows(toa, 'huy') ? (
            <Button
              type="text"
              danger
              disabled={takeBack.busy || prescription.replacing !== null}
              aria-label={`${t('cancel.act')} ${toa.MaDonThuoc}`}
              onClick={() => void takeBack.cancel(toa)}
            >
              {t('cancel.act')}
            </Button>
          ) : null}
        </div>
      ))}
      {toas.map(({ _id, canKeLai, MaDonThuoc }) =>
        canKeLai ? (
          <Alert
            key={_id}
            type="warning"
            role="status"
            title={errorText(canKeLai, currentLanguage(), {})}
            description={MaDonThuoc}
          />
        ) : null,
      )}
      {requests.backs.map((of) => (
        <Button key={of} type="text" disabled={requests.busy} onClick={() => void requests.takeBack(of)}>
          {t(`payment.takeBack.${of}`)}
        </Button>
      ))}
      {replaceable ? (
        <Button type="text" onClick={() => void takeBack.replace(KhamBenh_Id)}>
          {t('replace.act')}
        </Button>
      ) : null}
      {takeBack.dialog}
    </section>
  );
}
