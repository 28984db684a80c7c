import { useState } from 'react';
import { userMessage } from '../../app/userMessage.ts';
import { useNotices } from '../../ui/kit/noticeStore.ts';

/** Runs an act of the operator: says what came of it, and answers whether it succeeded. */
export function useAct(after: () => void) {
  const { message } = useNotices();
  const [busy, setBusy] = useState(false);
  const act = async (run: () => Promise<unknown>, done: string): Promise<boolean> => {
    setBusy(true);
    try {
      await run();
      message.success(done);
      return true;
    } catch (error) {
      message.error(userMessage(error), 6);
      return false;
    } finally {
      setBusy(false);
      after();
    }
  };
  return { act, busy };
}
