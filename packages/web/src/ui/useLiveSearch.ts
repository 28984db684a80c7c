import { useCallback, useEffect, useRef, useState } from 'react';
import { userMessage } from '../session/userMessage.ts';
import { typingRest } from './afterTyping.ts';
import { useNotices } from './kit/noticeStore.ts';

/**
 * What a search finds as one types; asked for only while `active`. While an answer is on its way nothing is offered, so that Enter
 * never takes the find of an older text. `ask` may change; what it depends on stands in `key`.
 */
export function useLiveSearch<T>(
  ask: (text: string) => Promise<readonly T[]>,
  { key, active }: { key: string; active: boolean },
) {
  const { message } = useNotices();
  const [text, setText] = useState('');
  const [answer, setAnswer] = useState<{ of: string; found: readonly T[] } | null>(null);
  const asking = useRef(ask);
  useEffect(() => {
    asking.current = ask;
  });
  const of = `${key} ${text}`;
  useEffect(() => {
    if (!active) return;
    let gone = false;
    const timer = setTimeout(
      () =>
        asking.current(text).then(
          (found) => {
            if (!gone) setAnswer({ of, found });
          },
          (error: unknown) => {
            if (gone) return;
            // without an answer nobody knows whether there is something
            message.error(userMessage(error));
            setAnswer({ of, found: [] });
          },
        ),
      text === '' ? 0 : typingRest,
    );
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [text, of, active, message]);
  const search = useCallback((next: string) => setText(next), []);
  const loading = active && answer?.of !== of;
  return { found: loading ? [] : (answer?.found ?? []), loading, search };
}

export type LiveSearch<T> = ReturnType<typeof useLiveSearch<T>>;
