import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useEvents } from '../../../ui/useEvents.ts';
import { useListChoices } from '../../../ui/useListChoices.ts';
import { useMoreRows } from '../../../ui/useMoreRows.ts';
import { useShown } from '../../../ui/useShown.ts';
import type { DeskKind } from './deskKind.ts';

type Asked<Tab extends string> = OperationVariables & {
  idRoom: string;
  tab: Tab;
  startDate?: string | null | undefined;
  endDate?: string | null | undefined;
  keyword?: string | null | undefined;
  limit?: number | null | undefined;
};

/** The work list of a kind: its query, whose answer is named `danhSach`, and its tabs, the one that opens first. */
export type DeskListOf<Tab extends string, Row> = {
  document: TypedDocumentNode<{ danhSach: Record<Tab, number> & { dongs: readonly Row[] } }, Asked<Tab>>;
  tabs: readonly Tab[];
};

/** The tab that every desk gives by pages: the others end with the day's work. */
const returned = 'DaTra';

/** The slips of a room by where they stand, live. Of today: what older days left in work stands there too. */
export function useDeskList<Tab extends string, Row>(
  { kind }: DeskKind,
  { document, tabs }: DeskListOf<Tab, Row>,
  nodeId: string | null,
) {
  const [first] = tabs;
  if (first === undefined) throw new Error(`${kind} has no tabs`);
  const choices = useListChoices<Tab>(tabs, first);
  const { tab, range, keyword, isToday } = choices;
  const pages = useMoreRows([nodeId, tab, range.from, range.to, keyword].join(' '));
  const { loading, error, refetch, data, previousData } = useQuery(document, {
    variables: {
      idRoom: nodeId ?? '',
      tab,
      startDate: isToday ? null : range.from,
      endDate: isToday ? null : range.to,
      keyword,
      limit: tab === returned ? pages.limit : null,
    },
    skip: nodeId === null,
    fetchPolicy: 'cache-and-network',
  });
  useEvents([kind, 'DichVuYeuCau', 'VienPhi', 'HangDoi'], () => nodeId && void refetch());
  const [answer, ofTab] = useShown({ data, previousData }, tab);
  const shown = answer?.danhSach;
  const rows = (ofTab && shown?.dongs) || [];
  return {
    ...choices,
    tabs: tabs.map((key) => ({ key, count: shown?.[key] ?? null })),
    rows,
    onMore: tab === returned ? pages.moreOf(rows.length, shown?.[tab] ?? 0) : null,
    loading,
    error,
    refetch: () => void refetch(),
  };
}
