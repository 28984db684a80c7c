import { currentTicket, type SeenTicket } from '@sen/domain/queues/ownTurn';
import type { QueueKind } from '@sen/domain/queues/queueKinds';
import { useCallback, useEffect, useState } from 'react';

/** A ticket as its holder sees it. */
export type OwnTicket = SeenTicket & {
  KyHieu: string;
  /** The day of the number, YYYY-MM-DD. */
  Ngay: string;
  HangDoi: QueueKind;
  Noi: string | null;
  Quay: string | null;
  duKienPhut: number | null;
};

/** What the server says to whoever holds the ticket. */
export type Turn = { TenCoSo: string; luc: string; ves: OwnTicket[] };

export type OwnTurn = {
  turn: Turn | null;
  now: OwnTicket | null;
  /** Closed: the ticket is of another day. Late: the last answer is old. */
  state: 'asking' | 'open' | 'late' | 'closed' | 'unreached';
  askAgain: () => void;
};

const everyMs = 15_000;

/** The turn of whoever holds a ticket: asked for again while the page is open, at once when it is looked at again. */
export function useOwnTurn(token: string): OwnTurn {
  const [turn, setTurn] = useState<Turn | null>(null);
  const [failure, setFailure] = useState<'closed' | 'unreached' | null>(null);
  const [asked, setAsked] = useState(0);
  const askAgain = useCallback(() => setAsked((times) => times + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` asks again
  useEffect(() => {
    const gone = new AbortController();
    void answerOf(token, gone.signal).then((answer) => {
      if (gone.signal.aborted) return;
      setFailure(typeof answer === 'string' ? answer : null);
      if (answer === 'closed') setTurn(null);
      if (typeof answer !== 'string') setTurn(answer);
    });
    return () => gone.abort();
  }, [token, asked]);

  const closed = failure === 'closed';
  useEffect(() => {
    if (closed) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && askAgain(), everyMs);
    const seen = () => document.visibilityState === 'visible' && askAgain();
    document.addEventListener('visibilitychange', seen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [closed, askAgain]);

  const state = failure === 'unreached' && turn ? 'late' : (failure ?? (turn ? 'open' : 'asking'));
  return { turn, now: turn && currentTicket(turn.ves), state, askAgain };
}

async function answerOf(token: string, signal: AbortSignal): Promise<Turn | 'closed' | 'unreached'> {
  try {
    const answer = await fetch(`/api/turn/${encodeURIComponent(token)}`, { signal });
    if (answer.status === 404) return 'closed';
    return answer.ok ? ((await answer.json()) as Turn) : 'unreached'; // what the door answers
  } catch {
    return 'unreached';
  }
}
