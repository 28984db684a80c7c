import { useEffect, useState } from 'react';

/** `ngay`: the day of a number that waits from an earlier one. */
type Shown = { KyHieu: string; ngay: string | null; ten: string | null; namSinh: number | null };
export type Call = Shown & { quay: string | null; luc: string; luot: string };
export type Place = {
  ten: string;
  goi: Call[];
  tiep: Array<Shown & { uuTien: boolean }>;
  soCho: number;
};
/** What the server says to a paired television. */
export type Board = {
  ten: string;
  TenCoSo: string;
  luc: string;
  HangDoi: string;
  coGiong: boolean;
  noi: Place[];
};

type BoardState = { kind: 'asking' } | { kind: 'waiting'; code: string } | { kind: 'shown'; board: Board };

const everyMs = 3000;
/** After so long without an answer what is shown may be wrong. */
const staleMs = 15_000;
const place = 'sen.board';

/** What this television shows: it asks by itself for ever, from the first start on, and after every cut. */
export function useBoard(): { state: BoardState; stale: boolean } {
  const [state, setState] = useState<BoardState>({ kind: 'asking' });
  const [stale, setStale] = useState(false);
  useEffect(() => {
    const gone = new AbortController();
    let timer = 0;
    let heard = Date.now();
    const look = async () => {
      try {
        const next = await ask(gone.signal);
        if (gone.signal.aborted) return;
        heard = Date.now();
        setState(next);
      } catch {
        // it is asked again
      }
      if (gone.signal.aborted) return;
      setStale(Date.now() - heard > staleMs);
      timer = window.setTimeout(() => void look(), everyMs);
    };
    void look();
    return () => {
      gone.abort();
      clearTimeout(timer);
    };
  }, []);
  return { state, stale };
}

/** A television that is known no more begins anew. Errors: those of the network. */
async function ask(signal: AbortSignal): Promise<BoardState> {
  const token = localStorage.getItem(place);
  if (token === null) return begin(signal);
  const answer = await fetch('/api/boards/now', { signal, headers: { 'x-board-token': token } });
  if (answer.status === 404) {
    localStorage.removeItem(place);
    return begin(signal);
  }
  if (!answer.ok) throw new Error(String(answer.status));
  const said = (await answer.json()) as { ma: string } | { bang: Board }; // what the door answers
  return 'bang' in said ? { kind: 'shown', board: said.bang } : { kind: 'waiting', code: said.ma };
}

async function begin(signal: AbortSignal): Promise<BoardState> {
  const answer = await fetch('/api/boards', { method: 'POST', signal });
  if (!answer.ok) throw new Error(String(answer.status));
  const { token, ma } = (await answer.json()) as { token: string; ma: string }; // what the door answers
  localStorage.setItem(place, token);
  return { kind: 'waiting', code: ma };
}
