import { useApolloClient, useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useRecordForm } from '../../ui/recordForm/useRecordForm.ts';
import type { PhienKhamFragment } from './examination.main.gen.ts';
import {
  CapLaiChuyenVienDocument,
  ChuyenVienCuaKhamDocument,
  LapChuyenVienDocument,
  type PhieuChuyenVienFragment,
  SuaChuyenVienDocument,
} from './transfer.main.gen.ts';
import { type TransferValues, transferValues } from './transferValues.ts';

/** The form of a transfer record: a new one of a session, a change of `record`, or `record` issued again for the reason `again`. */
export function useTransferForm(
  session: PhienKhamFragment,
  record: PhieuChuyenVienFragment | null,
  again: string | null,
  onDone: () => void,
) {
  const { t } = useTranslation('examination');
  const client = useApolloClient();
  const [create] = useMutation(LapChuyenVienDocument);
  const [update] = useMutation(SuaChuyenVienDocument);
  const [issueAgain] = useMutation(CapLaiChuyenVienDocument);
  return useRecordForm<PhieuChuyenVienFragment, TransferValues, 'again'>({
    form: 'chuyen-vien',
    id: record?._id ?? `new/${session._id}`,
    record,
    blank: transferValues(null, session),
    identify: ({ _id, version }) => ({ id: _id, version }),
    toValues: (of) => transferValues(of, session),
    load: async (id) => {
      const { data } = await client.query({
        query: ChuyenVienCuaKhamDocument,
        variables: { BenhNhan_Id: session.BenhNhan_Id, KhamBenh_Id: session._id },
        fetchPolicy: 'network-only',
      });
      return data?.getKhamBenh_ChuyenVienByBenhNhanId.find((one) => one._id === id) ?? null;
    },
    save: async ({ id, values, version, requestId, act }) => {
      if (id && act === 'again') {
        const variables = { id, LyDo: again ?? '', input: { ...values, version, requestId } };
        return (await issueAgain({ variables })).data?.capLaiKhamBenh_ChuyenVien ?? null;
      }
      if (id) {
        const { data } = await update({ variables: { id, input: { ...values, version } } });
        return data?.updateKhamBenh_ChuyenVien ?? null;
      }
      const input = { ...values, KhamBenh_Id: session._id, requestId };
      const { data } = await create({ variables: { input } });
      return data?.createKhamBenh_ChuyenVien ?? null;
    },
    describe: async (choice) => (await import('./transferLines.ts')).transferLines(client, choice, t),
    onSaved: onDone,
  });
}
