import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { errorCode, errorDetails, userMessage } from '../../session/userMessage.ts';
import { useSession } from '../../session/useSession.ts';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { GuiPhieuNhapDocument, GuiPhieuNhapPhongMachDocument } from './editSlip.main.gen.ts';
import { useOrderConfirm } from './useOrderConfirm.tsx';
import type { OrderConfirmation, OrderWarning } from './useOrders.ts';

/** Sends drafts with the time of their request, after what has changed since they were written was confirmed; `onChanged` afterwards. */
export function useSlipChanges(onChanged: () => void) {
  const { t } = useTranslation('orders');
  const { message } = useNotices();
  const { settings } = useSession();
  const confirm = useOrderConfirm();
  const practice = settings.systemType === 'PHONG_MACH';
  const [send, sending] = useMutation(practice ? GuiPhieuNhapPhongMachDocument : GuiPhieuNhapDocument);
  const sendDrafts = async (
    ids: string[],
    NgayYeuCau: string,
    confirmed: OrderConfirmation | null = null,
  ): Promise<boolean> => {
    try {
      await send({ variables: { ids, NgayYeuCau, xacNhan: confirmed !== null, ...confirmed } });
      message.success(t('draftsSent'));
      return true;
    } catch (refusal) {
      if (errorCode(refusal) === 'NEEDS_CONFIRMATION' && confirmed === null) {
        const { warnings } = errorDetails(refusal) as { warnings?: OrderWarning[] }; // as the sending writes them
        const answer = await confirm(warnings ?? []);
        return answer ? sendDrafts(ids, NgayYeuCau, answer) : false;
      }
      message.error(userMessage(refusal));
      return false;
    } finally {
      onChanged();
    }
  };
  return {
    /** `NgayYeuCau`: an instant; null: now. */
    sendDrafts: (ids: string[], NgayYeuCau: string | null) =>
      sendDrafts(ids, NgayYeuCau ?? new Date().toISOString()),
    busy: sending.loading,
  };
}
