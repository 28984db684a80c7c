import { useRef, useState } from 'react';
import { userMessage } from '../../session/userMessage.ts';
import { useNotices } from '../../ui/kit/noticeStore.ts';

/** Runs an act of the operator, one at a time: says what came of it, and answers whether it succeeded. */
export function useAct(after: () => void) {
  const { message } = useNotices();
  const [busy, setBusy] = useState(false);
  // a second press may come before the button shows the first
  const running = useRef(false);
  const act = async (run: () => Promise<unknown>, done: string): Promise<boolean> => {
    if (running.current) return false;
    running.current = true;
    setBusy(true);
    try {
      await run();
      message.success(done);
      return true;
    } catch (error) {
      message.error(userMessage(error));
      return false;
    } finally {
      running.current = false;
      setBusy(false);
      after();
    }
  };
  return { act, busy };
}
