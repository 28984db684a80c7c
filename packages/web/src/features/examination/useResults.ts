import { useMutation, useQuery } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useEvents } from '../../ui/useEvents.ts';
import {
  DanhDauDaXemKetQuaDocument,
  KetQuaCuaLuotKhamDocument,
  XuHuongChiSoDocument,
} from './results.main.gen.ts';

type Args = {
  TiepNhan_Id: string;
  KhamBenh_Id: string;
  /** The results are on the screen: only then they are asked for and count as viewed. */
  active: boolean;
  /** Whether the reader is the one whose viewing counts. */
  mayMark: boolean;
  onMarked: () => void;
};

/** The returned results of a visit, live. Those of the session count as viewed once shown, and stay marked as new meanwhile. */
export function useResults({ TiepNhan_Id, KhamBenh_Id, active, mayMark, onMarked }: Args) {
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const { data, previousData, loading, error, refetch } = useQuery(KetQuaCuaLuotKhamDocument, {
    variables: { TiepNhan_Id },
    fetchPolicy: 'cache-and-network',
    skip: !active,
  });
  const [mark] = useMutation(DanhDauDaXemKetQuaDocument);
  useEvents(['XetNghiem'], () => {
    if (active) void refetch();
  });
  const marked = useRef(onMarked);
  useEffect(() => {
    marked.current = onMarked;
  });
  const results = (data ?? previousData)?.ketQuaByTiepNhan ?? [];
  const unseen = results
    .map((one) => one.DichVuYeuCau)
    .filter((slip) => slip.TrangThai === 'CoKetQua' && slip.KhamBenh_Id === KhamBenh_Id)
    .map((slip) => slip._id)
    .filter((id) => !fresh.has(id))
    .join();

  useEffect(() => {
    if (!active || !mayMark || unseen === '') return;
    const ids = unseen.split(',');
    setFresh((before) => new Set([...before, ...ids]));
    mark({ variables: { ids } }).then(
      () => marked.current(),
      (refused: unknown) => console.warn('results', refused),
    );
  }, [active, mayMark, unseen, mark]);
  useEffect(() => {
    if (!active) setFresh(new Set());
  }, [active]);
  return { results, fresh, loading, error, refetch: () => void refetch() };
}

export type Results = ReturnType<typeof useResults>;

/** The values of one index of a patient over time, the oldest first; null while no index is chosen. */
export function useTrend(BenhNhan_Id: string, MaChiSo: string | null) {
  const { data } = useQuery(XuHuongChiSoDocument, {
    variables: { BenhNhan_Id, MaChiSo: MaChiSo ?? '' },
    skip: MaChiSo === null,
    fetchPolicy: 'cache-and-network',
  });
  return MaChiSo === null ? null : (data?.xuHuongKetQua ?? []);
}
