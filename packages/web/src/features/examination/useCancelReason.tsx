import { useQuery } from '@apollo/client/react';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Modal } from '../../ui/kit/Dialog.tsx';
import { Form } from '../../ui/kit/Form.tsx';
import { Input } from '../../ui/kit/Input.tsx';
import { Select } from '../../ui/kit/Select.tsx';
import { LyDoHuyKhamDocument } from './examination.main.gen.ts';

/** Why a session is cancelled: an entry of the catalogue, and what there is to add. */
export type CancelReason = { LyDo_Id: string; LyDo: string | null };
type Question = { title: string; okText: string };

/** Asks why a session is cancelled: `const reason = await ask({...})`, null when the user steps back. Render `dialog`. */
export function useCancelReason(): {
  ask: (question: Question) => Promise<CancelReason | null>;
  dialog: ReactNode;
} {
  const { t } = useTranslation(['examination', 'common']);
  const [question, setQuestion] = useState<Question | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const answer = useRef<(reason: CancelReason | null) => void>(() => undefined);
  const { data } = useQuery(LyDoHuyKhamDocument, { skip: question === null });
  const reasons = data?.getLyDosByType ?? [];
  const LyDo_Id = chosen ?? reasons.find((one) => one.MacDinh)?._id ?? null;
  const missing = tried && LyDo_Id === null;
  const close = (given: CancelReason | null) => {
    setQuestion(null);
    answer.current(given);
  };
  const dialog = (
    <Modal
      open={question !== null}
      title={question?.title}
      okText={question?.okText}
      okButtonProps={{ danger: true }}
      cancelText={t('common:back')}
      onOk={() => (LyDo_Id === null ? setTried(true) : close({ LyDo_Id, LyDo: text.trim() || null }))}
      onCancel={() => close(null)}
    >
      <Form layout="vertical">
        <Form.Item
          label={t('cancelReason')}
          htmlFor="cancel-reason"
          required
          validateStatus={missing ? 'error' : ''}
          help={missing ? t('common:reasonNeeded') : null}
        >
          <Select
            id="cancel-reason"
            value={LyDo_Id}
            options={reasons.map((one) => ({ value: one._id, label: one.TenLyDo }))}
            onChange={setChosen}
          />
        </Form.Item>
        <Form.Item label={t('cancelNote')} htmlFor="cancel-note">
          <Input.TextArea
            id="cancel-note"
            rows={2}
            maxLength={500}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Form.Item>
      </Form>
    </Modal>
  );
  return {
    ask: (next) =>
      new Promise((resolve) => {
        answer.current = resolve;
        setChosen(null);
        setText('');
        setTried(false);
        setQuestion(next);
      }),
    dialog,
  };
}
