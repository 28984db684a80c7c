import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateTimeField } from '../../../ui/DateTimeField.tsx';
import { isInstant } from '../../../ui/dateText.ts';
import { Modal } from '../../../ui/kit/Dialog.tsx';
import { Form } from '../../../ui/kit/Form.tsx';
import { wholeMinute } from '../wholeMinute.ts';

type Props = {
  title: string;
  label: string;
  path: string;
  /** Whether it was done; a refusal is told by it. */
  run: (at: string) => Promise<boolean>;
  onClose: () => void;
};

/** Asks for the time of an act; now, unless another one is typed. */
export function TimeDialog({ title, label, path, run, onClose }: Props) {
  const { t } = useTranslation('medicalRecords');
  const [at, setAt] = useState<string | null>(() => wholeMinute(new Date()));
  const [sending, setSending] = useState(false);
  const wrong = at === null || !isInstant(at);
  const submit = async () => {
    if (wrong) return;
    setSending(true);
    const isDone = await run(at);
    setSending(false);
    if (isDone) onClose();
  };
  return (
    <Modal
      open
      width={420}
      title={title}
      okText={title}
      confirmLoading={sending}
      onOk={() => void submit()}
      onCancel={onClose}
    >
      <Form layout="vertical">
        <Form.Item
          label={label}
          htmlFor={path}
          required
          validateStatus={wrong ? 'error' : ''}
          help={wrong ? t('timeNeeded') : null}
        >
          <DateTimeField id={path} data-autofocus value={at} onChange={setAt} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
