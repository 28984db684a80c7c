import { type ReactNode, useCallback, useRef, useState } from 'react';
import { ActDialog, type ActQuestion } from './ActDialog.tsx';

type Asked = { question: ActQuestion; answer: (done: boolean) => void; at: number };

/**
 * An act with consequence asks once, says what will happen and wants a reason: `await ask({...})` answers whether it was done. Render
 * `dialog`.
 */
export function useActDialog(): { ask: (question: ActQuestion) => Promise<boolean>; dialog: ReactNode } {
  const [asked, setAsked] = useState<Asked | null>(null);
  const count = useRef(0);
  const ask = useCallback(
    (question: ActQuestion) =>
      new Promise<boolean>((answer) => {
        count.current += 1;
        setAsked({ question, answer, at: count.current });
      }),
    [],
  );
  const dialog = asked ? (
    <ActDialog
      key={asked.at}
      question={asked.question}
      onClose={(done) => {
        setAsked(null);
        asked.answer(done);
      }}
    />
  ) : null;
  return { ask, dialog };
}
