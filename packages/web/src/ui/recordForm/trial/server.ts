import type { SaveRequest } from '../recordSurroundings.ts';

export type Values = { name: string; note: string; phone: string };
export type TrialRecord = Values & { id: string; version: number };
export type Sent = SaveRequest<TrialRecord, Values, never>;

/** A refusal by the server, as the form is told of it. */
export class Refused extends Error {
  readonly kind: 'conflict' | 'issues' | 'reused' | 'lost';
  readonly current: TrialRecord | null;
  constructor(kind: Refused['kind'], current: TrialRecord | null = null) {
    super(kind);
    this.kind = kind;
    this.current = current;
  }
}

/** A server of the trial: versions, and requests that are answered once. Says which changes of others were overwritten unseen. */
export function makeTrialServer() {
  const records = new Map<string, TrialRecord>();
  const requests = new Map<string, { content: string; id: string }>();
  const unseen = new Map<string, string>(); // 'id field' -> what somebody else put there
  const faults: string[] = [];
  const created: string[] = [];
  for (const id of ['a', 'b']) records.set(id, { id, version: 1, name: `${id} name`, note: '', phone: '' });

  const write = (id: string, values: Values, version: number) => {
    const record = { ...values, name: values.name.trim(), id, version };
    records.set(id, record);
    return record;
  };
  return {
    faults,
    created,
    now: (id: string) => records.get(id) ?? null,
    seen: (id: string, field: string, value: string) => {
      if (unseen.get(`${id} ${field}`) === value) unseen.delete(`${id} ${field}`);
    },
    others: (id: string, field: keyof Values, value: string) => {
      const now = records.get(id);
      if (!now) return;
      write(id, { ...now, [field]: value }, now.version + 1);
      unseen.set(`${id} ${field}`, value);
    },
    /** Whether a request was done: a repeat of it is answered, never refused. */
    knows: (requestId: string) => requests.has(requestId),
    apply: ({ id, values, version, requestId }: Sent, session: string): TrialRecord => {
      const content = JSON.stringify([id, values, version]);
      const before = requests.get(requestId);
      if (before) {
        if (before.content !== content) throw new Refused('reused');
        const first = records.get(before.id);
        if (first) return first;
      }
      if (id === null) {
        const made = `made-${created.length}`;
        if (created.includes(session)) faults.push(`made twice in ${session}`);
        created.push(session);
        requests.set(requestId, { content, id: made });
        return write(made, values, 1);
      }
      const now = records.get(id);
      if (!now || now.version !== version) throw new Refused('conflict', now ?? null);
      for (const field of ['name', 'note', 'phone'] as const) {
        const theirs = unseen.get(`${id} ${field}`);
        if (theirs !== undefined && values[field].trim() !== theirs)
          faults.push(`${field} of ${id} was overwritten unseen: ${theirs}`);
      }
      requests.set(requestId, { content, id });
      return write(id, values, now.version + 1);
    },
  };
}
