import { useQuery } from '@apollo/client/react';
import { useSession } from '../../session/useSession.ts';
import { useResultEvents } from '../../ui/orderResults.ts';
import { useEvents } from '../../ui/useEvents.ts';
import { ChiPhiKhamDocument, type ChiPhiKhamQuery } from './examination.main.gen.ts';

/** What a line costs and who pays it; decimal text. */
export type CostParts = { ThanhTien: string; BHChiTra: string; BenhNhanTT: string };
export type VisitCost = {
  total: ChiPhiKhamQuery['chiPhiBenhNhan'] | null;
  /** By the id of the order line or prescription line. */
  lines: ReadonlyMap<string, CostParts>;
};

/** What a visit costs so far by payer, in all and by line; live. Empty for those who may not see accounts. */
export function useVisitCost(idTiepNhan: string): VisitCost {
  const { permissions } = useSession();
  const hidden = !permissions.has('VIEN_PHI_XEM');
  const { data, previousData, refetch } = useQuery(ChiPhiKhamDocument, {
    variables: { idTiepNhan },
    fetchPolicy: 'cache-and-network',
    skip: hidden,
  });
  const resultEvents = useResultEvents();
  useEvents(['VienPhi', 'BienLai', 'DichVuYeuCau', 'KhamBenh', ...resultEvents], () => {
    if (!hidden) void refetch();
  });
  const total = (data ?? previousData)?.chiPhiBenhNhan ?? null;
  return { total, lines: new Map((total?.dongs ?? []).map((line) => [line.source_Id, line])) };
}
