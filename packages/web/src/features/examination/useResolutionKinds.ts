import { useQuery } from '@apollo/client/react';
import { LoaiHuongGiaiQuyetDocument } from './resolution.main.gen.ts';

/** The kinds of the resolution of a session, as it is chosen now and as it is saved. */
export function useResolutionKinds(chosen: string | null, saved: string | null) {
  return { chosen: useKind(chosen), saved: useKind(saved) };
}

function useKind(id: string | null): string | null {
  const { data } = useQuery(LoaiHuongGiaiQuyetDocument, { variables: { id: id ?? '' }, skip: !id });
  return (id && data?.huongGiaiQuyet?.Loai) || null;
}
