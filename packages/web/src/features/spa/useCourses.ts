import { useMutation, useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../session/userMessage.ts';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { useEvents } from '../../ui/useEvents.ts';
import { useRequestIds } from '../../ui/useRequestIds.ts';
import {
  HuyBuoiDocument,
  LamBuoiDocument,
  LieuTrinhCuaKhachDocument,
  type LieuTrinhKhachFragment,
} from './spa.main.gen.ts';

export type Course = LieuTrinhKhachFragment;

/** The courses of a customer, live, and what is done with their sessions. */
export function useCourses(BenhNhan_Id: string) {
  const { t } = useTranslation('spa');
  const { message } = useNotices();
  const { data, error, refetch } = useQuery(LieuTrinhCuaKhachDocument, {
    variables: { BenhNhan_Id },
    fetchPolicy: 'cache-and-network',
  });
  useEvents(['DichVuYeuCau', 'PhauThuatThuThuat', 'VienPhi'], () => void refetch());
  const [doing, doingState] = useMutation(LamBuoiDocument);
  const [cancelling, cancellingState] = useMutation(HuyBuoiDocument);
  const requests = useRequestIds();
  /** Whether it was done; a refusal is told, and what stands is read anew. */
  const done = async (act: Promise<unknown>, told: string) => {
    try {
      await act;
      message.success(told);
      return true;
    } catch (refusal) {
      message.error(userMessage(refusal));
      void refetch();
      return false;
    }
  };
  return {
    courses: data?.lieuTrinhsByBenhNhan ?? null,
    error,
    retry: () => void refetch(),
    busy: doingState.loading || cancellingState.loading,
    doSession: async (course: Course, note: string) => {
      const Lan = course.daLam + 1;
      const session = `${course._id} ${Lan}`;
      const input = {
        requestId: requests.of(session),
        DichVuYeuCauChiTiet_Id: course._id,
        Lan,
        GhiChu: note.trim() || null,
      };
      const told = t('done', { number: Lan, count: course.conLai - 1 });
      const isDone = await done(doing({ variables: { input } }), told);
      if (isDone) requests.done(session);
      return isDone;
    },
    takeBack: (course: Course, LyDo: string) =>
      done(
        cancelling({ variables: { id: course.buois[0]?._id ?? '', LyDo } }),
        t('takenBack', { number: course.buois[0]?.Lan ?? course.daLam }),
      ),
  };
}
