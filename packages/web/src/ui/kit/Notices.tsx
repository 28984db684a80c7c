import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useDeskLocked } from '../../session/deskLock.ts';
import { Button } from './Button.tsx';
import { Modal } from './Dialog.tsx';
import { topLayer } from './layer.ts';
import { type Asked, type Message, notices } from './noticeStore.ts';

const none: readonly Message[] = [];

/** Draws the messages and questions of the whole application; stands once, in the shell. */
export function Notices() {
  const { messages: waiting, questions } = useSyncExternalStore(notices.subscribe, notices.now);
  // what comes while the screen is covered is read afterwards
  const locked = useDeskLocked();
  const messages = locked ? none : waiting;
  const newest = messages.at(-1)?.id;
  const [box] = useState(() => document.createElement('div'));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message may come with a dialogue deep in the page
  useLayoutEffect(() => {
    box.className = 'notices';
    // lists that react-aria opens leave it to screen readers
    box.dataset['reactAriaTopLayer'] = '';
    // a dialogue covers the page: what is told stands in the topmost one, and is taken out of one that goes
    const place = () => {
      const layer = topLayer();
      if (box.parentElement !== layer) layer.append(box);
    };
    place();
    const watch = new MutationObserver(place);
    watch.observe(document.body, { childList: true });
    watch.observe(document.documentElement, { subtree: true, attributeFilter: ['open'] });
    return () => watch.disconnect();
  }, [box, newest]);
  useLayoutEffect(() => () => box.remove(), [box]);
  return (
    <>
      {questions.map((question) => (
        <AskedDialog key={question.id} question={question} />
      ))}
      {createPortal(
        messages.map((message) => <Told key={message.id} message={message} />),
        box,
      )}
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
