import { useMutation, useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../../session/userMessage.ts';
import { useSession } from '../../../session/useSession.ts';
import { refusalOf } from '../../../ui/acts.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { useNotices } from '../../../ui/kit/noticeStore.ts';
import { useEvents } from '../../../ui/useEvents.ts';
import { CashierPassTicketDocument, CashierTicketsDocument } from '../visitActs.main.gen.ts';

const hidden: ReadonlySet<string | null> = new Set(['FORBIDDEN', 'NODE_NOT_GRANTED']);

/** Passes over the number of a visit that is called to the cashier, where the patient went away; how often to call first is the server's to say. */
export function PassTicket({ TiepNhan_Id }: { TiepNhan_Id: string }) {
  const { t } = useTranslation('cashier');
  const { message } = useNotices();
  const { permissions } = useSession();
  const skip = !permissions.has('HANG_DOI');
  const { data, refetch } = useQuery(CashierTicketsDocument, {
    variables: { TiepNhan_Id },
    skip,
    fetchPolicy: 'cache-and-network',
  });
  const [pass, passing] = useMutation(CashierPassTicketDocument);
  useEvents(['HangDoi', 'BienLai'], () => {
    if (!skip) void refetch();
  });
  const called = data?.ves.find((one) => one.HangDoi === 'VienPhi' && one.TrangThai === 'dang_goi');
  if (!called || hidden.has(refusalOf(called, 'vang'))) return null;
  const run = async () => {
    try {
      await pass({ variables: { TiepNhan_Id } });
      message.success(t('ticketPassed', { number: called.KyHieu }));
    } catch (error) {
      message.error(userMessage(error));
    }
    await refetch().catch(() => undefined);
  };
  return (
    <Button disabled={passing.loading} onClick={() => void run()}>
      {t('passTicket', { number: called.KyHieu })}
    </Button>
  );
}
