import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../session/userMessage.ts';
import { allows } from '../../ui/acts.ts';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { YeuCauThanhToanToaDocument } from './payment.pharmacy.gen.ts';
import {
  HuyYeuCauThanhToanThuocDocument,
  HuyYeuCauThanhToanVatTuDocument,
  type ToaThuocCuaKhamQuery,
} from './prescriptions.main.gen.ts';

export type SavedToa = ToaThuocCuaKhamQuery['toaThuoc']['toas'][number];
export type Requested = 'thuoc' | 'vatTu';

/** The requests to pay for the prescriptions of a session: who may be asked for what, and which of them can be taken back. */
export function usePaymentRequests(KhamBenh_Id: string, toas: readonly SavedToa[], refetch: () => void) {
  const { t } = useTranslation('prescriptions');
  const { message } = useNotices();
  const [ask, asking] = useMutation(YeuCauThanhToanToaDocument);
  const [backDrugs, takingDrugs] = useMutation(HuyYeuCauThanhToanThuocDocument);
  const [backSupplies, takingSupplies] = useMutation(HuyYeuCauThanhToanVatTuDocument);
  const run = async (act: () => Promise<unknown>, done: string) => {
    try {
      await act();
      message.success(done);
    } catch (error) {
      message.error(userMessage(error));
    }
    refetch(); // also when another was faster
  };
  const variables = { KhamBenh_Id };
  return {
    busy: asking.loading || takingDrugs.loading || takingSupplies.loading,
    askable: toas.filter((toa) => allows(toa, 'yeuCauThanhToan')),
    backs: (['thuoc', 'vatTu'] as const).filter((of) =>
      toas.some((toa) => (toa.LoaiToa === 'VTYT') === (of === 'vatTu') && allows(toa, 'huyYeuCauThanhToan')),
    ),
    ask: ({ _id, TrangThai, MaDonThuoc }: SavedToa) =>
      run(
        () => ask({ variables: { input: { ToaThuoc_Id: _id, TrangThai } } }),
        t('payment.asked', { code: MaDonThuoc }),
      ),
    takeBack: (of: Requested) =>
      run(
        () => (of === 'thuoc' ? backDrugs({ variables }) : backSupplies({ variables })),
        t('payment.takenBack'),
      ),
  };
}
