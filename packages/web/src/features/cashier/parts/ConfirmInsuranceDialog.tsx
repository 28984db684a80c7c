import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Modal } from '../../../ui/kit/Dialog.tsx';
import { Money } from '../../../ui/Money.tsx';
import type { Bill } from '../useBill.ts';

type Props = {
  bill: Bill;
  onClose: () => void;
  /** Answers whether it was done. */
  run: () => Promise<unknown>;
};

/** Asks once before the insured costs are confirmed: what the fund is billed, and what was not performed. */
export default function ConfirmInsuranceDialog({ bill, onClose, run }: Props) {
  const { t } = useTranslation(['cashier', 'common']);
  const [busy, setBusy] = useState(false);
  const waiting = bill.dongs.filter((line) => Number(line.BHChiTra) > 0 && !line.ThucHien);
  const submit = async () => {
    if (busy) return;
    setBusy(true);
    const done = await run();
    setBusy(false);
    if (done) onClose();
  };
  return (
    <Modal
      open
      title={t('act.xacNhanBHYT')}
      okText={t('act.xacNhanBHYT')}
      okButtonProps={{ loading: busy }}
      cancelText={t('back', { ns: 'common' })}
      onOk={() => void submit()}
      onCancel={onClose}
    >
      <p>{t('confirmInsuranceText')}</p>
      <dl className="confirm-sums">
        {(['ThanhTien', 'BHChiTra', 'BNCCT', 'BNTT'] as const).map((part) => (
          <div key={part}>
            <dt>{t(`total.${part}`)}</dt>
            <dd>
              <Money value={bill[part]} strong={part === 'BHChiTra'} />
            </dd>
          </div>
        ))}
      </dl>
      {waiting.length > 0 ? (
        <div className="bill-warning" role="status">
          {t('insuredNotPerformed')}
          <ul>
            {waiting.map((line) => (
              <li key={line._id}>{line.TenDichVu}</li>
            ))}
          </ul>
        </div>
      ) : null}
    </Modal>
  );
}
