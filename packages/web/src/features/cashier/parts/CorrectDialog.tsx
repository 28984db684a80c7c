import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonInput } from '../../../ui/actDialog/ReasonInput.tsx';
import { DecimalInput, MoneyInput } from '../../../ui/DecimalInput.tsx';
import { Checkbox } from '../../../ui/kit/choices.tsx';
import { Modal } from '../../../ui/kit/Dialog.tsx';
import { Form } from '../../../ui/kit/Form.tsx';
import type { LineCorrection } from '../correction.ts';
import { correctionOf } from '../correction.ts';
import type { BillLine } from '../useBill.ts';

type Props = {
  line: BillLine;
  onClose: () => void;
  /** Answers whether it was done. */
  run: (change: LineCorrection, reason: string) => Promise<unknown>;
};

/** Corrects quantity, price and payer of a line that is not paid, with a reason. */
export function CorrectDialog({ line, onClose, run }: Props) {
  const { t } = useTranslation(['cashier', 'common']);
  const [SoLuong, setSoLuong] = useState<string | null>(line.SoLuong);
  const [DonGia, setDonGia] = useState<string | null>(line.DonGia);
  const [LaBHYT, setLaBHYT] = useState(line.LaBHYT);
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const change = correctionOf(line, { SoLuong, DonGia, LaBHYT });
  const ready = change !== null && reason.trim() !== '';
  const submit = async () => {
    if (change === null || !ready || busy) return;
    setBusy(true);
    const done = await run(change, reason.trim());
    setBusy(false);
    if (done) onClose();
  };
  return (
    <Modal
      open
      title={t('correctTitle', { name: line.TenDichVu })}
      okText={t('act.sua')}
      okButtonProps={{ disabled: !ready, loading: busy }}
      cancelText={t('back', { ns: 'common' })}
      onOk={() => void submit()}
      onCancel={onClose}
    >
      <Form layout="vertical" onFinish={() => void submit()}>
        <Form.Item label={t('quantity')} htmlFor="correct-quantity">
          <DecimalInput id="correct-quantity" autoFocus value={SoLuong} onChange={setSoLuong} />
        </Form.Item>
        <Form.Item label={t('price')} htmlFor="correct-price">
          <MoneyInput id="correct-price" value={DonGia} onChange={setDonGia} />
        </Form.Item>
        <Form.Item>
          <Checkbox checked={LaBHYT} onChange={(event) => setLaBHYT(event.target.checked)}>
            {t('billInsurance')}
          </Checkbox>
        </Form.Item>
        <Form.Item label={t('reason', { ns: 'common' })} htmlFor="correct-reason" required>
          <ReasonInput act="capnhatTien_DichVu" id="correct-reason" value={reason} onChange={setReason} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
