import type { ActFacts, ActSet } from '@sen/domain/acts/acts';
import type { Label } from '@sen/domain/catalogue/catalogue';
import type { Permission } from '@sen/domain/permissions/permissions';
import type { RecordApi } from '@sen/domain/records/api';
import type { RecordDef } from '@sen/domain/records/record';
import type { InferInsertModel, InferSelectModel } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { givenReason } from '../../engine/acts/reason.ts';
import type { StatefulTable } from '../../engine/acts/transition.ts';
import type { Referring } from '../../engine/catalogue/referring.ts';
import type { Ctx, Tx } from '../../engine/context.ts';
import type { Addition } from '../../engine/points.ts';
import type { Counter } from '../../engine/sql/numbering.ts';
import type { Made } from '../recordAccess/visible.ts';
import { paperAdditions } from './additions.ts';
import { formOf } from './form.ts';
import { readingOf } from './reading.ts';
import { rootFields } from './rootFields.ts';
import { writingOf } from './writing.ts';

/** A table of papers: each has a patient, a visit and a state. */
export type PaperTable = StatefulTable & { BenhNhan_Id: PgColumn; TiepNhan_Id: PgColumn; NgayTao: PgColumn };

/** A paper as stored. */
export type RowOf<T extends PaperTable> = InferSelectModel<T>;

/** The columns that every paper has. */
export type StoredPaper = {
  _id: string;
  version: number;
  TrangThai: string;
  BenhNhan_Id: string;
  TiepNhan_Id: string;
  KhamBenh_Id?: string | null;
  NgayTao: Date;
};

/** Columns of a paper before they are judged: any may be missing or empty. */
export type Values<T extends PaperTable> = {
  [K in keyof InferInsertModel<T>]?: InferInsertModel<T>[K] | null;
};

/** What every input of a paper has: the request of a new one, the version that a change has seen. */
export type PaperInput = { requestId?: string | null; version?: number | null };

/**
 * What papers are written out of: an examination, a request. `G` is its row, `P` what a paper keeps of it, `N` what an input names it
 * by. Its owner makes one (`onSession`).
 */
export type Ground<G, P, N> = {
  /** Locks the one that an input names, and asks whether a paper may be written out of it. Errors: NOT_FOUND, those of the act. */
  begin: (tx: Tx, named: N) => Promise<G>;
  /** Locks that of a paper that is issued again. Errors: NOT_FOUND. */
  lock: (tx: Tx, paper: P) => Promise<G>;
  /** That of a paper. Errors: NOT_FOUND. */
  of: (ctx: Ctx, paper: P) => Promise<G>;
  /** The same, null where there is none. */
  find: (ctx: Ctx, paper: P) => Promise<G | null>;
  /** The one that a list of papers is asked for by. */
  listed: Listed<G>;
  /** Where papers stand on one of two things: how those of the other are asked for. */
  alsoListed?: Listed<G>;
  /** What a paper keeps of it. */
  columns: (ground: G) => Record<string, unknown>;
  /** Where it was made, and of whom. */
  made: (ground: G) => Made;
  /** Tells those who work with it that a paper of it was made or changed. */
  changed: (tx: Tx, ground: G) => Promise<void>;
  /** What holds it while a paper is alive. */
  adds: (held: HeldBy) => readonly Addition[];
};

/** The column that names what papers stand on; papers that name something in the column `but` are not of it. `byId` gives null where there is none. */
export type Listed<G> = {
  column: string;
  but?: string;
  byId: (ctx: Ctx, id: string) => Promise<G | null>;
};

/** A table of papers (with its schema) with the column of their number, their states that hold what they stand on, their print form. */
export type HeldBy = { table: string; live: readonly string[]; number: string; form: string; label: Label };

/** How the reason of an act that ends a paper is kept. */
export type EndReason = (LyDo: string | null | undefined) => { LyDoHuy?: string | null };

/** The act needs a reason. Errors: BAD_INPUT without one. */
export const reasoned: EndReason = (LyDo) => ({ LyDoHuy: givenReason(LyDo) });
/** A reason may be given. */
export const reasonIfAny: EndReason = (LyDo) => ({ LyDoHuy: LyDo?.trim() || null });

/** The paper that an act or a list decides on, with what it stands on and how often it was printed. */
export type Standing<G> = { ground: G | null; node: string | null; printed: () => Promise<number> };

