import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonInput } from '../../../ui/actDialog/ReasonInput.tsx';
import { DecimalInput, MoneyInput } from '../../../ui/DecimalInput.tsx';
import { useDeskVariant } from '../../../ui/deskVariant.ts';
import { Checkbox } from '../../../ui/kit/choices.tsx';
import { Modal } from '../../../ui/kit/Dialog.tsx';
import { Form } from '../../../ui/kit/Form.tsx';
import { showDecimal } from '../../../ui/numberText.ts';
import { correctionOf, type LineCorrection } from '../correction.ts';
import { type Refuse, useFieldFaults } from '../fieldFaults.ts';
import type { BillLine } from '../useBill.ts';

type Props = {
  line: BillLine;
  onClose: () => void;
  /** Answers whether it was done. */
  run: (change: LineCorrection, reason: string, refuse: Refuse) => Promise<unknown>;
};

const ids = {
  SoLuong: 'correct-quantity',
  DonGia: 'correct-price',
  LyDo: 'correct-reason',
} as const;
const fieldOf = (path: string) => ids[path as keyof typeof ids] ?? null;

/** Corrects quantity, price and payer of a line that is not paid, with a reason; how much of a drug is given the prescription says. */
export default function CorrectDialog({ line, onClose, run }: Props) {
  const { t } = useTranslation(['cashier', 'common']);
  const [SoLuong, setSoLuong] = useState<string | null>(line.SoLuong);
  const [DonGia, setDonGia] = useState<string | null>(line.DonGia);
  const [LaBHYT, setLaBHYT] = useState(line.LaBHYT);
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const { forget, refuse, ofField } = useFieldFaults();
  const { insured } = useDeskVariant();
  const isDrug = line.source === 'Thuoc';
  const change = correctionOf(line, { SoLuong, DonGia, LaBHYT });
  const ready = change !== null && reason.trim() !== '';
  const submit = async () => {
    if (change === null || !ready || busy) return;
    setBusy(true);
    forget();
    const done = await run(change, reason.trim(), refuse(fieldOf));
    setBusy(false);
    if (done) onClose();
  };
  return (
    <Modal
      open
      title={t('correctTitle', { name: line.TenDichVu })}
      okText={t(isDrug ? 'act.suaThuoc' : 'act.sua')}
      okButtonProps={{ disabled: !ready, loading: busy }}
      cancelText={t('back', { ns: 'common' })}
      onOk={() => void submit()}
      onCancel={onClose}
    >
      <Form layout="vertical" onFinish={() => void submit()}>
        {isDrug ? (
          <p className="soft">
            {t('drugQuantity', { quantity: `${showDecimal(line.SoLuong)} ${line.DonViTinh ?? ''}`.trim() })}
          </p>
        ) : (
          <Form.Item label={t('quantity')} htmlFor={ids.SoLuong} {...ofField(ids.SoLuong)}>
            <DecimalInput id={ids.SoLuong} autoFocus value={SoLuong} onChange={setSoLuong} />
          </Form.Item>
        )}
        <Form.Item label={t('price')} htmlFor={ids.DonGia} {...ofField(ids.DonGia)}>
          <MoneyInput id={ids.DonGia} autoFocus={isDrug} value={DonGia} onChange={setDonGia} />
        </Form.Item>
        {insured ? (
          <Form.Item>
            <Checkbox checked={LaBHYT} onChange={(event) => setLaBHYT(event.target.checked)}>
              {t('billInsurance')}
            </Checkbox>
          </Form.Item>
        ) : null}
        <Form.Item label={t('reason', { ns: 'common' })} htmlFor={ids.LyDo} required {...ofField(ids.LyDo)}>
          <ReasonInput
            act={isDrug ? 'capnhatTien_DichVuDuoc' : 'capnhatTien_DichVu'}
            id={ids.LyDo}
            value={reason}
            onChange={setReason}
          />
        </Form.Item>
      </Form>
    </Modal>
  );
}
