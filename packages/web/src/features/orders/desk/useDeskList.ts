import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useEvents } from '../../../ui/useEvents.ts';
import { useListChoices } from '../../../ui/useListChoices.ts';
import { useShown } from '../../../ui/useShown.ts';
import type { DeskKind } from './deskKind.ts';

type Asked<Tab extends string> = OperationVariables & {
  idRoom: string;
  tab: Tab;
  startDate?: string | null | undefined;
  endDate?: string | null | undefined;
  keyword?: string | null | undefined;
};

/** The work list of a kind: its query, whose answer is named `danhSach`, and its tabs, the one that opens first. */
export type DeskListOf<Tab extends string, Row> = {
  document: TypedDocumentNode<{ danhSach: Record<Tab, number> & { dongs: readonly Row[] } }, Asked<Tab>>;
  tabs: readonly Tab[];
};

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
  const { loading, error, refetch, data, previousData } = useQuery(document, {
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
  useEvents([kind, 'DichVuYeuCau', 'VienPhi', 'HangDoi'], () => nodeId && void refetch());
  const [answer, ofTab] = useShown({ data, previousData }, tab);
  const shown = answer?.danhSach;
  return {
    ...choices,
    tabs: tabs.map((key) => ({ key, count: shown?.[key] ?? null })),
    rows: (ofTab && shown?.dongs) || [],
    loading,
    error,
    refetch: () => void refetch(),
  };
}
