import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useSession } from '../../session/useSession.ts';
import { useEvents } from '../../ui/useEvents.ts';
import { useListChoices } from '../../ui/useListChoices.ts';
import { type DongVaoKhoaFragment, VaoKhoaDocument } from './ward.main.gen.ts';

export type WardRow = DongVaoKhoaFragment;
const noTabs = ['all'] as const;

/** Who is expected in a department on some days, live; it begins with the department in which one works. */
export function useWard() {
  const { nodeId, nodes } = useSession();
  const { range, setRange } = useListChoices(noTabs, 'all');
  const [ward, setWard] = useState<string | null>(() => {
    const here = nodes.find((one) => one._id === nodeId);
    if (here?.category === 'DEPARTMENT') return here._id;
    return nodes.find((one) => one._id === here?.parent_Id && one.category === 'DEPARTMENT')?._id ?? null;
  });
  const { data, loading, error, refetch } = useQuery(VaoKhoaDocument, {
    variables: { KhoaNhapVien_Id: ward ?? '', startDate: range.from, endDate: range.to },
    skip: ward === null,
    fetchPolicy: 'cache-and-network',
  });
  useEvents(['KhamBenh'], () => void (ward === null ? null : refetch()));
  const rows = ward === null ? [] : (data?.getTiepNhanNhapVienByKhoa ?? []);
  return {
    ward,
    setWard,
    range,
    setRange,
    rows,
    loading: loading && !data,
    error: data ? undefined : error,
    refetch: () => void refetch(),
  };
}
