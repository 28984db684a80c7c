import { useQuery } from '@apollo/client/react';
import { useEvents } from '../../ui/useEvents.ts';
import { useListChoices } from '../../ui/useListChoices.ts';
import { useShown } from '../../ui/useShown.ts';
import {
  type TabThamDoChucNang,
  TestListDocument,
  type TestRowFragment,
} from './functionalTests.main.gen.ts';

export type TestRow = TestRowFragment;

export const testTabs = [
  'ChoThucHien',
  'KhongDen',
  'DangLam',
  'DaTra',
] as const satisfies readonly TabThamDoChucNang[];

/** The slips of a room of functional tests by where they stand, live. Of today: what older days left in work stands there too. */
export function useTestList(nodeId: string | null) {
  const choices = useListChoices<TabThamDoChucNang>(testTabs, 'ChoThucHien');
  const { tab, range, keyword, isToday } = choices;
  const { loading, error, refetch, ...answers } = useQuery(TestListDocument, {
    variables: {
      idRoom: nodeId ?? '',
      tab,
      startDate: isToday ? null : range.from,
      endDate: isToday ? null : range.to,
      keyword,
    },
    skip: nodeId === null,
    fetchPolicy: 'cache-and-network',
  });
  useEvents(['ThamDoChucNang', 'DichVuYeuCau', 'VienPhi', 'HangDoi'], () => nodeId && void refetch());
  const [answer, ofTab] = useShown(answers, tab);
  const shown = answer?.danhSachThamDoChucNang;
  return {
    ...choices,
    rows: (ofTab && shown?.dongs) || [],
    counts: shown ?? null,
    loading,
    error,
    refetch: () => void refetch(),
  };
}
