import { useMutation, useQuery } from '@apollo/client/react';
import { userMessage } from '../../session/userMessage.ts';
import type { SessionOfPaper } from '../../ui/feature.ts';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { CaBenhCuaKhamDocument, HuyCaBenhDocument } from './caseReports.main.gen.ts';

/** The reports of a session, the live one among them, and what its disease asks for. */
export function useReports(session: SessionOfPaper) {
  const { message } = useNotices();
  const { data, error, refetch } = useQuery(CaBenhCuaKhamDocument, {
    variables: { KhamBenh_Id: session._id },
    fetchPolicy: 'network-only',
  });
  const [cancel] = useMutation(HuyCaBenhDocument);
  const all = data?.baoCaoCaBenhs ?? [];
  const isLive = ({ TrangThai }: { TrangThai: string }) => TrangThai === 'Nhap' || TrangThai === 'DaGui';
  return {
    ready: data !== undefined,
    error,
    work: data?.viecBaoCaoCaBenh ?? null,
    current: all.find(isLive) ?? null,
    earlier: all.filter((one) => !isLive(one)),
    refetch,
    cancel: async (id: string, LyDo: string) => {
      try {
        await cancel({ variables: { id, LyDo } });
      } catch (refusal) {
        message.error(userMessage(refusal));
      }
      await refetch();
    },
  };
}

export type Reports = ReturnType<typeof useReports>;
