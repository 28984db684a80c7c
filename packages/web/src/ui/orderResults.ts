import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import { type ReactNode, useMemo } from 'react';
import { useContributions } from './useContributions.ts';
import type { useEvents } from './useEvents.ts';

/** Whose results, and of which visit. */
export type VisitOf = { TiepNhan_Id: string; BenhNhan_Id: string };

/** A result that was returned: what all kinds of orders have, and what its own kind shows of it. */
export type ReturnedResult = {
  slip: {
    _id: string;
    SoPhieuYeuCau: string;
    KhamBenh_Id?: string | null;
    TrangThai: string;
    NgayKetQua?: string | null;
    KetLuan?: string | null;
    NgayXemKetQua?: string | null;
    NguoiXemKetQua?: { ten: string } | null;
  };
  /** Holds a value that endangers the patient. */
  critical: boolean;
  /** It was given out before it is final. */
  preliminary?: boolean;
  /** Name of the person who verified it. */
  verifiedBy: string | null;
  /** Path of its printed form. */
  print: string;
  content: ReactNode;
};

type Answer = { results?: readonly ReturnedResult[]; error?: unknown };

/** Asks for the results of a visit and tells each answer, until it is stopped. */
type Watch = (
  client: ApolloClient,
  visit: VisitOf,
  tell: (answer: Answer) => void,
) => { again: () => void; stop: () => void };

/** How the results of a kind of order come to the doctor's screen. */
export type OrderResults = {
  /** Modules whose events change them. */
  events: Parameters<typeof useEvents>[0];
  load: () => Promise<{ watchResults: Watch }>;
};

/** The watch of a query: `read` says what it answers, as results. */
export function watchOf<Data>(
  query: TypedDocumentNode<Data, { TiepNhan_Id: string }>,
  read: (data: Data, visit: VisitOf) => readonly ReturnedResult[],
): Watch {
  return (client, visit, tell) => {
    const { TiepNhan_Id } = visit;
    const asked = client.watchQuery({
      query,
      variables: { TiepNhan_Id },
      fetchPolicy: 'cache-and-network',
    });
    const answers = asked.subscribe(({ data, dataState, error }) => {
      if (error) tell({ error });
      else if (dataState === 'complete') tell({ results: read(data, visit) });
    });
    return {
      again: () => void asked.refetch().catch(() => undefined), // the subscription tells of it
      stop: () => answers.unsubscribe(),
    };
  };
}

/** The kinds of orders whose results features show, by kind. */
export function useOrderResults(): ReadonlyMap<string, OrderResults> {
  const brought = useContributions('results');
  return useMemo(() => new Map(brought.flatMap((kinds) => Object.entries(kinds))), [brought]);
}

/** The modules of the events of those who perform orders: with each, a slip has another state or a result. */
export function useResultEvents(): OrderResults['events'] {
  const kinds = useOrderResults();
  return useMemo(() => [...new Set([...kinds.values()].flatMap(({ events }) => events))], [kinds]);
}
