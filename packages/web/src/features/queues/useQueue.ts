import { useMutation, useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../app/userMessage.ts';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { useEvents } from '../../ui/useEvents.ts';
import { useNewDay } from '../../ui/useNewDay.ts';
import { type QueueKind, queueOperations } from './queueOperations.ts';
import { HangDoiDocument, type VeFragment } from './queues.main.gen.ts';

export type { QueueKind } from './queueOperations.ts';
export type Ticket = VeFragment;

export type QueueState = {
  waiting: readonly Ticket[];
  called: readonly Ticket[];
  serving: readonly Ticket[];
  absent: readonly Ticket[];
  done: number;
  loading: boolean;
  error: unknown;
  busy: boolean;
  refetch: () => void;
  /** Calls the next one, or the given ticket; answers the ticket, or null when nobody waits or the call was refused. */
  call: (idTicket?: string) => Promise<Ticket | null>;
  recall: (idTicket: string) => Promise<Ticket | null>;
  /** Passes over somebody who did not come. */
  skip: (idTicket: string) => Promise<Ticket | null>;
  putBack: (idTicket: string) => Promise<Ticket | null>;
};

/** A live queue at a room, desk or store, and the acts on it. `quay` is the door or counter that is called to. */
export function useQueue(hangDoi: QueueKind, idNode: string | null, quay: string | null): QueueState {
  const { t } = useTranslation('queues');
  const { message } = useNotices();
  const acts = queueOperations[hangDoi];
  const { data, loading, error, refetch } = useQuery(HangDoiDocument, {
    variables: { hangDoi, idNode: idNode ?? '' },
    skip: idNode === null,
  });
  useEvents(['HangDoi'], () => idNode && void refetch());
  // the server answers the queue of its own day
  useNewDay(() => idNode && void refetch());
  const [goi, calling] = useMutation(acts.goi);
  const [goiLai, recalling] = useMutation(acts.goiLai);
  const [vang, skipping] = useMutation(acts.vang);
  const [quayLai, returning] = useMutation(acts.quayLai);

  const act = async (
    run: () => Promise<{ data?: { ve?: Ticket | null } | null | undefined }>,
  ): Promise<Ticket | null> => {
    try {
      const answer = await run();
      void refetch();
      return answer.data?.ve ?? null;
    } catch (refusal) {
      message.error(userMessage(refusal));
      void refetch();
      return null;
    }
  };
  const input = (idTicket: string) => ({ variables: { input: { idNode: idNode ?? '', idTicket, quay } } });
  return {
    waiting: data?.hangDoi.cho ?? [],
    called: data?.hangDoi.dangGoi ?? [],
    serving: data?.hangDoi.dangPhucVu ?? [],
    absent: data?.hangDoi.vang ?? [],
    done: data?.hangDoi.soXong ?? 0,
    loading,
    error,
    busy: calling.loading || recalling.loading || skipping.loading || returning.loading,
    refetch: () => void refetch(),
    call: async (idTicket) => {
      const waiting = data?.hangDoi.cho.length ?? 0;
      const ticket = await act(() =>
        goi({ variables: { input: { idNode: idNode ?? '', idTicket: idTicket ?? null, quay } } }),
      );
      if (!ticket && !idTicket && waiting === 0) message.info(t('nobodyWaits'));
      return ticket;
    },
    recall: (idTicket) => act(() => goiLai(input(idTicket))),
    skip: (idTicket) => act(() => vang(input(idTicket))),
    putBack: (idTicket) => act(() => quayLai(input(idTicket))),
  };
}
