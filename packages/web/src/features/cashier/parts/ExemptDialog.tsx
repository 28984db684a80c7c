import { dec } from '@sen/domain/money/decimal';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonInput } from '../../../ui/actDialog/ReasonInput.tsx';
import { DecimalInput } from '../../../ui/DecimalInput.tsx';
import { Modal } from '../../../ui/kit/Dialog.tsx';
import { Form } from '../../../ui/kit/Form.tsx';
import { Money } from '../../../ui/Money.tsx';
import { type Refuse, useFieldFaults } from '../fieldFaults.ts';
import type { BillLine } from '../useBill.ts';

type Props = {
  line: BillLine;
  onClose: () => void;
  /** Answers whether it was done. */
  run: (percent: number, reason: string, refuse: Refuse) => Promise<unknown>;
};

const percentId = 'exempt-percent';
const reasonId = 'exempt-reason';
/** The field that a refusal is of: the percent of the line, or the amount that it makes; the reason. */
const fieldOf = (path: string) =>
  /^dongs\.0\.(PhanTram|SoTien)$/.test(path) ? percentId : path === 'LyDo' ? reasonId : null;

/** Exempts a line by a percent of the patient's part, with a reason; 0 takes an exemption back. */
export function ExemptDialog({ line, onClose, run }: Props) {
  const { t } = useTranslation(['cashier', 'common']);
  const [typed, setTyped] = useState<string | null>('100');
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const { forget, refuse, ofField } = useFieldFaults();
  const percent = percentOf(typed);
  const ready = percent !== null && reason.trim() !== '';
  const submit = async () => {
    if (percent === null || !ready) return;
    setBusy(true);
    forget();
    const done = await run(percent, reason.trim(), refuse(fieldOf));
    setBusy(false);
    if (done) onClose();
  };
  return (
    <Modal
      open
      title={t('exemptTitle', { name: line.TenDichVu })}
      okText={t('act.mienGiam')}
      okButtonProps={{ disabled: !ready, loading: busy }}
      cancelText={t('back', { ns: 'common' })}
      onOk={() => void submit()}
      onCancel={onClose}
    >
      <Form layout="vertical">
        <Form.Item label={t('exemptPercent')} htmlFor={percentId} {...ofField(percentId)}>
          <DecimalInput
            id={percentId}
            autoFocus
            value={typed}
            onChange={setTyped}
            suffix="%"
            className="exempt-percent"
          />{' '}
          <Money
            value={dec(line.BenhNhanTT)
              .minus(line.KhuyenMai)
              .times(percent ?? 0)
              .div(100)
              .toFixed(2)}
            strong
          />
        </Form.Item>
        <Form.Item label={t('reason', { ns: 'common' })} htmlFor={reasonId} required {...ofField(reasonId)}>
          <ReasonInput act="mienGiam_VienPhi" id={reasonId} value={reason} onChange={setReason} />
        </Form.Item>
      </Form>
    </Modal>
  );
}

/** 0 to 100, or null: nothing else is a part of a price. A percent is a whole one, as it is kept. */
function percentOf(typed: string | null): number | null {
  const percent = typed === null ? Number.NaN : Number(typed);
  return Number.isInteger(percent) && percent >= 0 && percent <= 100 ? percent : null;
}
