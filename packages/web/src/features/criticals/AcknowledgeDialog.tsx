import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../session/userMessage.ts';
import { Modal } from '../../ui/kit/Dialog.tsx';
import { Form } from '../../ui/kit/Form.tsx';
import { Input } from '../../ui/kit/Input.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { AcknowledgeCriticalDocument, type CriticalFragment } from './criticals.main.gen.ts';

const usual = ['usual.1', 'usual.2', 'usual.3', 'usual.4'] as const;

/** The doctor says what is done about a critical finding; what was typed stays when that is refused. */
export function AcknowledgeDialog({ finding, onClose }: { finding: CriticalFragment; onClose: () => void }) {
  const { t } = useTranslation(['criticals', 'common']);
  const { message } = useNotices();
  const [acknowledge, { loading }] = useMutation(AcknowledgeCriticalDocument);
  const [done, setDone] = useState('');
  const [tried, setTried] = useState(false);
  const missing = tried && done.trim() === '';
  const submit = async () => {
    setTried(true);
    if (done.trim() === '') return;
    try {
      await acknowledge({ variables: { id: finding._id, XuTri: done } });
      onClose();
    } catch (error) {
      message.error(userMessage(error), 5);
    }
  };
  return (
    <Modal
      open
      title={t('acknowledgeTitle')}
      okText={t('acknowledge')}
      cancelText={t('back', { ns: 'common' })}
      confirmLoading={loading}
      onOk={() => void submit()}
      onCancel={onClose}
    >
      <p>
        <strong>{finding.BenhNhan?.TenBenhNhan}</strong>{' '}
        <span className="soft">{finding.BenhNhan?.MaYTe}</span>
      </p>
      <ul className="criticals-found">
        {finding.NoiDung.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      <Form layout="vertical">
        <Form.Item
          label={t('done')}
          htmlFor="critical-done"
          required
          validateStatus={missing ? 'error' : ''}
          help={missing ? t('doneNeeded') : null}
        >
          <Input.TextArea
            id="critical-done"
            autoFocus
            rows={2}
            maxLength={500}
            value={done}
            onChange={(event) => setDone(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.shiftKey) return;
              event.preventDefault();
              void submit();
            }}
          />
        </Form.Item>
        <div className="reason-chips">
          {usual.map((one) => (
            <button key={one} type="button" className="chip" onClick={() => setDone(t(one))}>
              {t(one)}
            </button>
          ))}
        </div>
      </Form>
    </Modal>
  );
}
