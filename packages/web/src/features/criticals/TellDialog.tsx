import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Radio } from '../../ui/kit/choices.tsx';
import { Modal } from '../../ui/kit/Dialog.tsx';
import { Form } from '../../ui/kit/Form.tsx';
import { Input } from '../../ui/kit/Input.tsx';
import './criticals.css';

const ways = ['phone', 'inPerson', 'message'] as const;

type Props = {
  /** What endangers the patient, as items of a list. */
  children: ReactNode;
  /** The ordering doctor, offered as the one who was told. */
  doctor: string | null;
  busy: boolean;
  onTold: (told: string) => void;
  onClose: () => void;
};

/** What endangers a patient is told before they are returned: to whom, and how. */
export function TellDialog({ children, doctor, busy, onTold, onClose }: Props) {
  const { t } = useTranslation(['criticals', 'common']);
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
      title={t('tellTitle')}
      okText={t('tellAndReturn')}
      cancelText={t('back', { ns: 'common' })}
      confirmLoading={busy}
      onOk={submit}
      onCancel={onClose}
    >
      <p>{t('tellText')}</p>
      <ul className="criticals-found">{children}</ul>
      <Form layout="vertical">
        <Form.Item
          label={t('toldTo')}
          htmlFor="criticals-told"
          required
          validateStatus={tried && missing ? 'error' : ''}
          help={tried && missing ? t('toldNeeded') : null}
        >
          <Input
            id="criticals-told"
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
