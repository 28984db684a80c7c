import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RefPicker } from '../../catalogue/RefPicker.tsx';
import { userMessage } from '../../session/userMessage.ts';
import { Modal } from '../../ui/kit/Dialog.tsx';
import { patientFieldLabel } from './fieldLabel.ts';

type Props = {
  count: number;
  onGive: (NhanVienPhuTrach_Id: string | null) => Promise<void>;
  onClose: () => void;
};

/** Who looks after the chosen patients from now on. */
export default function InChargeDialog({ count, onGive, onClose }: Props) {
  const { t } = useTranslation('patients');
  const [who, setWho] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const give = async () => {
    setBusy(true);
    try {
      await onGive(who);
    } catch (error) {
      setWrong(userMessage(error));
      setBusy(false);
    }
  };
  return (
    <Modal
      open
      width={440}
      title={t('customer.inChargeTitle', { count })}
      okText={t('customer.give')}
      okButtonProps={{ loading: busy }}
      onOk={() => void give()}
      onCancel={onClose}
    >
      <div className="form-item">
        <label className="form-label" htmlFor="in-charge">
          {patientFieldLabel('NhanVienPhuTrach_Id')}
        </label>
        <RefPicker id="in-charge" to="NhanVien" autoFocus value={who} onChange={(id) => setWho(id)} />
        <p className="form-help" role="alert">
          {wrong ?? (who === null ? t('customer.nobodyInCharge') : '')}
        </p>
      </div>
    </Modal>
  );
}
