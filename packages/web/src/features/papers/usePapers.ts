import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { useState } from 'react';
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
  all: readonly R[];
  refetch: () => Promise<unknown>;
  /** An act is on its way. */
  acting: boolean;
  cancel: (id: string, LyDo: string) => Promise<unknown>;
  remove: (id: string) => Promise<unknown>;
  /** An act of its own that needs no form. */
  act: <Y extends OperationVariables>(
    mutation: TypedDocumentNode<object, Y>,
    variables: Y,
    said?: string,
  ) => Promise<unknown>;
};

/** The papers of a session, the one that counts first among them, and the acts that need no form; `said` is told when they were done, `acted` called after each. */
export function usePapers<
  R extends StoredPaper,
  V extends object,
  I extends object,
  Q,
  X extends OperationVariables,
>(
  { operations: { list, cancel, remove }, live }: PaperScreen<R, V, I, Q, X>,
  session: SessionOfPaper,
  said: { cancelled?: string; removed?: string } = {},
  acted?: () => void,
): Papers<R, Q> {
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
  const [acting, setActing] = useState(false);
  const act: Papers<R, Q>['act'] = async (mutation, variables, said) => {
    setActing(true);
    try {
      await client.mutate<object, OperationVariables>({ mutation, variables });
      if (said) message.success(said);
    } catch (refusal) {
      message.error(userMessage(refusal));
    }
    await refetch();
    setActing(false);
    acted?.();
  };
  return {
    answer,
    error,
    current: all.find(isLive) ?? null,
    earlier: all.filter((one) => !isLive(one)),
    all,
    refetch,
    acting,
    act,
    cancel: async (id, LyDo) => cancel && act(cancel, { id, LyDo }, said.cancelled),
    remove: async (id) => remove && act(remove, { id }, said.removed),
  };
}
