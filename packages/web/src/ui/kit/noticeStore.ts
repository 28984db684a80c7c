import type { ReactNode } from 'react';
import type { OkProps } from './Dialog.tsx';

export type Message = {
  id: number;
  kind: 'success' | 'info' | 'warning' | 'error';
  text: ReactNode;
  /** How long it stands, from when it is drawn: what draws it may be on its way yet. */
  seconds: number;
};
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
  return (text: ReactNode, seconds = usually): void => {
    count += 1;
    show({ messages: [...shown.messages, { id: count, kind, text, seconds }] });
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

/** Short messages, for some seconds (2 unless told), and questions that want an answer. */
export function useNotices(): typeof all {
  return all;
}
