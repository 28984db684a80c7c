import { useApolloClient } from '@apollo/client/react';
import { routeQuery } from '@sen/domain/names/query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../session/userMessage.ts';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { CashierNewestBillDocument } from './cashierList.main.gen.ts';
import type { Visit } from './useBill.ts';

/** Whether a text is a whole patient code. */
export function isPatientCode(text: string): boolean {
  const query = routeQuery(text);
  return query.kind === 'code' && /^\d{2}\.\d{6,}$/.test(query.value);
}

/** Opens the newest bill of a patient by the code; the latest question alone is answered. */
export function useNewestBill(open: (visit: Visit) => void) {
  const { t } = useTranslation('cashier');
  const { message } = useNotices();
  const client = useApolloClient();
  const [busy, setBusy] = useState(false);
  const latest = useRef('');
  return {
    busy,
    /** `otherwise` is done where nobody with a visit has the code. */
    open: async (text: string, otherwise?: () => void): Promise<void> => {
      const MaYTe = text.trim();
      latest.current = MaYTe;
      setBusy(true);
      try {
        const { data } = await client.query({
          query: CashierNewestBillDocument,
          variables: { MaYTe },
          fetchPolicy: 'network-only',
        });
        if (latest.current !== MaYTe) return;
        const visit = data?.vienPhi?.TiepNhan;
        if (visit) open({ TiepNhan_Id: visit._id, BenhNhan_Id: visit.BenhNhan_Id });
        else if (otherwise) otherwise();
        else message.warning(t('noVisit', { code: MaYTe }));
      } catch (error) {
        if (latest.current === MaYTe) message.error(userMessage(error));
      } finally {
        setBusy(false);
      }
    },
  };
}
