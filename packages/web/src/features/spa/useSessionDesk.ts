import { useMutation, useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router';
import { userMessage } from '../../session/userMessage.ts';
import { useSession } from '../../session/useSession.ts';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { useEvents } from '../../ui/useEvents.ts';
import { useListChoices } from '../../ui/useListChoices.ts';
import { useRequestIds } from '../../ui/useRequestIds.ts';
import {
  BatDauBuoiDocument,
  HuyBuoiCuaPhongDocument,
  KetThucBuoiDocument,
  LieuTrinhMotDocument,
  PhongBuoiDocument,
} from './desk.main.gen.ts';
import { sessionTabs } from './sessionDesk.ts';
import type { DeskCourse, DeskSession } from './sessionEntry.ts';

const events = ['DichVuYeuCau', 'PhauThuatThuThuat', 'VienPhi'] as const;

/** The courses of a room, live. */
export function useSessionList() {
  const { nodeId } = useSession();
  const choices = useListChoices(sessionTabs, 'ChoThucHien');
  const { tab, keyword } = choices;
  const { data, previousData, error, loading, refetch } = useQuery(PhongBuoiDocument, {
    variables: { idRoom: nodeId ?? '', state: tab, keyword },
    skip: nodeId === null,
    fetchPolicy: 'cache-and-network',
  });
  useEvents(events, () => nodeId && void refetch());
  const shown = (data ?? previousData)?.buoiLieuTrinhsByRoom;
  return {
    ...choices,
    nodeId,
    counts: shown ?? null,
    rows: (data ? shown?.dongs : null) ?? [],
    loading: loading && !data,
    error: data ? undefined : error,
    refetch: () => void refetch(),
  };
}

/** The course that is open, with the session that is looked at: the one that is treated or was done last, until another is chosen. */
export function useOpenCourse() {
  const { t } = useTranslation('spa');
  const { message } = useNotices();
  // what is open stands in the address: it survives a reload and can be linked to
  const [params, setParams] = useSearchParams();
  const id = params.get('id');
  const narrow = useLocation().pathname.startsWith('/m/');
  const { data, error, refetch } = useQuery(LieuTrinhMotDocument, {
    variables: { id: id ?? '' },
    skip: id === null,
    fetchPolicy: 'cache-and-network',
  });
  useEvents(events, () => id && void refetch());
  const known = data?.lieuTrinhNguoiBenh ?? null;
  const course = known?._id === id ? known : null;
  const session = course?.buois.find((one) => one._id === params.get('buoi')) ?? course?.buois[0] ?? null;
  const [begin, beginning] = useMutation(BatDauBuoiDocument);
  const [end, ending] = useMutation(KetThucBuoiDocument);
  const [cancel, cancelling] = useMutation(HuyBuoiCuaPhongDocument);
  const requests = useRequestIds();
  const open = (line: string, buoi?: string) =>
    setParams({ id: line, ...(buoi ? { buoi } : {}) }, { replace: true });
  /** Null when it was done, else the refusal, which is told. */
  const done = async (act: Promise<unknown>, told: string): Promise<unknown> => {
    try {
      await act;
      message.success(told);
      return null;
    } catch (refusal) {
      message.error(userMessage(refusal), 5);
      void refetch();
      return refusal;
    }
  };
  return {
    id,
    narrow,
    course,
    session,
    error,
    refetch: () => void refetch(),
    open,
    close: () => setParams({}, { replace: true }),
    busy: beginning.loading || ending.loading || cancelling.loading,
    begin: async (of: DeskCourse) => {
      const Lan = (of.buois[0]?.Lan ?? 0) + 1;
      const key = `${of._id} ${Lan}`;
      const input = { requestId: requests.of(key), DichVuYeuCauChiTiet_Id: of._id, Lan };
      const refused = await done(begin({ variables: { input } }), t('desk.begun', { number: Lan }));
      if (refused === null) {
        requests.done(key);
        open(of._id);
      }
    },
    end: (of: DeskSession, input: { BatDau: string | null; KetThuc: string | null; GhiChu: string }) =>
      done(
        end({ variables: { id: of._id, input: { ...input, version: of.version } } }),
        t('desk.ended', { number: of.Lan }),
      ),
    cancel: async (of: DeskSession, LyDo: string) => {
      await done(cancel({ variables: { id: of._id, LyDo } }), t('takenBack', { number: of.Lan }));
    },
  };
}

export type OpenCourse = ReturnType<typeof useOpenCourse>;
