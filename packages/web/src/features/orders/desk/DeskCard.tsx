import type { TypedDocumentNode } from '@apollo/client';
import { useTranslation } from 'react-i18next';
import { FigureCard } from '../../../ui/FigureCard.tsx';
import { useLiveCounts } from '../../../ui/useLiveCounts.ts';
import type { DeskKind } from './deskKind.ts';

type Props<Tab extends string> = {
  desk: DeskKind;
  nodeId: string | null;
  /** The counts of the tabs of a room, named `danhSach`. */
  document: TypedDocumentNode<{ danhSach: Record<Tab, number> }, { idRoom: string }>;
  /** The tabs that are counted. */
  waiting: Tab;
  working: Tab;
  returned: Tab;
};

/** Home: how many wait at a desk, are in work and were returned today in this room. */
export function DeskCard<Tab extends string>({ desk, nodeId, document, ...tabs }: Props<Tab>) {
  const { t } = useTranslation(desk.name);
  const modules = [desk.kind, 'DichVuYeuCau', 'HangDoi'] as const;
  const counts = useLiveCounts(document, nodeId ? { idRoom: nodeId } : null, modules)?.danhSach;
  if (!counts) return null;
  const figures = [
    { label: t('cardWaiting'), count: counts[tabs.waiting] },
    { label: t('cardWorking'), count: counts[tabs.working] },
    { label: t('cardReturned'), count: counts[tabs.returned] },
  ];
  return <FigureCard title={t('cardTitle')} to={desk.path} figures={figures} />;
}
