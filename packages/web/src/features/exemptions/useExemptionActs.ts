import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../session/userMessage.ts';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import {
  GrantExemptionDocument,
  RefuseExemptionDocument,
  WithdrawExemptionDocument,
} from './exemptions.main.gen.ts';

/** The acts on a request. Each answers whether it was done; a refusal is told, and the request read again. */
export function useExemptionActs(id: string, onDone: () => void) {
  const { t } = useTranslation('exemptions');
  const { message } = useNotices();
  const [grant, granting] = useMutation(GrantExemptionDocument);
  const [refuse] = useMutation(RefuseExemptionDocument);
  const [withdraw, withdrawing] = useMutation(WithdrawExemptionDocument);
  const guarded = async (done: string, act: () => Promise<unknown>): Promise<boolean> => {
    try {
      await act();
      message.success(t(`done.${done}`));
      return true;
    } catch (error) {
      message.error(userMessage(error), 5);
      return false;
    } finally {
      onDone();
    }
  };
  return {
    busy: granting.loading || withdrawing.loading,
    grant: () => guarded('duyet', () => grant({ variables: { id } })),
    refuse: (LyDo: string) => guarded('tuChoi', () => refuse({ variables: { id, LyDo } })),
    withdraw: () => guarded('rut', () => withdraw({ variables: { id } })),
  };
}
