import type { SessionHeaders } from '../packages/server/test/sessionHeaders.ts';
import type { Desk } from './benchDesks.ts';

/** What the cases ask about: records that exist, catalogue entries, who is signed in. */
export type Facts = {
  base: string;
  /** Where clients go in turns, with several nodes. */
  bases?: readonly string[];
  url: string;
  day: string;
  /** What the requests of each user carry, by name. */
  sessions: Record<string, SessionHeaders>;
  people: ReadonlyArray<{ id: string; ma: string; key: string; phone: string; card: string }>;
  /** Accounts that act in the operation log, and patients whom it is about. */
  log: { users: readonly string[]; patients: readonly string[] };
  /** Visits that are finished, with a result. */
  visits: ReadonlyArray<{ patient: string; visit: string }>;
  /** A room and a cashier for each client; none where nobody writes visits. */
  desks: readonly Desk[];
  ids: Ids;
};

export type Ids = Record<
  | 'room'
  | 'payer'
  | 'exam'
  | 'price'
  | 'test'
  | 'icd'
  | 'end'
  | 'drug'
  | 'cash'
  | 'commune'
  | 'ethnic'
  | 'nation',
  string
>;

export type Operation = {
  service: 'main' | 'auth' | 'pharmacy';
  /** Who sends it. */
  as: string;
  query: string;
  variables: unknown;
};

export type Statement = { name?: string; text: string; values?: unknown[] };

/** One kind of work: what a screen sends, beside the bare SQL that does the same. */
export type Case = {
  name: string;
  /** One request; a list is sent as one batch. */
  sen?: (facts: Facts, turn: number) => Operation | Operation[];
  /** Statements at the same time, as the server may send them. */
  sql?: (facts: Facts, turn: number) => Statement[];
  /** Several steps, each of which needs what the one before answered. */
  run?: {
    sen: (
      facts: Facts,
      turn: number,
      send: (operation: Operation) => Promise<unknown>,
      client: number,
    ) => Promise<void>;
    sql: (
      facts: Facts,
      turn: number,
      send: (statement: Statement) => Promise<{ rows: unknown[] }>,
    ) => Promise<void>;
  };
};
