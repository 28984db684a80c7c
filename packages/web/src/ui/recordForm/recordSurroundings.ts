import type { Issue } from '@sen/domain/catalogue/validate';
import type { ConflictLine } from '../ConflictDialog.tsx';
import type { Draft } from '../drafts.ts';
import type { OldDraft } from './keptDraft.ts';
import type { RecordConfig, Served } from './recordFormState.ts';

/** What is sent: the values, and what they stand on. */
export type SaveRequest<R, V, A> = {
  /** Null for a new record. */
  id: string | null;
  values: V;
  /** The parts that differ from what the server has. */
  changed: readonly string[];
  version: number | null;
  requestId: string;
  /** What is done beyond the save, or null. */
  act: A | null;
  record: R | null;
};

/** Both versions, where a person has to choose: the parts in question, and theirs as a record. */
export type Choice<R, V> = { paths: readonly string[]; mine: V; theirs: V; base: V; record: R | null };

/** What a refusal of the server means. */
export type Refusal<R> =
  | { kind: 'issues'; issues: readonly Issue[] }
  | { kind: 'conflict'; current: R | null }
  /** `isAnswered`: the server said no; else nobody knows whether it arrived. */
  | { kind: 'other'; isAnswered: boolean };

/** A record that the server has now. */
export type Announced<R, A> = {
  record: R;
  act: A | null;
  wasNew: boolean;
  /** False where the server had it all already. */
  isSent: boolean;
  /** More was typed while it was on its way. */
  typedOn: boolean;
  /** Whether the form is still shown: who left it is not led back. */
  isShown: boolean;
};

/** What a form needs of its surroundings. */
export type RecordPorts<R, V, A> = RecordConfig<R, V> & {
  drafts: {
    read: (id: string) => Promise<Draft<unknown> | null>;
    keep: (id: string, value: unknown, version: number | null) => void;
    clear: (id: string) => void;
  };
  oldDraft: (value: object) => OldDraft<V>;
  serve: (record: R) => Served<R, V>;
  load: (id: string) => Promise<R | null>;
  /** Answers the record as saved, or null when a question was answered with no. */
  save: (request: SaveRequest<R, V, A>) => Promise<R | null>;
  refusal: (error: unknown, sent: V, record: R | null) => Refusal<R>;
  describe: (choice: Choice<R, V>) => readonly ConflictLine[] | Promise<readonly ConflictLine[]>;
  tell: (error: unknown) => void;
  focus: (path: string) => void;
  announce: (saved: Announced<R, A>) => void;
  newId: () => string;
};
