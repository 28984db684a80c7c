import { useQuery } from '@apollo/client/react';
import { useEffect, useMemo, useState } from 'react';
import { refusalOf } from '../../ui/acts.ts';
import { useEvents } from '../../ui/useEvents.ts';
import {
  CashierBillDocument,
  type CashierBillFragment,
  type CashierLineFragment,
} from './cashier.main.gen.ts';

export type Bill = CashierBillFragment;
export type BillLine = CashierLineFragment;
export type Visit = { TiepNhan_Id: string; BenhNhan_Id: string };

/** So many lines are read at first: those with something due or owed, then the newest. Only a long stay has more. */
const firstLines = 50;

/**
 * The bill of a visit, live, with the lines that are chosen to be paid: all that are due, wait for no transfer and were not let go as a
 * debt, until somebody ticks or unticks one.
 */
export function useBill(visit: Visit | null) {
  const [whole, setWhole] = useState<string | null>(null);
  const { data, previousData, loading, error, refetch } = useQuery(CashierBillDocument, {
    variables: {
      TiepNhan_Id: visit?.TiepNhan_Id ?? '',
      BenhNhan_Id: visit?.BenhNhan_Id ?? '',
      limit: visit && whole === visit.TiepNhan_Id ? null : firstLines,
    },
    skip: visit === null,
    fetchPolicy: 'cache-and-network',
  });
  // those that were ticked or unticked
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const id = visit?.TiepNhan_Id ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another visit begins with all its lines
  useEffect(() => setTurned(new Set()), [id]);
  useEvents(['VienPhi', 'BienLai', 'TiepNhan'], (event) => {
    if (id === null) return;
    const about = event === null || (event.data as { TiepNhan_Id?: unknown }).TiepNhan_Id === id; // an event's JSON
    if (about) void refetch();
  });
  // the lines that are there stay while all are read
  const shown = (data ?? previousData)?.vienPhi;
  const bill = visit && shown?.TiepNhan_Id === id ? shown : null;
  // who may not collect chooses nothing
  const due = useMemo(
    () =>
      bill && refusalOf(bill, 'thuTien') !== 'FORBIDDEN'
        ? bill.dongs.filter((line) => Number(line.ConLai) > 0 && !line.isTemporary)
        : [],
    [bill],
  );
  const chosen = useMemo(() => due.filter((line) => line.GhiNo === turned.has(line._id)), [due, turned]);
  return {
    bill,
    due,
    chosen,
    loading,
    error,
    /** How many lines are not read yet. */
    more: bill ? Math.max(0, bill.soDong - bill.dongs.length) : 0,
    /** Reads every line: for acts that look at the whole visit. */
    showAll: () => setWhole(id),
    refetch: () => refetch().then(() => undefined),
    toggle: (lineId: string) =>
      setTurned((before) => {
        const next = new Set(before);
        if (!next.delete(lineId)) next.add(lineId);
        return next;
      }),
    chooseAll: (all: boolean) =>
      setTurned(new Set(due.filter((line) => line.GhiNo === all).map((line) => line._id))),
  };
}

export type BillState = ReturnType<typeof useBill>;

/** Whether the fund has part in a bill; otherwise its columns would hold nothing. */
export function isInsured(bill: Bill): boolean {
  return Boolean(bill.TiepNhan?.SoTheBHYT) || Number(bill.BHChiTra) > 0;
}
