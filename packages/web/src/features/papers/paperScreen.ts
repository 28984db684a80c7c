import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { ReasonedAct } from '@sen/domain/acts/reasonedActs';
import type { Label } from '@sen/domain/catalogue/catalogue';
import type { Issue } from '@sen/domain/catalogue/validate';
import type { Fields, RecordDef } from '@sen/domain/records/record';
import type { ComponentType } from 'react';
import type { WithActs } from '../../ui/acts.ts';
import type { SessionOfPaper } from '../../ui/feature.ts';
import type { useRecordForm } from '../../ui/recordForm/useRecordForm.ts';
import type { Tone } from '../../ui/StateTag.tsx';

/** What the screens read of every paper. */
export type StoredPaper = WithActs & {
  _id: string;
  version: number;
  TrangThai: string;
  LyDoCapLai?: string | null;
  LyDoThayThe?: string | null;
  LyDoHuy?: string | null;
};

type Given = { KhamBenh_Id: string; requestId: string };
type Again = { version: number | null; requestId: string };
/** A mutation of one root field, which answers the paper. */
type Mutation<X extends OperationVariables> = TypedDocumentNode<object, X>;

/** The operations on a paper; those that it has not are left out. `I` is what its form gives. */
export type PaperOperations<R, Q, X extends OperationVariables, I extends object> = {
  /** The papers of a session, the newest first. */
  list: {
    query: TypedDocumentNode<Q, X>;
    of: (session: SessionOfPaper) => X;
    papers: (answer: Q) => readonly R[];
  };
  create: Mutation<{ input: I & Given }>;
  update?: Mutation<{ id: string; input: I & { version: number | null } }>;
  reissue?: Mutation<{ id: string; LyDo: string; input: I & Again }>;
  cancel?: Mutation<{ id: string; LyDo: string }>;
  remove?: Mutation<{ id: string }>;
};

/** What is known of the acts on a paper. */
export type KnownActs = {
  acts: { states: Readonly<Record<string, Label>>; acts: Readonly<Record<string, { label: Label }>> };
  /** The namespace of its texts. */
  texts: string;
  /** The act that issues it again; `capLai` otherwise. */
  again?: string;
  /** The mutations that ask why. */
  reasons: { again?: ReasonedAct; cancel?: ReasonedAct };
};

/**
 * A paper that is written out of an examination, as the screens have it. `R` is its fragment, `V` the values of its form, `Q` the answer
 * that tells of it. The texts of its namespace: `saveAndPrint`, `print`, `again`, `againTitle`, `againAsk`,
 * `againReasons`, `againReason`, `cancel`, `cancelAsk`, `cancelled`, `removeAsk`, as far as it is issued again and has a card; a field is called by
 * them where its record calls it otherwise.
 */
export type PaperScreen<
  R extends StoredPaper,
  V extends object,
  I extends object,
  Q,
  X extends OperationVariables,
> = KnownActs & {
  record: RecordDef;
  /** Keys of its title where it is written and where it is changed, of its number on the card where that is not the number alone, and of its save. */
  titles: { write: string; change: string; number?: string; save?: string };
  /** Of the dialogue in which it is written, in pixels. */
  width?: number;
  /** The name of its drafts. */
  form: string;
  /** The code of its print form. */
  print: string;
  /** What is done with one that was saved: it is printed, where this does not say that it is shown. */
  saved?: 'shown';
  /** The states of the one that counts; the others are earlier ones. */
  live: readonly string[];
  /** The number by which the paper is known in the house, and the one that its print bears. */
  numbers: (one: R) => { known: string; printed: string };
  /** What its input calls what it is written out of; `KhamBenh_Id` otherwise. */
  ground?: string;
  operations: PaperOperations<R, Q, X, I>;
  /** An act that moves it on in a dialogue of its own. */
  step?: { action: string; Dialog: ComponentType<StepProps<R>> };
  /** The key of what is missing to write one. */
  missing?: (answer: Q) => string | null;
  /** The fields of the form in their order. */
  fields: readonly (keyof V & string)[];
  /** Fields of the form that its record keeps in another shape. */
  also?: Fields;
  /** The values as stored; a new one begins with what the session says and who writes it (`me`, of the staff). */
  values: (record: R | null, session: SessionOfPaper, answer: Q, me: string | null) => V;
  /** The values as the API takes them. */
  input: (values: V) => I;
  /** What is wrong before it is sent. */
  check?: (values: V, session: SessionOfPaper) => readonly Issue[];
  /** Where the server's issues stand in the form. */
  placed?: (issues: readonly Issue[]) => readonly Issue[];
  /** What follows from what was typed. */
  follow?: (changed: Partial<V>) => Partial<V>;
  /** Its fields, inside the form. */
  Fields: ComponentType<FieldsProps<R, V, Q>>;
  /** What its card says under number and state. */
  Lines: ComponentType<{ one: R }>;
  /** How its state is told where that is not its own name and colour. */
  state?: (one: R) => { tone: Tone; textKey?: string };
};

export type StepProps<R> = { one: R; onDone: () => void; onClose: () => void };

export type FieldsProps<R, V extends object, Q = unknown> = {
  session: SessionOfPaper;
  /** What told of the papers. */
  answer: Q;
  record: R | null;
  work: PaperForm<R, V>;
  /** The label of a field. */
  labelOf: (path: string) => string;
};

/** The form of a paper. */
export type PaperForm<R, V extends object> = ReturnType<typeof useRecordForm<R, V, 'again'>>;

/** Declares a paper for `PaperDialog`. */
export const definePaperScreen = <
  R extends StoredPaper,
  V extends object,
  I extends object,
  Q,
  X extends OperationVariables,
>(
  paper: PaperScreen<R, V, I, Q, X>,
): PaperScreen<R, V, I, Q, X> => paper;
