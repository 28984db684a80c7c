import type { OperationVariables } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { userMessage } from '../../session/userMessage.ts';
import type { SessionOfPaper } from '../../ui/feature.ts';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import type { PaperScreen, StoredPaper } from './paperScreen.ts';

/** The papers of a session, and the acts on them that need no form. */
export type Papers<R, Q> = {
  /** What told of them; undefined until it is there. */
  answer: Q | undefined;
  error: unknown;
  /** The one that counts. */
  current: R | null;
  earlier: readonly R[];
  cancel: (id: string, LyDo: string) => Promise<unknown>;
  remove: (id: string) => Promise<unknown>;
};

/** The papers of a session, the one that counts first among them, and the acts that need no form. */
export function usePapers<
  R extends StoredPaper,
  V extends object,
  I extends object,
  Q,
  X extends OperationVariables,
>({ operations: { list, cancel, remove }, live }: PaperScreen<R, V, I, Q, X>, session: SessionOfPaper) {
  const { message } = useNotices();
  const client = useApolloClient();
  const variables = list.of(session);
  const { data, error, refetch } = useQuery<Q, OperationVariables>(list.query, {
    variables,
    fetchPolicy: 'network-only',
  });
  const answer = data as Q | undefined; // all of it: no part is deferred
  const all = answer === undefined ? [] : list.papers(answer);
  const isLive = ({ TrangThai }: R) => live.includes(TrangThai);
  const done = async (act: Promise<unknown>) => {
    try {
      await act;
    } catch (refusal) {
      message.error(userMessage(refusal));
    }
    await refetch();
  };
  return {
    answer,
    error,
    current: all.find(isLive) ?? null,
    earlier: all.filter((one) => !isLive(one)),
    cancel: async (id: string, LyDo: string) =>
      cancel && done(client.mutate({ mutation: cancel, variables: { id, LyDo } })),
    remove: async (id: string) => remove && done(client.mutate({ mutation: remove, variables: { id } })),
  };
}
