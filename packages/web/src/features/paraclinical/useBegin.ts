import { useApolloClient, useMutation } from '@apollo/client/react';
import { errorText } from '@sen/domain/errors/errors';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { userMessage } from '../../session/userMessage.ts';
import type { BulkOutcome } from '../../ui/grid/BulkBar.tsx';
import type { BulkRefusal } from '../../ui/grid/RefusedDialog.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import {
  CanLamSangBatDauDocument,
  CanLamSangBatDauNhieuDocument,
  CanLamSangBatDauSoPhieuDocument,
  CanLamSangDuocPhepDocument,
} from './bench.main.gen.ts';

/** Begins slips of the bench, and reads it again afterwards. */
export function useBegin(refetch: () => void) {
  const { t } = useTranslation('paraclinical');
  const { message } = useNotices();
  const client = useApolloClient();
  const [one] = useMutation(CanLamSangBatDauDocument);
  const [many] = useMutation(CanLamSangBatDauNhieuDocument);
  const [scanned] = useMutation(CanLamSangBatDauSoPhieuDocument);
  /** Those that still wait for payment, with the services that do; the begin itself says what could not be asked. */
  const unpaidOf = async (ids: string[]): Promise<BulkRefusal[]> => {
    const { data } = await client.query({
      query: CanLamSangDuocPhepDocument,
      variables: { ids },
      fetchPolicy: 'network-only',
    });
    const why = errorText('SERVICE_NOT_PAID', currentLanguage());
    return (data?.checkDuocPhepThucHien ?? [])
      .filter(({ duocPhep }) => !duocPhep)
      .map(({ DichVuYeuCau_Id, chuaThuTien }) => ({
        key: DichVuYeuCau_Id,
        reason: `${why}: ${chuaThuTien.join(', ')}`,
      }));
  };
  const together = (ids: string[]) =>
    many({ variables: { ids } }).then(
      () => true,
      () => false,
    );
  const refusalOf = (id: string) =>
    one({ variables: { id } }).then(
      () => null,
      (error: unknown) => userMessage(error),
    );
  return {
    /** Begins slips; of many those that are not paid are left out and named. */
    begin: async (ids: string[]): Promise<BulkOutcome> => {
      try {
        const refused = ids.length > 1 ? await unpaidOf(ids).catch(() => []) : [];
        const rest = ids.filter((id) => refused.every(({ key }) => key !== id));
        // all or none: where one is refused, each is tried by itself, so that it is known which
        if (rest.length > 1 && (await together(rest))) return { done: rest.length, refused };
        for (const id of rest) {
          const reason = await refusalOf(id);
          if (reason !== null) refused.push({ key: id, reason });
        }
        return { done: ids.length - refused.length, refused };
      } finally {
        refetch();
      }
    },
    /** Begins the slip whose number was scanned, which need not be in the list, and says whose it is. */
    beginScanned: async (SoPhieuYeuCau: string): Promise<void> => {
      try {
        const { data } = await scanned({ variables: { SoPhieuYeuCau } });
        const who = data?.updateDichVuYeuCauStateBySoPhieu.BenhNhan?.TenBenhNhan ?? '';
        message.success(t('begunScanned', { code: SoPhieuYeuCau, who }));
      } catch (refusal) {
        message.error(userMessage(refusal), 5);
      } finally {
        refetch();
      }
    },
  };
}
