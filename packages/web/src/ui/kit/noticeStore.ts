import type { ReactNode } from 'react';
import type { OkProps } from './Dialog.tsx';

export type Message = {
  id: number;
  kind: 'success' | 'info' | 'warning' | 'error';
  text: ReactNode;
  /** How long it stands, from when it is drawn: what draws it may be on its way yet. */
  seconds: number;
  act?: NoticeAct | undefined;
};
/** What may be done about a message while it stands, such as to undo what it tells. */
export type NoticeAct = { label: string; run: () => void };
export type Question = {
  title: ReactNode;
  content?: ReactNode;
  okText?: ReactNode;
  cancelText?: ReactNode;
  okButtonProps?: OkProps;
  /** The dialogue waits for what it answers; when that fails it stays. */
  onOk?: () => unknown;
  onCancel?: () => void;
};
export type Asked = Question & { id: number };
type Shown = { messages: readonly Message[]; questions: readonly Asked[] };

const usual = 2;
/** What went wrong takes longer to read, and nobody was waiting for it. */
const wrong = 6;
/** What may be done about it is read, decided and reached. */
const actable = 8;
let shown: Shown = { messages: [], questions: [] };
let count = 0;
const listeners = new Set<() => void>();

function show(next: Partial<Shown>): void {
  shown = { ...shown, ...next };
  for (const listener of listeners) listener();
}

/** What is shown now; `Notices` draws it. */
export const notices = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  now: () => shown,
  readOut: (id: number) => show({ messages: shown.messages.filter((one) => one.id !== id) }),
  answered: (id: number) => show({ questions: shown.questions.filter((one) => one.id !== id) }),
};

function say(kind: Message['kind'], usually = usual) {
  /** Answers how to take the message back. */
  return (text: ReactNode, seconds = usually, act?: NoticeAct): (() => void) => {
    count += 1;
    const id = count;
    const stands = act ? Math.max(seconds, actable) : seconds;
    // of several acts the last one can be undone, and what went wrong twice alike is told once, anew
    const again = (one: Message) => kind === 'error' && one.kind === kind && one.text === text;
    const others = shown.messages.filter((one) => !(act && one.act) && !again(one));
    show({ messages: [...others, { id, kind, text, seconds: stands, act }] });
    return () => notices.readOut(id);
  };
}

const message = {
  success: say('success'),
  info: say('info'),
  warning: say('warning'),
  error: say('error', wrong),
};
const modal = {
  confirm: (question: Question) => {
    count += 1;
    const id = count;
    show({ questions: [...shown.questions, { ...question, id }] });
    return { destroy: () => notices.answered(id) };
  },
};
const all = { message, modal };

/** Short messages, for some seconds (2 unless told, at least 8 where something may be done about it), and questions that want an answer. */
export function useNotices(): typeof all {
  return all;
}
