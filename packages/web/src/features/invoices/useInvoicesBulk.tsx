import { useMutation } from '@apollo/client/react';
import Send from 'lucide-react/icons/send';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ListTools } from '../../lists/listDef.ts';
import { userMessage } from '../../session/userMessage.ts';
import { useSession } from '../../session/useSession.ts';
import type { BulkAct } from '../../ui/grid/BulkBar.tsx';
import {
  type InvoiceRowFragment,
  RemoveInvoicesDocument,
  SendInvoiceAgainDocument,
} from './invoices.main.gen.ts';

const isUnsent = ({ TrangThai }: InvoiceRowFragment) => TrangThai === 'Nhap' || TrangThai === 'TuChoi';

/** Sends or removes the chosen drafts and refused invoices. */
export function useInvoicesBulk({
  t,
  refetch,
}: ListTools<unknown>): ReadonlyArray<BulkAct<InvoiceRowFragment>> {
  const { permissions } = useSession();
  const [send] = useMutation(SendInvoiceAgainDocument);
  const [remove] = useMutation(RemoveInvoicesDocument);
  if (!permissions.has('HOA_DON_PHAT_HANH')) return [];
  const sent = (rows: readonly InvoiceRowFragment[]) =>
    rows.filter((row) => !isUnsent(row)).map(({ _id }) => ({ key: _id, reason: t('bulk.sent') }));
  return [
    {
      key: 'send',
      label: t('bulk.send'),
      icon: <Send size={15} aria-hidden />,
      run: async (rows) => {
        const refused = sent(rows);
        let done = 0;
        for (const row of rows.filter(isUnsent))
          try {
            await send({ variables: { id: row._id } });
            done += 1;
          } catch (error) {
            refused.push({ key: row._id, reason: userMessage(error) });
          }
        refetch();
        return { done, refused };
      },
    },
    {
      key: 'remove',
      label: t('bulk.remove'),
      icon: <Trash2 size={15} aria-hidden />,
      danger: true,
      confirm: (count) => ({
        title: t('bulk.removeTitle', { count }),
        content: t('removeText'),
        okText: t('bulk.remove'),
      }),
      run: async (rows) => {
        const ids = rows.filter(isUnsent).map(({ _id }) => _id);
        if (ids.length > 0) await remove({ variables: { ids } });
        refetch();
        return { done: ids.length, refused: sent(rows) };
      },
    },
  ];
}
