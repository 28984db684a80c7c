import { useMutation, useQuery } from '@apollo/client/react';
import { userMessage } from '../../session/userMessage.ts';
import { useSession } from '../../session/useSession.ts';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { useEvents } from '../../ui/useEvents.ts';
import {
  HuyTomTatDocument,
  TomTatCuaYeuCauDocument,
  TuChoiYeuCauTomTatDocument,
  YeuCauTomTatDocument,
} from './recordSummaries.main.gen.ts';

/** One request with its summaries, for who may read them, and the acts that need no form. */
export function useRequest(id: string, onChanged: () => void) {
  const { message } = useNotices();
  const { permissions } = useSession();
  const mayRead = permissions.has('BENH_AN_XEM');
  const request = useQuery(YeuCauTomTatDocument, { variables: { id }, fetchPolicy: 'network-only' });
  const written = useQuery(TomTatCuaYeuCauDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
    skip: !mayRead,
  });
  const [refuse] = useMutation(TuChoiYeuCauTomTatDocument);
  const [cancel] = useMutation(HuyTomTatDocument);
  const refetch = async () => {
    await Promise.all([request.refetch(), mayRead ? written.refetch() : null]);
  };
  useEvents(['TomTatHoSo'], () => void refetch());
  const done = async (act: Promise<unknown>) => {
    try {
      await act;
    } catch (refusal) {
      message.error(userMessage(refusal));
    }
    await refetch();
    onChanged();
  };
  const all = written.data?.tomTatHoSoBenhAns ?? [];
  return {
    ready: request.data !== undefined && (!mayRead || written.data !== undefined),
    error: request.error ?? written.error,
    request: request.data?.yeuCauTomTatHoSo ?? null,
    current: all.find((one) => one.TrangThai === 'DaCap') ?? null,
    earlier: all.filter((one) => one.TrangThai !== 'DaCap'),
    changed: () => {
      void refetch();
      onChanged();
    },
    refuse: (LyDo: string) => done(refuse({ variables: { id, LyDo } })),
    /** A summary is cancelled, never removed. */
    remove: async () => undefined,
    cancel: (summary: string, LyDo: string) => done(cancel({ variables: { id: summary, LyDo } })),
  };
}
