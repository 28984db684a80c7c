import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../session/userMessage.ts';
import { useSession } from '../../session/useSession.ts';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { GuiPhieuNhapDocument, GuiPhieuNhapPhongMachDocument } from './editSlip.main.gen.ts';

/** Sends drafts with the time of their request; `onChanged` afterwards. */
export function useSlipChanges(onChanged: () => void) {
  const { t } = useTranslation('orders');
  const { message } = useNotices();
  const { settings } = useSession();
  const practice = settings.systemType === 'PHONG_MACH';
  const [send, sending] = useMutation(practice ? GuiPhieuNhapPhongMachDocument : GuiPhieuNhapDocument);
  const act = async (run: () => Promise<unknown>, done: string): Promise<boolean> => {
    try {
      await run();
      message.success(done);
      return true;
    } catch (refusal) {
      message.error(userMessage(refusal));
      return false;
    } finally {
      onChanged();
    }
  };
  return {
    /** `NgayYeuCau`: an instant; null: now. */
    sendDrafts: (ids: string[], NgayYeuCau: string | null) =>
      act(
        () => send({ variables: { ids, NgayYeuCau: NgayYeuCau ?? new Date().toISOString() } }),
        t('draftsSent'),
      ),
    busy: sending.loading,
  };
}
