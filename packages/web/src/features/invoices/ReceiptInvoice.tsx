import { useApolloClient, useMutation } from '@apollo/client/react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../session/userMessage.ts';
import { useSession } from '../../session/useSession.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { InvoiceOfReceiptDocument, IssueReceiptDocument } from './receiptInvoice.main.gen.ts';

const InvoiceDialog = lazy(() => import('./InvoiceDialog.tsx'));

type Receipt = {
  _id: string;
  MaBienLai: string;
  LoaiBienLai: string;
  TrangThai: string;
  soHoaDon: string | null;
};

/** The electronic invoice of a receipt at the desk: its number, which opens it, or what issues it. */
export default function ReceiptInvoice({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation('cashier');
  const { permissions } = useSession();
  const { message } = useNotices();
  const client = useApolloClient();
  const [issue, { loading }] = useMutation(IssueReceiptDocument);
  const [open, setOpen] = useState<string | null>(null);
  const isNew = receipt.soHoaDon === null;
  const mayIssue =
    permissions.has('HOA_DON_PHAT_HANH') &&
    receipt.LoaiBienLai === 'ThuTien' &&
    receipt.TrangThai === 'HachToanToanBo';
  if (!permissions.has('HOA_DON_XEM') || (isNew && !mayIssue)) return null;
  const press = async () => {
    try {
      const variables = { BienLai_Id: receipt._id };
      const found = isNew
        ? (await issue({ variables })).data?.hoaDon
        : (await client.query({ query: InvoiceOfReceiptDocument, variables, fetchPolicy: 'network-only' }))
            .data?.hoaDon;
      if (found) setOpen(found._id);
    } catch (error) {
      message.error(userMessage(error), 5);
    }
  };
  return (
    <>
      <Button
        size="small"
        type="link"
        loading={loading}
        aria-label={t(isNew ? 'issueInvoiceOf' : 'openInvoiceOf', { code: receipt.MaBienLai })}
        onClick={() => void press()}
      >
        {receipt.soHoaDon ?? t('issueInvoice')}
      </Button>
      {open ? (
        <Suspense fallback={null}>
          <InvoiceDialog id={open} row={null} onChanged={() => undefined} onClose={() => setOpen(null)} />
        </Suspense>
      ) : null}
    </>
  );
}
