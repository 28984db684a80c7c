import { type ActFacts, type ActSet, everyRight, namesOf, type Rights, refusal } from './acts.ts';

/** Rights of somebody who holds everything at the current node, and nothing at the object's. */
export const rightsElsewhere: Rights = { has: (_permission, node) => node === null };

/** Rights of somebody who holds these permissions everywhere. */
export function rightsTo(...permissions: readonly string[]): Rights {
  return { has: (permission) => permissions.includes(permission) };
}

/** What each act says for each named case of facts, by somebody with all rights: `{ case: { act: code | null } }`. */
export function actTable<S extends string, A extends string, F extends ActFacts>(
  set: ActSet<S, A, F>,
  cases: Readonly<Record<string, F>>,
): Record<string, Record<A, string | null>> {
  return Object.fromEntries(
    Object.entries(cases).map(([name, facts]) => [
      name,
      Object.fromEntries(
        namesOf(set).map((action) => [action, refusal(set, action, facts, everyRight)?.code ?? null]),
      ) as Record<A, string | null>, // one entry for each act of the set
    ]),
  );
}

/** The acts that pass in each state for these facts, by somebody with all rights. */
export function allowedByState<S extends string, A extends string, F extends ActFacts>(
  set: ActSet<S, A, F>,
  facts: (state: S) => F,
): Record<S, A[]> {
  const states = Object.keys(set.states) as S[]; // the keys of a Record<S, …>
  return Object.fromEntries(
    states.map((state) => [
      state,
      namesOf(set).filter((action) => refusal(set, action, facts(state), everyRight) === null),
    ]),
  ) as Record<S, A[]>; // one entry for each state of the set
}

/**
 * Acts that do not ask for their right as they should: one that passes without its permission, with every other permission, or with
 * all of them at another node than the object's. `facts` name a node. Empty when all is well.
 */
export function actsWithoutRight<S extends string, A extends string, F extends ActFacts>(
  set: ActSet<S, A, F>,
  facts: F,
): string[] {
  return namesOf(set).flatMap((action) => {
    const { permission } = set.acts[action];
    const others: Rights = { has: (one) => one !== permission };
    const without = refusal(set, action, facts, others)?.code;
    const elsewhere = refusal(set, action, facts, rightsElsewhere)?.code;
    return [
      ...(without === 'FORBIDDEN' ? [] : [`${action} without ${permission}`]),
      ...(elsewhere === 'NODE_NOT_GRANTED' ? [] : [`${action} at another node`]),
    ];
  });
}
