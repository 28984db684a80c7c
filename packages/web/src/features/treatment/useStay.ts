import { useQuery } from '@apollo/client/react';
import type { StayOfTab } from '../../ui/feature.ts';
import { useResultEvents } from '../../ui/orderResults.ts';
import { useEvents } from '../../ui/useEvents.ts';
import { type OpenedStay, openedStayOf } from '../stays/stayOf.ts';
import { NewsOfStayDocument, type RoundStayFragment, StayOfRoundDocument } from './treatment.main.gen.ts';

/** A stay with all that its page shows. */
export type Opened = {
  of: RoundStayFragment;
  /** As the screens of the wards have it. */
  stay: OpenedStay;
  /** As tabs of other features have it. */
  tab: StayOfTab;
};

function openedOf(of: RoundStayFragment): Opened {
  const stay = openedStayOf(of.noiTru);
  const { BenhNhan_Id, TiepNhan_Id } = of.noiTru.NhapVien;
  return {
    of,
    stay,
    tab: {
      ...stay,
      BenhNhan_Id,
      TiepNhan_Id,
      BenhAn_Id: of.BenhAn_Id,
      BenhNhan: of.noiTru.NhapVien.BenhNhan,
      NgayTiepNhan: of.TiepNhan?.NgayTiepNhan ?? null,
    },
  };
}

/** One stay, live. */
export function useStay(NhapVien_Id: string) {
  const { data, error, refetch } = useQuery(StayOfRoundDocument, {
    variables: { NhapVien_Id },
    fetchPolicy: 'cache-and-network',
  });
  useEvents(['NoiTru', 'BenhAn', 'DichVuYeuCau', ...useResultEvents()], () => void refetch());
  const found = data?.nguoiBenhDieuTri;
  return {
    opened: found ? openedOf(found) : null,
    missing: data !== undefined && !found,
    error: data ? undefined : error,
    refetch: () => void refetch(),
  };
}

/** What is new of a stay since the shift before, live. */
export function useNews(NhapVien_Id: string) {
  const { data, error, refetch } = useQuery(NewsOfStayDocument, {
    variables: { NhapVien_Id },
    fetchPolicy: 'cache-and-network',
  });
  useEvents(['NoiTru', 'BenhAn', 'DichVuYeuCau', ...useResultEvents()], () => void refetch());
  return {
    news: data?.tinMoiNoiTru ?? null,
    error: data ? undefined : error,
    refetch: () => void refetch(),
  };
}
