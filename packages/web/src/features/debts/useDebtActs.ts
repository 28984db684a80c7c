import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../session/userMessage.ts';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { useRequestIds } from '../../ui/useRequestIds.ts';
import {
  ApproveWriteOffDocument,
  AskWriteOffDocument,
  CancelDebtDocument,
  ExtendDebtDocument,
  RefuseWriteOffDocument,
  WithdrawWriteOffDocument,
} from './debts.main.gen.ts';

/**
 * The acts on a debt. Those that are asked for in a dialogue throw what refuses them, which the dialogue says; the others say it
 * themselves. The debt is read again after each.
 */
export function useDebtActs(id: string, onDone: () => void) {
  const { t } = useTranslation('debts');
  const { message } = useNotices();
  const requests = useRequestIds();
  const [extend] = useMutation(ExtendDebtDocument);
  const [ask] = useMutation(AskWriteOffDocument);
  const [withdraw, withdrawing] = useMutation(WithdrawWriteOffDocument);
  const [approve, approving] = useMutation(ApproveWriteOffDocument);
  const [refuse] = useMutation(RefuseWriteOffDocument);
  const [cancel] = useMutation(CancelDebtDocument);
  const done = async (what: string, act: Promise<unknown>): Promise<boolean> => {
    await act;
    message.success(t(`done.${what}`));
    onDone();
    return true;
  };
  const told = async (what: string, act: Promise<unknown>) => {
    try {
      await done(what, act);
    } catch (error) {
      message.error(userMessage(error), 5);
      onDone();
    }
  };
  return {
    busy: withdrawing.loading || approving.loading,
    extend: (NgayHan: string, LyDo: string) => done('giaHan', extend({ variables: { id, NgayHan, LyDo } })),
    askWriteOff: async (SoTien: string, LyDo: string) => {
      const key = `${id} ${SoTien}`;
      const input = { requestId: requests.of(key), id, SoTien, LyDo };
      const asked = await done('deNghiXoa', ask({ variables: { input } }));
      requests.done(key);
      return asked;
    },
    withdraw: () => told('rutDeNghi', withdraw({ variables: { id } })),
    /** The request that was seen: another one that came meanwhile is not approved with it. */
    approve: (XoaNo_Id: string | null) => told('duyetXoa', approve({ variables: { id, XoaNo_Id } })),
    refuse: (LyDo: string) => done('tuChoiXoa', refuse({ variables: { id, LyDo } })),
    cancel: (LyDo: string) => done('huy', cancel({ variables: { id, LyDo } })),
  };
}

export type DebtActs = ReturnType<typeof useDebtActs>;
