import { useQuery } from '@apollo/client/react';
import { useEvents } from '../../ui/useEvents.ts';
import { useListChoices } from '../../ui/useListChoices.ts';
import { useShown } from '../../ui/useShown.ts';
import { LabListDocument, type LabRowFragment, type TabXetNghiem } from './lab.main.gen.ts';

export type LabRow = LabRowFragment;

export const labTabs = [
  'ChoLayMau',
  'DangLam',
  'DaTra',
  'KhongDen',
] as const satisfies readonly TabXetNghiem[];

/** The slips of a laboratory room by where they stand, live. Of today: what older days left in work stands there too. */
export function useLabList(nodeId: string | null) {
  const choices = useListChoices<TabXetNghiem>(labTabs, 'ChoLayMau');
  const { tab, range, keyword, isToday } = choices;
  const { loading, error, refetch, ...answers } = useQuery(LabListDocument, {
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
  useEvents(['XetNghiem', 'DichVuYeuCau', 'VienPhi', 'HangDoi'], () => nodeId && void refetch());
  const [answer, ofTab] = useShown(answers, tab);
  const shown = answer?.danhSachXetNghiem;
  return {
    ...choices,
    rows: (ofTab && shown?.dongs) || [],
    counts: shown ?? null,
    loading,
    error,
    refetch: () => void refetch(),
  };
}
