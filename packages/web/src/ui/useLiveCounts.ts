import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type { EventModule } from '@sen/domain/events/eventModules';
import { useWaiting } from './settling.tsx';
import { useEvents } from './useEvents.ts';

/** What a query of figures answers, asked again when one of the modules tells of a change; undefined without variables. */
export function useLiveCounts<D, V extends OperationVariables>(
  document: TypedDocumentNode<D, V>,
  variables: V | null,
  modules: readonly EventModule[],
): D | undefined {
  const { data, error, refetch } = useQuery(document, {
    variables: (variables ?? {}) as V, // never sent without them: the query is skipped then
    skip: variables === null,
    fetchPolicy: 'cache-and-network',
  });
  useWaiting(variables !== null && data === undefined && error === undefined);
  useEvents(modules, () => variables && void refetch());
  return data as D | undefined; // whole: partial answers are errors here
}
