import { useMutation, useQuery } from '@apollo/client/react';
import type { QueueKind } from '@sen/domain/queues/queueKinds';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../session/userMessage.ts';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { useEvents } from '../../ui/useEvents.ts';
import { useNewDay } from '../../ui/useNewDay.ts';
import { queueOperations } from './queueOperations.ts';
import { HangDoiDocument, type VeFragment } from './queues.main.gen.ts';

export type Ticket = VeFragment;

export type QueueState = {
  waiting: readonly Ticket[];
  called: readonly Ticket[];
  serving: readonly Ticket[];
  absent: readonly Ticket[];
  done: number;
  loading: boolean;
  error: unknown;
  /** An act is under way, or the queue after it: another one is not begun, for it would be about whom the screen showed before. */
  busy: boolean;
  refetch: () => void;
  /** Calls the next one, or the given ticket; answers the ticket, or null when nobody waits or the call was refused. */
  call: (idTicket?: string) => Promise<Ticket | null>;
  recall: (idTicket: string) => Promise<Ticket | null>;
  /** Calls again whoever was called last: after an act that is under way, whoever is it then. */
  recallLast: () => Promise<Ticket | null>;
  /** Passes over somebody who did not come. */
  skip: (idTicket: string) => Promise<Ticket | null>;
  putBack: (idTicket: string) => Promise<Ticket | null>;
};

/** A live queue at a room, desk or store, and the acts on it. `quay` is the door or counter that is called to. */
export function useQueue(hangDoi: QueueKind, idNode: string | null, quay: string | null): QueueState {
  const { t } = useTranslation('queues');
  const { message } = useNotices();
  const acts = queueOperations(hangDoi);
  const { data, loading, error, refetch } = useQuery(HangDoiDocument, {
    variables: { hangDoi, idNode: idNode ?? '' },
    skip: idNode === null,
  });
  useEvents(['HangDoi'], () => idNode && void refetch());
  // the server answers the queue of its own day
  useNewDay(() => idNode && void refetch());
  const [goi] = useMutation(acts.goi);
  const [goiLai] = useMutation(acts.goiLai);
  const [vang] = useMutation(acts.vang);
  const [quayLai] = useMutation(acts.quayLai);
  /** The act that is under way: who is called after it. The next key may come before the screen is drawn anew. */
  const underWay = useRef<Promise<readonly Ticket[]> | null>(null);
  const [busy, setBusy] = useState(false);

  const act = (
    run: () => Promise<{ data?: { ve?: Ticket | null } | null | undefined }>,
  ): Promise<Ticket | null> => {
    if (underWay.current) return Promise.resolve(null);
    setBusy(true);
    const answer = run().then(
      (told) => told.data?.ve ?? null,
      (refusal: unknown) => {
        message.error(userMessage(refusal));
        return null;
      },
    );
    underWay.current = answer
      .then(() => refetch())
      .then(
        (read) => read.data?.hangDoi.dangGoi ?? [],
        () => [], // the screen says that the queue could not be read
      )
      .finally(() => {
        underWay.current = null;
        setBusy(false);
      });
    return answer;
  };
  const input = (idTicket: string) => ({ variables: { input: { idNode: idNode ?? '', idTicket, quay } } });
  const recall = (idTicket: string) => act(() => goiLai(input(idTicket)));
  return {
    waiting: data?.hangDoi.cho ?? [],
    called: data?.hangDoi.dangGoi ?? [],
    serving: data?.hangDoi.dangPhucVu ?? [],
    absent: data?.hangDoi.vang ?? [],
    done: data?.hangDoi.soXong ?? 0,
    loading,
    error,
    busy,
    refetch: () => void refetch(),
    call: async (idTicket) => {
      if (underWay.current) return null;
      const waiting = data?.hangDoi.cho.length ?? 0;
      const ticket = await act(() =>
        goi({ variables: { input: { idNode: idNode ?? '', idTicket: idTicket ?? null, quay } } }),
      );
      if (!ticket && !idTicket && waiting === 0) message.info(t('nobodyWaits'));
      return ticket;
    },
    recall,
    recallLast: async () => {
      const [last] = (await underWay.current) ?? data?.hangDoi.dangGoi ?? [];
      return last ? recall(last._id) : null;
    },
    skip: (idTicket) => act(() => vang(input(idTicket))),
    putBack: (idTicket) => act(() => quayLai(input(idTicket))),
  };
}
