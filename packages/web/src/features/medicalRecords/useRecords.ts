import { useQuery } from '@apollo/client/react';
import { useEvents } from '../../ui/useEvents.ts';
import { useListChoices } from '../../ui/useListChoices.ts';
import { useShown } from '../../ui/useShown.ts';
import { DanhSachBenhAnDocument } from './medicalRecords.main.gen.ts';

export const recordTabs = ['DangDieuTri', 'DaKetThuc', 'DaHuy'] as const;

/** The outpatient records of a room by state, live. */
export function useRecords(nodeId: string | null) {
  const choices = useListChoices<(typeof recordTabs)[number]>(recordTabs, 'DangDieuTri');
  const { tab, keyword } = choices;
  const { loading, error, refetch, data, previousData } = useQuery(DanhSachBenhAnDocument, {
    variables: { idRoom: nodeId ?? '', TrangThai: tab, keyword },
    skip: nodeId === null,
    fetchPolicy: 'cache-and-network',
  });
  useEvents(['BenhAn'], () => nodeId && void refetch());
  const [answer, ofTab] = useShown({ data, previousData }, tab);
  return {
    ...choices,
    counts: answer?.benhAns,
    rows: (ofTab && answer?.benhAns.benhAns) || [],
    loading,
    error: data ? undefined : error,
    refetch: () => void refetch(),
  };
}
