import { useQuery } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useDebounced } from '../../ui/useDebounced.ts';
import { LabTrendDocument } from './lab.main.gen.ts';

/**
 * The returned values of one index of a patient, the oldest first; null while none is chosen or they are not there yet. They are
 * asked for again when the open slip's result is returned or taken back (`NgayKetQua`).
 */
export function useLabTrend(BenhNhan_Id: string | null, MaChiSo: string | null, NgayKetQua: string | null) {
  const index = useDebounced(MaChiSo, 150);
  const skip = BenhNhan_Id === null || index === null;
  const { data, refetch } = useQuery(LabTrendDocument, {
    variables: { BenhNhan_Id: BenhNhan_Id ?? '', MaChiSo: index ?? '' },
    skip,
    fetchPolicy: 'cache-and-network',
  });
  const before = useRef({ BenhNhan_Id, NgayKetQua });
  useEffect(() => {
    const { current } = before;
    before.current = { BenhNhan_Id, NgayKetQua };
    if (!skip && current.BenhNhan_Id === BenhNhan_Id && current.NgayKetQua !== NgayKetQua) void refetch();
  }, [BenhNhan_Id, NgayKetQua, skip, refetch]);
  return BenhNhan_Id && index && index === MaChiSo ? (data?.xuHuongKetQua ?? null) : null;
}

export type Trend = NonNullable<ReturnType<typeof useLabTrend>>;
