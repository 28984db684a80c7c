import { useCallback, useEffect, useRef, useState } from 'react';
import { type PageLanguage, paperLanguage } from './pageLanguage.ts';
import type { ShownResults } from './resultsShape.ts';

/** What the address of the page says. */
type Address = { benhNhan: string; soPhieu: string | null; token: string };

export type Failure =
  | { kind: 'refused' | 'unreached' | 'ended' | 'closed' }
  | { kind: 'waits'; minutes: number };

type State = { results: ShownResults | null; failure: Failure | null; busy: boolean };

const openKey = 'resultsOpen';

/**
 * The results behind an address. Nothing is asked before something is typed, unless this tab has confirmed before; a change of the
 * language asks for the papers' words anew.
 */
export function usePatientResults(address: Address, language: PageLanguage) {
  const [{ results, failure, busy }, setState] = useState<State>(() => ({
    results: null,
    failure: null,
    busy: wasOpen(address),
  }));
  const { benhNhan, soPhieu, token } = address;
  const shownIn = useRef<string | null>(null);

  const ask = useCallback(
    async (xacNhan: string | null, words: string) => {
      setState((now) => ({ ...now, busy: true }));
      const answer = await answerOf({ benhNhan, soPhieu, token }, xacNhan, words);
      if ('ketQuas' in answer) {
        shownIn.current = words;
        noteOpen({ benhNhan, soPhieu, token }, true);
        setState({ results: answer, failure: null, busy: false });
        return;
      }
      // a page that was shown stays while there is no connection
      setState((now) => ({
        results: answer.kind === 'unreached' ? now.results : null,
        failure: answer,
        busy: false,
      }));
    },
    [benhNhan, soPhieu, token],
  );

  const words = paperLanguage(language);
  useEffect(() => {
    if (shownIn.current === words || (shownIn.current === null && !wasOpen({ benhNhan, soPhieu, token })))
      return;
    void ask(null, words);
  }, [words, ask, benhNhan, soPhieu, token]);

  const close = useCallback(() => {
    noteOpen({ benhNhan, soPhieu, token }, false);
    shownIn.current = null;
    setState({ results: null, failure: { kind: 'closed' }, busy: false });
    void fetch('/api/results/close', { method: 'POST' }).catch(() => undefined);
  }, [benhNhan, soPhieu, token]);

  return { results, failure, busy, confirm: (typed: string) => ask(typed, words), close };
}

async function answerOf(
  address: Address,
  xacNhan: string | null,
  language: string,
): Promise<ShownResults | Failure> {
  try {
    const answer = await fetch('/api/results', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': language },
      body: JSON.stringify({ ...address, xacNhan }),
    });
    if (answer.ok) return (await answer.json()) as ShownResults; // what the door answers
    if (answer.status === 401) return { kind: 'ended' };
    if (answer.status === 403) return { kind: 'refused' };
    if (answer.status !== 429) return { kind: 'unreached' };
    const { details } = (await answer.json()) as { details?: { minutes?: number; seconds?: number } };
    return { kind: 'waits', minutes: details?.minutes ?? Math.ceil((details?.seconds ?? 60) / 60) };
  } catch {
    return { kind: 'unreached' };
  }
}

/** Whether this tab has confirmed at the address: only then is the server asked before something is typed. */
function wasOpen({ token }: Address): boolean {
  try {
    return sessionStorage.getItem(openKey) === token;
  } catch {
    return false;
  }
}

function noteOpen({ token }: Address, open: boolean): void {
  try {
    if (open) sessionStorage.setItem(openKey, token);
    else sessionStorage.removeItem(openKey);
  } catch {
    // a browser that refuses storage confirms again
  }
}
