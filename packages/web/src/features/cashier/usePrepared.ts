import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../session/userMessage.ts';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { useRequestIds } from '../../ui/useRequestIds.ts';
import {
  CashierCancelPreparedDocument,
  CashierCollectPreparedDocument,
  CashierPrepareDocument,
} from './prepared.main.gen.ts';
import type { BillLine, BillState } from './useBill.ts';
import { useMethods } from './useMethods.ts';
import { usePriceQuestion } from './usePriceQuestion.tsx';

/** What is prepared for a bill: lines that wait for a transfer. A refusal is told, and the bill read again. */
export function usePrepared({ bill, refetch }: BillState) {
  const { t } = useTranslation('cashier');
  const { message } = useNotices();
  const priced = usePriceQuestion();
  const methods = useMethods();
  const requests = useRequestIds();
  const [prepare, preparing] = useMutation(CashierPrepareDocument);
  const [cancel, cancelling] = useMutation(CashierCancelPreparedDocument);
  const [collect, collecting] = useMutation(CashierCollectPreparedDocument);
  const guarded = async <T>(key: string, act: (requestId: string) => Promise<T>): Promise<T | null> => {
    try {
      const answer = await act(requests.of(key));
      requests.done(key);
      await refetch();
      return answer;
    } catch (error) {
      message.error(userMessage(error), 5);
      await refetch().catch(() => undefined);
      return null;
    }
  };
  const own = { TiepNhan_Id: bill?.TiepNhan_Id ?? '', BenhNhan_Id: bill?.TiepNhan?.BenhNhan_Id ?? '' };
  return {
    busy: [preparing, cancelling, collecting].some((one) => one.loading),
    /** `account`: the own bank account that is to receive it; null for the usual one. */
    prepare: (lines: readonly BillLine[], TaiKhoanNganHang_Id: string | null) => {
      const VienPhiDong_Ids = lines.map((line) => line._id);
      const HinhThucThanhToan_Id = methods.ChuyenKhoan ?? '';
      return guarded(`prepare ${VienPhiDong_Ids.join()} ${TaiKhoanNganHang_Id}`, (requestId) =>
        priced((xacNhanGia) =>
          prepare({
            variables: {
              input: {
                ...{ requestId, ...own, VienPhiDong_Ids },
                ...{ HinhThucThanhToan_Id, TaiKhoanNganHang_Id, xacNhanGia },
              },
            },
          }),
        ),
      );
    },
    cancel: (id: string) => guarded(`cancel ${id}`, () => cancel({ variables: { id } })),
    /** Answers the id of the receipt. */
    collect: async (id: string): Promise<string | null> => {
      const answer = await guarded(`collect ${id}`, (requestId) => collect({ variables: { id, requestId } }));
      const receipt = answer?.data?.bienLai ?? null;
      if (receipt) message.success(t('collected', { code: receipt.MaBienLai }));
      return receipt?._id ?? null;
    },
  };
}

export type Prepared = ReturnType<typeof usePrepared>;
