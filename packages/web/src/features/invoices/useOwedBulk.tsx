import { useMutation } from '@apollo/client/react';
import FilePlus from 'lucide-react/icons/file-plus';
import Files from 'lucide-react/icons/files';
import type { ListTools } from '../../lists/listDef.ts';
import { userMessage } from '../../session/userMessage.ts';
import { useSession } from '../../session/useSession.ts';
import type { BulkAct } from '../../ui/grid/BulkBar.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { useRequestIds } from '../../ui/useRequestIds.ts';
import { DraftInvoiceDocument, IssueInvoicesDocument, type OwedRowFragment } from './invoices.main.gen.ts';

/** Issues an invoice for each of the chosen receipts, or drafts one of several receipts of a patient. */
export function useOwedBulk({ t, refetch }: ListTools<unknown>): ReadonlyArray<BulkAct<OwedRowFragment>> {
  const { permissions } = useSession();
  const { message } = useNotices();
  const requests = useRequestIds();
  const [issue] = useMutation(IssueInvoicesDocument);
  const [draft] = useMutation(DraftInvoiceDocument);
  if (!permissions.has('HOA_DON_PHAT_HANH')) return [];
  return [
    {
      key: 'issue',
      label: t('owed.issue'),
      icon: <FilePlus size={15} aria-hidden />,
      run: async (rows) => {
        const fresh = rows.filter(({ HoaDonGoc_Id }) => HoaDonGoc_Id === null);
        const adjusts = rows.filter(({ HoaDonGoc_Id }) => HoaDonGoc_Id !== null);
        const { data } = await issue({ variables: { ids: fresh.map(({ _id }) => _id) } });
        refetch();
        const results = data?.ketQuas ?? [];
        return {
          done: results.filter(({ HoaDon }) => HoaDon !== null).length,
          refused: [
            ...results.flatMap(({ BienLai_Id, thongBao }) =>
              thongBao ? [{ key: BienLai_Id, reason: thongBao }] : [],
            ),
            ...adjusts.map(({ _id }) => ({ key: _id, reason: t('owed.adjustThere') })),
          ],
        };
      },
    },
    {
      key: 'together',
      label: t('owed.together'),
      icon: <Files size={15} aria-hidden />,
      run: async (rows) => {
        const ids = rows.map(({ _id }) => _id).sort();
        const key = ids.join();
        try {
          await draft({ variables: { input: { requestId: requests.of(key), BienLai_Ids: ids } } });
          requests.done(key);
          message.success(t('owed.drafted'));
        } catch (error) {
          message.error(userMessage(error), 5);
        }
        refetch();
        return null;
      },
    },
  ];
}
