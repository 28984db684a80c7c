import { currentLanguage } from '../session/i18n.ts';
import { issuesOf, isUnreached, userMessage } from '../session/userMessage.ts';
import type { drafts as deviceDrafts } from './drafts.ts';
import { issueText } from './useIssues.ts';

/** A save that waits on the device for the server; `refusal` says in words why the server did not take it. */
export type Held<I> = { id: string; input: I; heldAt: number; refusal: string | null };

type Surroundings = {
  drafts: Pick<typeof deviceDrafts, 'keep' | 'clear' | 'all' | 'flush'>;
  user: () => string;
  now: () => number;
};

/**
 * Saves of one kind that a person makes while the server is away, such as signs at the bedside. They rest on the device as drafts do,
 * encrypted for who made them, and are sent in their order once the server is back. Each carries its request id, so that one whose
 * answer was lost is not there twice. What the server refuses stays, with why, until it is sent again or given up.
 */
export function makeHeldSaves<I extends { requestId?: string | null | undefined }>(
  form: string,
  { drafts, user, now }: Surroundings,
) {
  let held: readonly Held<I>[] = [];
  let owner = '';
  let sending = false;
  const listeners = new Set<() => void>();
  const set = (next: readonly Held<I>[]) => {
    held = next;
    for (const listener of listeners) listener();
  };
  const keep = async (one: Held<I>) => {
    drafts.keep(owner, form, one.id, one, null);
    await drafts.flush();
  };
  const drop = async (id: string) => {
    set(held.filter((one) => one.id !== id));
    await drafts.clear(owner, form, id);
  };

  return {
    now: () => held,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Reads what the device has of the person who works now. */
    load: async (): Promise<void> => {
      const who = user();
      if (owner !== who) set([]);
      owner = who;
      const rows = await drafts.all(who).catch(() => []); // a device that keeps nothing
      const known = new Set(held.map(({ id }) => id));
      const kept = rows
        .filter((row) => row.form === form && !known.has(row.id))
        .map((row) => row.value as Held<I>); // written by `keep` above
      if (kept.length > 0) set([...kept, ...held].sort((a, b) => a.heldAt - b.heldAt));
    },
    hold: async (input: I & { requestId: string }): Promise<void> => {
      owner = user();
      const one = { id: input.requestId, input, heldAt: now(), refusal: null };
      set([...held, one]);
      await keep(one);
    },
    /** Sends what waits, the oldest first, until the server is away again; one that was refused only where it is named. */
    send: async (request: (input: I) => Promise<unknown>, again: string | null = null): Promise<void> => {
      if (sending) return;
      sending = true;
      try {
        for (const one of held) {
          if (one.refusal !== null && one.id !== again) continue;
          try {
            await request(one.input);
            await drop(one.id);
          } catch (error) {
            if (isUnreached(error)) return;
            const refused = { ...one, refusal: wordsOf(error) };
            set(held.map((other) => (other.id === one.id ? refused : other)));
            await keep(refused);
          }
        }
      } finally {
        sending = false;
      }
    },
    giveUp: drop,
  };
}

/** Why the server did not take it: each wrong field, else the refusal. */
function wordsOf(error: unknown): string {
  const issues = issuesOf(error).map((issue) => issueText(issue, currentLanguage()));
  return issues.length > 0 ? issues.join(' ') : userMessage(error);
}
