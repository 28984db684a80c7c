import type { Label } from '../catalogue/catalogue.ts';

/** One named move between states. `guard` answers an error code when the entity itself forbids the move. */
export type Transition<S extends string, E> = {
  from: readonly S[];
  to: S;
  permission: string;
  label: Label;
  guard?: (entity: E) => string | null;
};

export type Workflow<S extends string, A extends string, E> = {
  name: string;
  initial: S;
  states: Readonly<Record<S, Label>>;
  transitions: Readonly<Record<A, Transition<S, E>>>;
};

/** Declares a workflow over entities of type E: `defineWorkflow<KhamBenhState>()({ ... })`. */
export function defineWorkflow<E>() {
  return <S extends string, A extends string>(workflow: {
    name: string;
    initial: NoInfer<S>;
    states: Readonly<Record<S, Label>>;
    transitions: Readonly<Record<A, Transition<NoInfer<S>, E>>>;
  }): Workflow<S, A, E> => workflow;
}

/** Why `action` is refused for this entity and these permissions, or null: the only place that decides. */
export function refusal<S extends string, A extends string, E extends { TrangThai: string }>(
  workflow: Workflow<S, A, E>,
  action: A,
  entity: E,
  permissions: ReadonlySet<string>,
): string | null {
  const move = workflow.transitions[action];
  if (!permissions.has(move.permission)) return 'FORBIDDEN';
  if (!move.from.some((state) => state === entity.TrangThai)) return 'STATE_CHANGED';
  return move.guard?.(entity) ?? null;
}

/** The actions that would succeed now, in the order of the definition. */
export function allowedActions<S extends string, A extends string, E extends { TrangThai: string }>(
  workflow: Workflow<S, A, E>,
  entity: E,
  permissions: ReadonlySet<string>,
): A[] {
  const actions = Object.keys(workflow.transitions) as A[]; // the keys of a Record<A, …>
  return actions.filter((action) => refusal(workflow, action, entity, permissions) === null);
}
