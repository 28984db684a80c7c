import { ApolloLink, Observable } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { isReached } from './connection.ts';
import type { DeviceStore } from './deviceStore.ts';
import { isKept } from './keptOperations.ts';
import { isSignedIn, storageKeys, stored } from './session.ts';

/** Keeps the answers of the operations that a screen opens with, and gives the kept one while the server is not reached. */
export function keptAnswers(store: DeviceStore['answers']): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const { operationName = '', variables } = operation;
    if (!isKept(operationName, variables)) return forward(operation);
    const key = keyOf(operationName, variables);
    return new Observable((observer) => {
      const running = forward(operation).subscribe({
        next: (answer) => {
          // after a sign-out nothing is kept, also of what was asked before it; a device without storage opens nothing without the server
          if (answer.data && !answer.errors && isSignedIn())
            store.put({ key, data: answer.data }).catch(() => undefined);
          observer.next(answer);
        },
        error: async (error: unknown) => {
          const kept = isAway(error) ? await store.get(key).catch(() => undefined) : undefined;
          if (!kept) return observer.error(error);
          observer.next({ data: kept.data as Record<string, unknown> }); // as it was put above
          observer.complete();
        },
        complete: () => observer.complete(),
      });
      return () => running.unsubscribe();
    });
  });
}

/** Whether a failure means that the server was not reached; a refusal is an answer. */
function isAway(error: unknown): boolean {
  return ServerError.is(error) ? !isReached(error.statusCode) : error instanceof TypeError;
}

/** Answers differ by who asks, as what and where. */
function keyOf(name: string, variables: Readonly<Record<string, unknown>>): string {
  const who = [storageKeys.userId, storageKeys.profile, storageKeys.node].map(stored);
  return JSON.stringify([...who, name, variables]);
}
