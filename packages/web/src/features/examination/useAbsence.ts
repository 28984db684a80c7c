import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../session/userMessage.ts';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { useUndo } from '../../ui/useUndo.ts';

type Waiting = { DichVuYeuCau_Id: string; BenhNhan?: { TenBenhNhan: string } | null };

/** Notes of somebody who waits that they did not come, which can be undone, and that they came after all. */
export function useAbsence(onChanged: (DichVuYeuCau_Id: string) => void) {
  const { t } = useTranslation('examination');
  const { message } = useNotices();
  const undo = useUndo();
  const client = useApolloClient();
  const [busy, setBusy] = useState(false);
  const set = async ({ DichVuYeuCau_Id: id, BenhNhan }: Waiting, KhongDen: boolean): Promise<void> => {
    setBusy(true);
    try {
      // fetched when it is pressed: an examination opens with little script
      const { KhongDenKhamDocument: mutation } = await import('./absence.main.gen.ts');
      await client.mutate({ mutation, variables: { id, KhongDen } });
      const name = BenhNhan?.TenBenhNhan ?? '';
      const again = { DichVuYeuCau_Id: id, BenhNhan: BenhNhan ?? null };
      if (KhongDen) undo(t('notCome', { name }), () => void set(again, false));
      else message.success(t('cameAgain', { name }));
    } catch (refusal) {
      message.error(userMessage(refusal));
    }
    setBusy(false);
    onChanged(id);
  };
  return { busy, set };
}

export type Absence = ReturnType<typeof useAbsence>;
