import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../session/userMessage.ts';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { useRequestIds } from '../../ui/useRequestIds.ts';
import { usePriceQuestion } from '../cashier/usePriceQuestion.tsx';
import {
  CollectBankNoticeDocument,
  PutBankNoticeBackDocument,
  SetBankNoticeAsideDocument,
} from './bankNotices.main.gen.ts';

/** What a transfer is collected onto. */
export type Onto =
  | { GiaoDichTam_Id: string }
  | { TiepNhan_Id: string; BenhNhan_Id: string; LoaiBienLai: 'ThuTien' | 'TamUng' };

/** The acts on a transfer that waits. Each answers whether it was done; a refusal is told, and the transfer read again. */
export function useBankNotice(id: string, onDone: () => void) {
  const { t } = useTranslation('bankNotices');
  const { message } = useNotices();
  const requests = useRequestIds();
  const priced = usePriceQuestion();
  const [collectOnto, collecting] = useMutation(CollectBankNoticeDocument);
  const [setAside] = useMutation(SetBankNoticeAsideDocument);
  const [putBack, puttingBack] = useMutation(PutBankNoticeBackDocument);
  const guarded = async (act: () => Promise<unknown>): Promise<boolean> => {
    try {
      await act();
      return true;
    } catch (error) {
      message.error(userMessage(error), 5);
      return false;
    } finally {
      onDone();
    }
  };
  return {
    busy: collecting.loading || puttingBack.loading,
    collect: (onto: Onto) =>
      guarded(async () => {
        const key = JSON.stringify(onto);
        const answer = await priced((xacNhanGia) =>
          collectOnto({ variables: { input: { requestId: requests.of(key), id, ...onto, xacNhanGia } } }),
        );
        requests.done(key);
        message.success(t('collected', { code: answer.data?.bienLai.MaBienLai ?? '' }));
      }),
    setAside: (LyDo: string) => guarded(() => setAside({ variables: { id, LyDo } })),
    putBack: () => guarded(() => putBack({ variables: { id } })),
  };
}

export type NoticeActs = ReturnType<typeof useBankNotice>;