/** What a paper is, as values and slots. `I` is its input, `F` what its acts decide on, `G` what it is written out of. */
export type Paper<T extends PaperTable, A extends string, F extends ActFacts, I extends PaperInput, G> = {
  record: RecordDef;
  table: T;
  acts: ActSet<string, A, F>;
  /** What issuing one asks for. */
  permission: Permission;
  on: Ground<G, RowOf<T>, I>;
  /** States in which it counts: it prints, stands in the timeline, and holds what it was written out of. */
  live: readonly string[];
  /** The code of its print form. */
  form: string;
  /** Columns that hold numbers, with the counters that they are drawn from, in this order. */
  numbers: Readonly<Record<string, Counter>>;
  /** Its input says what a person writes. An empty text counts as nothing; a choice that is not made leaves what there is. */
  api: RecordApi;
  /** What the acts on it decide on. */
  facts: (ctx: Ctx, row: RowOf<T>, of: Standing<G>) => F | Promise<F>;
  /** What a new one begins with where the input says nothing. */
  begin?: (tx: Tx, ground: G) => Values<T> | Promise<Values<T>>;
  /** What else a new one holds, also one that is issued again; it stands over what was written. */
  whole?: (tx: Tx, values: Values<T>, ground: G) => Values<T> | Promise<Values<T>>;
  /** What follows from what it is written out of and from what it says (`one`), each time that it is written. */
  follows?: (ground: G, one: Values<T>, tx: Tx) => Values<T> | Promise<Values<T>>;
  /** What its input says in a shape of its own; what is undefined is not given. */
  given?: (input: I) => { [K in keyof Values<T>]: Values<T>[K] | undefined };
  /** Refuses what is wrong with one, new or changed (`own` is its id). Errors: BAD_INPUT by field, others of its own. */
  judge: (tx: Tx, one: Values<T>, ground: G, own: string | null) => Promise<void>;
  /** How it is issued again, where it is: the old one is replaced, and the new one names it. */
  again?: {
    action: NoInfer<A>;
    /** The column of the reason; `LyDoCapLai` otherwise. */
    reason?: keyof RowOf<T> & string;
    /** What the new one has of the old, whatever is written: a number, the version that follows. */
    keeps?: (old: RowOf<T>) => Values<T>;
    /** What it does not carry over as it was. */
    but?: (old: RowOf<T>, given: Values<T>, tx: Tx) => Values<T>;
    /** A version that is not the last one is told before what the act says. */
    versionFirst?: true;
  };
  /** The acts that end it. */
  ends: Readonly<Partial<Record<NoInfer<A>, EndReason>>>;
  /** What else is done when it was written, with the row as it was before a change. */
  noted?: (tx: Tx, row: RowOf<T>, before: RowOf<T> | null) => Promise<void>;
  /** Its line in the timeline of the patient. */
  moment: {
    number: keyof RowOf<T> & string;
    /** When it counts as made, where that is not when it was written. */
    at?: (row: RowOf<T>) => Date;
    text: (row: RowOf<T>, ctx: Ctx) => string | Promise<string>;
  };
  /** Several of them, for who asks what keeps an entry of a catalogue in use. */
  many: Label;
  /** What it refers to without foreign keys. */
  refers?: Pick<Referring, 'loose' | 'inLists'>;
};

/** The same, with the states that its acts know. */
type Declared<S extends string, A extends string, F extends ActFacts> = {
  acts: ActSet<S, A, F>;
  live: readonly NoInfer<S>[];
};

/**
 * Declares a paper that is written out of something, as `definePaper<Input>()({ ... })`. Gives what every paper does: create, update,
 * issue again, move on, cancel, remove while that is allowed, each with lock, version, audit and event; its reading, its facts, how often it was
 * printed; its print form; its line in the timeline and what it refers to.
 */
export function definePaper<I extends PaperInput>() {
  return <T extends PaperTable, S extends string, A extends string, F extends ActFacts, G>(
    def: Paper<T, A, F, I, G> & Declared<S, A, F>,
  ) => {
    const reading = readingOf(def);
    const writing = writingOf(def, reading);
    return {
      ...reading,
      ...writing,
      fields: rootFields(def, reading, writing),
      printForm: formOf(def, reading),
      adds: paperAdditions(def, reading),
    };
  };
}
