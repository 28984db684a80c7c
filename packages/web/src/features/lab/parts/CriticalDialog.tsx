import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Radio } from '../../../ui/kit/choices.tsx';
import { Modal } from '../../../ui/kit/Dialog.tsx';
import { Form } from '../../../ui/kit/Form.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { ResultFlag } from '../../../ui/ResultFlag.tsx';
import { flagWhileTyping, type LabValue, shownRange, shownResult } from '../labEntry.ts';

const ways = ['phone', 'inPerson', 'message'] as const;

type Props = {
  values: readonly LabValue[];
  /** The ordering doctor, offered as the one who was told. */
  doctor: string | null;
  busy: boolean;
  onTold: (told: string) => void;
  onClose: () => void;
};

/** Critical values are told before they are returned: to whom, and how. */
export function CriticalDialog({ values, doctor, busy, onTold, onClose }: Props) {
  const { t } = useTranslation(['lab', 'common']);
  const [whom, setWhom] = useState('');
  const [way, setWay] = useState<(typeof ways)[number]>('phone');
  const [tried, setTried] = useState(false);
  const missing = whom.trim() === '';
  const submit = () => {
    if (missing) setTried(true);
    else onTold(`${whom.trim()} · ${t(`way.${way}`)}`);
  };
  return (
    <Modal
      open
      title={t('criticalTitle')}
      okText={t('tellAndReturn')}
      cancelText={t('back', { ns: 'common' })}
      confirmLoading={busy}
      onOk={submit}
      onCancel={onClose}
    >
      <p>{t('criticalText')}</p>
      <ul className="lab-critical">
        {values.map((value) => (
          <li key={`${value.ChiTiet_Id} ${value.MaChiSo}`}>
            {value.TenChiSo}{' '}
            <ResultFlag flag={flagWhileTyping(value, value.KetQua ?? '')}>
              {shownResult(value.KetQua, value.KieuDuLieu)} {value.DonViTinh}
            </ResultFlag>{' '}
            <span className="soft">{shownRange(value)}</span>
          </li>
        ))}
      </ul>
      <Form layout="vertical">
        <Form.Item
          label={t('toldTo')}
          htmlFor="lab-told"
          required
          validateStatus={tried && missing ? 'error' : ''}
          help={tried && missing ? t('toldNeeded') : null}
        >
          <Input
            id="lab-told"
            autoFocus
            maxLength={200}
            value={whom}
            onChange={(event) => setWhom(event.target.value)}
            onPressEnter={submit}
          />
        </Form.Item>
        {doctor ? (
          <div className="reason-chips">
            <button type="button" className="chip" onClick={() => setWhom(doctor)}>
              {doctor}
            </button>
          </div>
        ) : null}
        <Form.Item label={t('toldHow')}>
          <Radio.Group
            value={way}
            onChange={(event) => setWay(ways.find((one) => one === event.target.value) ?? 'phone')}
            options={ways.map((one) => ({ value: one, label: t(`way.${one}`) }))}
          />
        </Form.Item>
      </Form>
    </Modal>
  );
}
