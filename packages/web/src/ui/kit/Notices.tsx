import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useDeskLocked } from '../../session/deskLock.ts';
import { useHotkeys } from '../hotkeys.tsx';
import { Button } from './Button.tsx';
import { Modal } from './Dialog.tsx';
import { topLayer } from './layer.ts';
import { type Asked, type Message, type NoticeAct, notices } from './noticeStore.ts';

const none: readonly Message[] = [];
const actKey = 'Alt+Z';

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

function Told({ message: { id, kind, text, seconds, act } }: { message: Message }) {
  // it stays while somebody is at it
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => notices.readOut(id), seconds * 1000);
    return () => clearTimeout(timer);
  }, [id, seconds, held]);
  return (
    <div
      className={`message ${kind}`}
      role={kind === 'error' || kind === 'warning' ? 'alert' : 'status'}
      {...(act
        ? {
            onMouseEnter: () => setHeld(true),
            onMouseLeave: () => setHeld(false),
            onFocus: () => setHeld(true),
            onBlur: () => setHeld(false),
          }
        : {})}
    >
      {text}
      {act ? <Act act={act} onDone={() => notices.readOut(id)} /> : null}
    </div>
  );
}

/** The button of a message, with the key that presses the newest one from wherever the focus is. */
function Act({ act, onDone }: { act: NoticeAct; onDone: () => void }) {
  const run = () => {
    onDone();
    act.run();
  };
  useHotkeys([{ keys: actKey, label: act.label, run, inDialog: true }]);
  return (
    <Button size="small" type="link" className="message-act" aria-keyshortcuts={actKey} onClick={run}>
      {act.label} <kbd>{actKey}</kbd>
    </Button>
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
