import type { Label } from '../catalogue/catalogue.ts';
import type { ErrorCode } from '../errors/errors.ts';
import type { Permission } from '../permissions/permissions.ts';

/** Why an act is refused: a code of the list of errors, and the machine values that fill its text. */
export type Refusal = { code: ErrorCode; details?: Readonly<Record<string, unknown>> };

/** What every act decides on: the object's state, when it has one, and the node where a right is asked; null is the current node. */
export type ActFacts = { TrangThai?: string; node: string | null };

/** What somebody may do: whether a permission is held at a node, at any desk of a facility, or (null) at the current node. */
export type Rights = { has: (permission: Permission, node: string | null) => boolean };

/** The rights of the house itself, for what follows from an act that has asked for its own right. */
export const everyRight: Rights = { has: () => true };

type Says = ErrorCode | Refusal | null;

/** What a person may do with an object. */
export type Act<S extends string, F> = {
  permission: Permission;
  label: Label;
  /** The states that allow the act, and the one it leads to, if it does. In others it is refused as STATE_CHANGED, or as `wrong` says. */
  move?: { from: readonly S[]; to?: S; wrong?: ErrorCode | ((facts: F) => ErrorCode | null) };
  /** Where the right is asked when that is not at `facts.node`. */
  at?: (facts: F) => string | null;
  /** Why the object itself refuses the act in a state that would allow it. */
  refuse?: (facts: F) => Says;
};

/** All acts of one kind of object, with its states; what has no states gives none. */
export type ActSet<S extends string, A extends string, F> = {
  /** The kind of object, as the operation log names it. */
  name: string;
  states: Readonly<Record<S, Label>>;
  initial?: S;
  acts: Readonly<Record<A, Act<S, F>>>;
};

/** Declares the acts of an object that decides on facts F: `defineActs<BienLaiFacts>()({ ... })`. */
export function defineActs<F extends ActFacts>() {
  return <S extends string, A extends string>(set: {
    name: string;
    states: Readonly<Record<S, Label>>;
    initial?: NoInfer<S>;
    acts: Readonly<Record<A, Act<NoInfer<S>, F>>>;
  }): ActSet<S, A, F> => set;
}

/** Why an act is refused for these facts and rights, or null: the only place that decides. */
export function refusal<S extends string, A extends string, F extends ActFacts>(
  set: ActSet<S, A, F>,
  action: A,
  facts: F,
  rights: Rights,
): Refusal | null {
  const act = set.acts[action];
  if (!rights.has(act.permission, null)) return { code: 'FORBIDDEN' };
  const node = act.at ? act.at(facts) : facts.node;
  if (node !== null && !rights.has(act.permission, node)) return { code: 'NODE_NOT_GRANTED' };
  const state = facts.TrangThai;
  if (act.move && !act.move.from.some((from) => from === state)) {
    const { wrong } = act.move;
    const code = typeof wrong === 'function' ? wrong(facts) : wrong;
    return code ? { code } : { code: 'STATE_CHANGED', details: { state } };
  }
  const said = act.refuse?.(facts) ?? null;
  return typeof said === 'string' ? { code: said } : said;
}

/** An act with the code of its refusal now, or null when it would succeed. */
export type ActionState = { action: string; refusal: ErrorCode | null };

/** Every act of the set for these facts and rights, in the order of the definition. */
export function actionStates<S extends string, A extends string, F extends ActFacts>(
  set: ActSet<S, A, F>,
  facts: F,
  rights: Rights,
): ActionState[] {
  return namesOf(set).map((action) => ({
    action,
    refusal: refusal(set, action, facts, rights)?.code ?? null,
  }));
}

/** Whether an object in a state is where an act leads: a repeat of the act has nothing to do. */
export function isDone<S extends string, A extends string, F>(
  set: ActSet<S, A, F>,
  action: NoInfer<A>,
  state: string,
): boolean {
  return set.acts[action].move?.to === state;
}

/** Whether a set has an act: sets of several kinds of one object may lack some. */
export function hasAct<S extends string, A extends string, F>(set: ActSet<S, A, F>, action: A): boolean {
  return Object.hasOwn(set.acts, action);
}

/** The names of the acts of a set, in the order of the definition. */
export function namesOf<S extends string, A extends string, F>(set: ActSet<S, A, F>): A[] {
  return Object.keys(set.acts) as A[]; // the keys of a Record<A, …>
}
