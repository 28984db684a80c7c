import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../session/userMessage.ts';
import { useConfirmReason } from '../../ui/ConfirmReason.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { HuyToaThuocDocument } from './prescriptions.main.gen.ts';
import type { SavedToa } from './usePaymentRequests.ts';

/** Cancelling a saved prescription and replacing those of an ended session, each for a reason. Render `dialog`. */
export function useCancelToa(refetch: () => void, onReplace: (reason: string) => void) {
  const { t } = useTranslation('prescriptions');
  const { message } = useNotices();
  const { ask, dialog } = useConfirmReason();
  const [run, { loading }] = useMutation(HuyToaThuocDocument);
  return {
    dialog,
    busy: loading,
    cancel: async ({ _id, MaDonThuoc }: SavedToa) => {
      const reason = await ask({
        title: t('cancel.title', { code: MaDonThuoc }),
        text: t('cancel.text'),
        okText: t('cancel.act'),
      });
      if (reason === null) return;
      try {
        await run({ variables: { ToaThuoc_Id: _id, LyDo: reason } });
        message.success(t('cancel.done', { code: MaDonThuoc }));
      } catch (error) {
        message.error(userMessage(error));
      }
      refetch();
    },
    replace: async () => {
      const reason = await ask({
        title: t('replace.title'),
        text: t('replace.text'),
        okText: t('replace.ok'),
      });
      if (reason !== null) onReplace(reason);
    },
  };
}
