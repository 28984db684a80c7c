import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../session/userMessage.ts';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { usePrinting } from '../../ui/Printing.tsx';
import { useRequestIds } from '../../ui/useRequestIds.ts';
import {
  AdjustInvoiceDocument,
  PrintInvoiceDocument,
  RemoveDraftDocument,
  RemoveInvoiceDocument,
  SendInvoiceAgainDocument,
} from './invoices.main.gen.ts';

/**
 * The acts on an invoice. An adjustment throws what refuses it, which its dialogue says; the others say it themselves. The invoice is
 * read again after each.
 */
export function useInvoiceActs(
  { _id: id, TrangThai }: { _id: string; TrangThai: string },
  onDone: () => void,
) {
  const { t } = useTranslation('invoices');
  const { message } = useNotices();
  const printing = usePrinting();
  const requests = useRequestIds();
  const [send, sending] = useMutation(SendInvoiceAgainDocument);
  const [remove, removing] = useMutation(TrangThai === 'Nhap' ? RemoveDraftDocument : RemoveInvoiceDocument);
  const [print, asking] = useMutation(PrintInvoiceDocument);
  const [adjust] = useMutation(AdjustInvoiceDocument);
  const told = async (act: () => Promise<unknown>) => {
    try {
      await act();
    } catch (error) {
      message.error(userMessage(error), 5);
    } finally {
      onDone();
    }
  };
  return {
    busy: sending.loading || removing.loading || asking.loading,
    send: () =>
      told(async () => {
        await send({ variables: { id } });
        message.success(t('done.send'));
      }),
    remove: () =>
      told(async () => {
        await remove({ variables: { id } });
        message.success(t('done.remove'));
      }),
    print: () =>
      told(async () => {
        const { data } = await print({ variables: { id } });
        if (data) printing.preview(data.tep.url, data.tep.fileName);
      }),
    adjust: async (MaLyDo: string, LyDo: string) => {
      const key = `${id} ${MaLyDo} ${LyDo}`;
      await adjust({ variables: { input: { requestId: requests.of(key), id, MaLyDo, LyDo } } });
      requests.done(key);
      message.success(t('done.adjust'));
      onDone();
      return true;
    },
  };
}
