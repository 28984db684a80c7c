import { useMutation, useQuery } from '@apollo/client/react';
import { userMessage } from '../../session/userMessage.ts';
import type { SessionOfPaper } from '../../ui/feature.ts';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { HuyPhieuHenDocument, PhieuHenCuaKhamDocument } from './followUps.main.gen.ts';

/** The slips of a session, the one in force or used first among them, and the act that needs no form. */
export function useSlips(session: SessionOfPaper) {
  const { message } = useNotices();
  const { data, error, refetch } = useQuery(PhieuHenCuaKhamDocument, {
    variables: { KhamBenh_Id: session._id },
    fetchPolicy: 'network-only',
  });
  const [cancel] = useMutation(HuyPhieuHenDocument);
  const all = data?.giayHenKhamLais ?? [];
  const current = all.find((one) => one.TrangThai === 'HieuLuc' || one.TrangThai === 'DaDung') ?? null;
  return {
    ready: data !== undefined,
    error,
    current,
    earlier: all.filter((one) => one !== current),
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

export type Slips = ReturnType<typeof useSlips>;
