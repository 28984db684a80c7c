import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeskLocked } from '../../session/deskLock.ts';
import { Button } from './Button.tsx';
import { Modal } from './Dialog.tsx';
import { type Asked, type Message, notices } from './noticeStore.ts';

const none: readonly Message[] = [];

/** Draws the messages and questions of the whole application; stands once, in the shell. */
export function Notices() {
  const { messages: waiting, questions } = useSyncExternalStore(notices.subscribe, notices.now);
  // what comes while the screen is covered is read afterwards
  const locked = useDeskLocked();
  const messages = locked ? none : waiting;
  const box = useRef<HTMLDivElement>(null);
  const newest = messages.at(-1)?.id;
  useEffect(() => {
    if (newest === undefined) return;
    // opened anew, it stands over a dialogue that came meanwhile
    box.current?.hidePopover?.();
    box.current?.showPopover?.();
  }, [newest]);
  return (
    <>
      {questions.map((question) => (
        <AskedDialog key={question.id} question={question} />
      ))}
      <div ref={box} className="notices" popover="manual">
        {messages.map((message) => (
          <Told key={message.id} message={message} />
        ))}
      </div>
    </>
  );
}

function Told({ message: { id, kind, text, seconds } }: { message: Message }) {
  useEffect(() => {
    const timer = setTimeout(() => notices.readOut(id), seconds * 1000);
    return () => clearTimeout(timer);
  }, [id, seconds]);
  return (
    <div className={`message ${kind}`} role={kind === 'error' || kind === 'warning' ? 'alert' : 'status'}>
      {text}
    </div>
  );
}

function AskedDialog({ question }: { question: Asked }) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const done = () => notices.answered(question.id);
  const ok = async () => {
    setBusy(true);
    try {
      await question.onOk?.();
      done();
    } finally {
      setBusy(false);
    }
  };
  const cancel = () => {
    done();
    question.onCancel?.();
  };
  return (
    <Modal
      open
      width={420}
      title={question.title}
      onCancel={cancel}
      footer={
        <>
          <Button onClick={cancel}>{question.cancelText ?? t('cancel')}</Button>
          <Button
            type="primary"
            data-autofocus
            {...question.okButtonProps}
            loading={busy}
            onClick={() => void ok()}
          >
            {question.okText ?? t('ok')}
          </Button>
        </>
      }
    >
      {question.content}
    </Modal>
  );
}
