import {
  type ActFacts,
  type ActionState,
  type ActSet,
  type Rights,
  refusal,
  actionStates as statesOf,
} from '@sen/domain/acts/acts';
import type { Ctx, Tx } from '../context.ts';
import { DomainError } from '../errors.ts';
import { inTransaction, once, type RequestOf } from '../sql/transaction.ts';

/** What the caller may do and where: the current profile's permissions at the nodes that it grants. */
export function rightsOf(ctx: Ctx): Rights {
  const { grants, nodeIds, permissions } = ctx;
  return {
    has: (permission, node) => {
      if (node === null) return permissions.has(permission);
      if (nodeIds.has(node))
        return grants.own.has(permission) || grants.byNode.get(node)?.has(permission) === true;
      if (!grants.facilityIds.has(node)) return false;
      return grants.own.has(permission) || [...grants.byNode.values()].some((held) => held.has(permission));
    },
  };
}

/** Every act of a set with the code of its refusal for the caller now, or null: what an object's `hanhDongs` answers. */
export function actionStates<S extends string, A extends string, F extends ActFacts>(
  ctx: Ctx,
  set: ActSet<S, A, F>,
  facts: F,
): ActionState[] {
  return statesOf(set, facts, rightsOf(ctx));
}

/** Throws the refusal of an act, with details for its text: FORBIDDEN, NODE_NOT_GRANTED, STATE_CHANGED or the act's own. */
export function requireAct<S extends string, A extends string, F extends ActFacts>(
  ctx: Ctx,
  set: ActSet<S, A, F>,
  action: A,
  facts: F,
  rights: Rights = rightsOf(ctx),
  details: Readonly<Record<string, unknown>> = {},
): void {
  const refused = refusal(set, action, facts, rights);
  if (refused) throw new DomainError(refused.code, { action, ...details, ...refused.details });
}

/** Throws STATE_CHANGED when an object is in another state than the one that the caller saw; none seen asks nothing. */
export function requireSeen(state: string | undefined, expected: string | null | undefined): void {
  if (expected && expected !== state) throw new DomainError('STATE_CHANGED', { state, expected });
}

export type Performance<F, T> = {
  /** The client's request: a repeat by the same person with the same content answers what the first one answered. */
  request?: RequestOf;
  /** The state that the caller saw; another one answers STATE_CHANGED. */
  expected?: string | undefined;
  /** Locks what is decided on and reads the facts. */
  lock: (tx: Tx) => Promise<F>;
  /** Writes the act with its audit and events. */
  write: (tx: Tx, facts: F) => Promise<T>;
};

/**
 * Performs an act in one transaction: locks, asks the one decision, writes. Errors: FORBIDDEN, NODE_NOT_GRANTED, STATE_CHANGED,
 * the refusals of the act, REQUEST_ID_REUSED.
 */
export function perform<S extends string, A extends string, F extends ActFacts, T>(
  ctx: Ctx,
  set: ActSet<S, A, F>,
  action: A,
  { request, expected, lock, write }: Performance<F, T>,
): Promise<T> {
  const act = async (tx: Tx): Promise<T> => {
    const facts = await lock(tx);
    requireSeen(facts.TrangThai, expected);
    requireAct(tx, set, action, facts);
    return write(tx, facts);
  };
  return request ? once(ctx, request, act) : inTransaction(ctx, act);
}
