import type { Issue } from '@sen/domain/catalogue/validate';
import { newId } from '../../session/newId.ts';
import { errorCode, errorDetails, issuesOf, isUnreached, userMessage } from '../../session/userMessage.ts';
import type { ConflictLine } from '../ConflictDialog.tsx';
import { drafts } from '../drafts.ts';
import type { OldDraft } from './keptDraft.ts';
import { fieldParts, type Parts } from './parts.ts';
import type { Announced, Choice, RecordPorts, SaveRequest } from './recordSurroundings.ts';
import { unsentSaves } from './unsentSaves.ts';

/** What a form says of its record; all the rest it leaves to `useRecordForm`. */
export type RecordFormOptions<R, V extends object, A> = {
  /** The name of its drafts. */
  form: string;
  /** The record's id; 'new', or 'new/...' where there are several kinds of new ones. */
  id: string;
  /** What a query of the screen has of it, live; without it the form reads by itself (`load`). */
  record?: R | null | undefined;
  /** What a new record begins with. */
  blank: V;
  identify: (record: R) => { id: string; version: number | null };
  toValues: (record: R) => V;
  /** Reads the record anew from the server. */
  load: (id: string) => Promise<R | null>;
  /** Sends it; null when a question was answered with no. */
  save: (request: SaveRequest<R, V, A>) => Promise<R | null>;
  /** What was typed as it was meant, before it is judged. */
  clean?: (values: V) => V;
  /** What is wrong before it is sent. */
  check?: (values: V, record: R | null) => readonly Issue[];
  editable?: (record: R | null) => boolean;
  /** Its parts, where they are not its fields. */
  parts?: Parts<V>;
  /** Always asks where somebody else saved first, also where they changed other parts. */
  merge?: 'byPart' | 'ask';
  /** Both versions in words. */
  describe: (choice: Choice<R, V>) => readonly ConflictLine[] | Promise<readonly ConflictLine[]>;
  /** The record that a CONFLICT hands over, where it does. */
  current?: (details: Record<string, unknown>) => R | null;
  /** Where the server's issues stand in the form. */
  placed?: (issues: readonly Issue[], sent: V, record: R | null) => readonly Issue[];
  /** The part that an issue is about; else the first word of its path. */
  partOf?: (path: string, record: R | null) => string;
  /** Reads a draft of an earlier version of Sen, where it was not the typed fields alone. */
  oldDraft?: (value: object) => OldDraft<V>;
  onSaved?: (saved: Announced<R, A>) => void;
};

/** What a form reaches around it. */
export type Surroundings = {
  focus: (path: string) => void;
  tell: (text: string) => void;
  /** A new record is there, under this id. */
  moved: (id: string) => void;
};

/** Drafts held the typed fields, and not what these stood on. */
function typedFields<V extends object>(value: object): OldDraft<V> {
  return { paths: Object.keys(value), values: value as V, base: {} as V }; // fields of its form
}

/** One form of one record of a user. */
export const formKey = (user: string, form: string, id: string) => `${user}/${form}/${id}`;

const whole = fieldParts<object>();
const never: readonly Issue[] = [];

/** What a form needs of its surroundings: the device's drafts, the words of refusals, notices. */
export function recordPorts<R, V extends object, A>(
  options: RecordFormOptions<R, V, A>,
  user: string,
  surroundings: Surroundings,
): RecordPorts<R, V, A> {
  const { form, identify, toValues, describe, load, save } = options;
  const keyOf = (id: string) => formKey(user, form, id);
  return {
    parts: options.parts ?? (whole as unknown as Parts<V>), // it reads any fields by name
    merge: options.merge ?? 'byPart',
    clean: options.clean ?? ((values) => values),
    check: options.check ?? (() => never),
    editable: options.editable ?? (() => true),
    partOf: options.partOf ?? ((path) => path.split('.')[0] ?? path),
    serve: (record) => ({ ...identify(record), record, values: toValues(record) }),
    load,
    save,
    describe,
    drafts: {
      read: async (id) => {
        await drafts.flush();
        return drafts.read(user, form, id);
      },
      keep: (id, value, version) => drafts.keep(user, form, id, value, version),
      clear: (id) => {
        unsentSaves.done(keyOf(id));
        void drafts.clear(user, form, id);
      },
    },
    oldDraft: options.oldDraft ?? typedFields,
    refusal: (error, sent, record) => {
      if (errorCode(error) === 'CONFLICT')
        return { kind: 'conflict', current: options.current?.(errorDetails(error)) ?? null };
      const issues = issuesOf(error);
      if (issues.length === 0) return { kind: 'other', isAnswered: errorCode(error) !== null };
      return { kind: 'issues', issues: options.placed?.(issues, sent, record) ?? issues };
    },
    tell: (error) => {
      if (isUnreached(error)) unsentSaves.tell(keyOf(options.id));
      surroundings.tell(userMessage(error));
    },
    focus: surroundings.focus,
    announce: (saved) => {
      unsentSaves.done(keyOf(options.id));
      if (saved.wasNew) surroundings.moved(identify(saved.record).id);
      options.onSaved?.(saved);
    },
    newId,
  };
}
