import { useMutation } from '@apollo/client/react';
import { userMessage } from '../../session/userMessage.ts';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { useQueue } from '../queues/useQueue.ts';
import { BeginSupplyDocument, WaitAgainDocument } from './pharmacy.pharmacy.gen.ts';

type Store = { _id: string; Node_Id: string; TenKho: string };

/** The queue of a store, the number of one prescription in it, and its way to the counter and back. */
export function useCounterQueue(store: Store | null, ToaThuoc_Id: string | null) {
  const { message } = useNotices();
  const queue = useQueue('CapPhatThuoc', store?.Node_Id ?? null, store?.TenKho ?? null);
  const [begin] = useMutation(BeginSupplyDocument);
  const [waitAgain] = useMutation(WaitAgainDocument);
  const all = [...queue.called, ...queue.serving, ...queue.waiting, ...queue.absent];
  const act = async (run: typeof begin | typeof waitAgain, id: string) => {
    if (!store) return;
    try {
      await run({ variables: { ToaThuoc_Id: id, idStore: store._id } });
    } catch (error) {
      message.error(userMessage(error));
    }
  };
  return {
    queue,
    ticket: all.find((one) => one.source_Id === ToaThuoc_Id) ?? null,
    /** Somebody who was called or passed over stands here; who only waits is not taken out of the queue by looking. */
    arrived: async (id: string, state: string | null) => {
      if (state === 'dang_goi' || state === 'vang') await act(begin, id);
    },
    waitAgain: (id: string) => act(waitAgain, id),
  };
}
