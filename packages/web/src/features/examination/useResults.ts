import { useMutation } from '@apollo/client/react';
import { userMessage } from '../../session/userMessage.ts';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import type { VisitOf } from '../../ui/orderResults.ts';
import { DanhDauDaXemKetQuaDocument } from './results.main.gen.ts';
import { useReturnedResults } from './useReturnedResults.ts';

type Args = VisitOf & {
  KhamBenh_Id: string;
  /** The results are on the screen: only then they are asked for. */
  active: boolean;
  /** Whether the reader is the one whose viewing counts. */
  mayMark: boolean;
  onMarked: () => void;
};

/**
 * The returned results of a visit, live. Those of the session stay new until their reader says that they were viewed: a tab that was
 * opened in passing views nothing.
 */
export function useResults({ KhamBenh_Id, mayMark, onMarked, ...visit }: Args) {
  const { message } = useNotices();
  const returned = useReturnedResults(visit);
  const [mark, marking] = useMutation(DanhDauDaXemKetQuaDocument);
  const fresh = returned.results
    .filter(({ slip }) => slip.TrangThai === 'CoKetQua' && slip.KhamBenh_Id === KhamBenh_Id)
    .map(({ slip }) => slip._id);
  return {
    ...returned,
    fresh: new Set(fresh) as ReadonlySet<string>,
    mayMark,
    marking: marking.loading,
    /** Says that these were viewed; all new ones when none are named. */
    markViewed: async (ids: readonly string[] = fresh) => {
      if (ids.length === 0) return;
      try {
        await mark({ variables: { ids: [...ids] } });
      } catch (refused) {
        message.error(userMessage(refused));
      }
      returned.refetch();
      onMarked();
    },
  };
}

export type Results = ReturnType<typeof useResults>;
