import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Modal } from './kit/Dialog.tsx';
import { Form } from './kit/Form.tsx';
import { Input } from './kit/Input.tsx';

type Question = {
  title: string;
  /** What happens, by name. */
  text?: ReactNode;
  okText: string;
  /** Suggested reasons, one click each. */
  reasons?: readonly string[];
};

/** A destructive act asks once and wants a reason: `const reason = await ask({...})`, null when the user steps back. Render `dialog`. */
export function useConfirmReason(): {
  ask: (question: Question) => Promise<string | null>;
  dialog: ReactNode;
} {
  const { t } = useTranslation();
  const [question, setQuestion] = useState<Question | null>(null);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const answer = useRef<(reason: string | null) => void>(() => undefined);
  const ask = useCallback(
    (next: Question) =>
      new Promise<string | null>((resolve) => {
        answer.current = resolve;
        setReason('');
        setTried(false);
        setQuestion(next);
      }),
    [],
  );
  const close = (given: string | null) => {
    setQuestion(null);
    answer.current(given);
  };
  const submit = () => {
    if (reason.trim() === '') setTried(true);
    else close(reason.trim());
  };
  const dialog = (
    <Modal
      open={question !== null}
      title={question?.title}
      okText={question?.okText}
      okButtonProps={{ danger: true }}
      cancelText={t('back')}
      onOk={submit}
      onCancel={() => close(null)}
    >
      {question?.text ? <p>{question.text}</p> : null}
      <Form layout="vertical">
        <Form.Item
          label={t('reason')}
          htmlFor="confirm-reason"
          required
          validateStatus={tried && reason.trim() === '' ? 'error' : ''}
          help={tried && reason.trim() === '' ? t('reasonNeeded') : null}
        >
          <Input.TextArea
            id="confirm-reason"
            autoFocus
            rows={2}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && !event.shiftKey) {
                event.preventDefault();
                submit();
              }
            }}
          />
        </Form.Item>
        <div className="reason-chips">
          {question?.reasons?.map((one) => (
            <button key={one} type="button" className="chip" onClick={() => setReason(one)}>
              {one}
            </button>
          ))}
        </div>
      </Form>
    </Modal>
  );
  return { ask, dialog };
}
