import { useMutation, useQuery } from '@apollo/client/react';
import type { QueueKind } from '@sen/domain/queues/queueKinds';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorCode, isUnreached, userMessage } from '../../session/userMessage.ts';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { useEvents } from '../../ui/useEvents.ts';
import { useNewDay } from '../../ui/useNewDay.ts';
import { useRequestIds } from '../../ui/useRequestIds.ts';
import { queueOperations } from './queueOperations.ts';
import { HangDoiDocument, type VeFragment } from './queues.main.gen.ts';

export type Ticket = VeFragment;

export type QueueState = {
  /** The queue, and the desk from which it is called. */
  of: { hangDoi: QueueKind; idNode: string | null };
  waiting: readonly Ticket[];
  called: readonly Ticket[];
  serving: readonly Ticket[];
  absent: readonly Ticket[];
  done: number;
  /** Since when the queue system outside that leads this queue has not answered; null while it does, or where there is none. */
  outsideAwaySince: string | null;
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
  const [goiKhiMatQMS] = useMutation(acts.goiKhiMatQMS);
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
        const own = errorCode(refusal) === 'QMS_CUSTOMER_UNKNOWN' ? callOfOwn : undefined;
        message.error(userMessage(refusal), undefined, own);
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
  const ids = useRequestIds();
  /** A press keeps its id until it is answered: pressed again after a lost answer it calls nobody else. */
  const press = async (how: typeof goi | typeof goiKhiMatQMS, idTicket: string | null) => {
    const key = idTicket ?? 'next';
    const pressed = { idNode: idNode ?? '', idTicket, quay, requestId: ids.of(key) };
    try {
      const told = await how({ variables: { input: pressed } });
      ids.done(key);
      return told;
    } catch (refusal) {
      if (!isUnreached(refusal)) ids.done(key);
      throw refusal;
    }
  };
  const callOfOwn = { label: t('callOfOwn'), run: () => void act(() => press(goiKhiMatQMS, null)) };
  const input = (idTicket: string) => ({ variables: { input: { idNode: idNode ?? '', idTicket, quay } } });
  const recall = (idTicket: string) => act(() => goiLai(input(idTicket)));
  return {
    of: { hangDoi, idNode },
    waiting: data?.hangDoi.cho ?? [],
    called: data?.hangDoi.dangGoi ?? [],
    serving: data?.hangDoi.dangPhucVu ?? [],
    absent: data?.hangDoi.vang ?? [],
    done: data?.hangDoi.soXong ?? 0,
    outsideAwaySince: data?.hangDoi.goiSoNgoai?.MatTu ?? null,
    loading,
    error,
    busy,
    refetch: () => void refetch(),
    call: async (idTicket) => {
      if (underWay.current) return null;
      const waiting = data?.hangDoi.cho.length ?? 0;
      const ticket = await act(() => press(goi, idTicket ?? null));
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
