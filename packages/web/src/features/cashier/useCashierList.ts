import { useQuery } from '@apollo/client/react';
import type { LoaiTiepNhan } from '@sen/domain/reception/loaiTiepNhan';
import { useState } from 'react';
import { today } from '../../ui/dateText.ts';
import { useEvents } from '../../ui/useEvents.ts';
import { useListChoices } from '../../ui/useListChoices.ts';
import { useShown } from '../../ui/useShown.ts';
import {
  CashierDaysDocument,
  CashierMonthDocument,
  CashierOldDocument,
  type CashierRowFragment,
  CashierTodayDocument,
  type TabVienPhi,
} from './cashierList.main.gen.ts';
import { monthOf } from './months.ts';

export type CashierRow = CashierRowFragment;

export const cashierTabs = [
  'ChoThanhToan',
  'DaKham',
  'DaThu',
  'ChuaHachToan',
] as const satisfies readonly TabVienPhi[];

/** By what visits are chosen: some days, a month, or what is open of the time before today. */
export const cashierPeriods = ['days', 'month', 'old'] as const;
export type CashierPeriod = (typeof cashierPeriods)[number];

const earlier = { days: CashierDaysDocument, month: CashierMonthDocument, old: CashierOldDocument } as const;

/** The visits of a time by what is open of their money, those of today in the order of the queue, live. */
export function useCashierList(nodeId: string | null) {
  const choices = useListChoices<TabVienPhi>(cashierTabs, 'ChoThanhToan');
  const [period, setPeriod] = useState<CashierPeriod>('days');
  const [month, setMonth] = useState(() => monthOf(today()));
  const [kind, setKind] = useState<LoaiTiepNhan | null>(null);
  const { tab, range, keyword } = choices;
  const isToday = period === 'days' && choices.isToday;
  const ofToday = useQuery(CashierTodayDocument, {
    variables: {
      ...{ tab, startDate: range.from, keyword, HasQMS: tab === 'ChoThanhToan', CodeCounter: nodeId },
      LoaiTiepNhan: kind,
    },
    skip: !isToday,
    fetchPolicy: 'cache-and-network',
  });
  const days = {
    days: { startDate: range.from, endDate: range.to },
    month: { startDate: `${month}-01` },
    old: {},
  }[period];
  const ofOthers = useQuery(earlier[period], {
    variables: { tab, keyword, CodeCounter: nodeId, LoaiTiepNhan: kind, ...days },
    skip: isToday,
    fetchPolicy: 'cache-and-network',
  });
  const { loading, error, refetch, ...answers } = isToday ? ofToday : ofOthers;
  useEvents(['VienPhi', 'TiepNhan', 'BienLai'], () => void refetch());
  const [answer, ofTab] = useShown(answers, `${isToday ? 'today' : period} ${tab}`);
  const shown = answer?.danhSach;
  const rows = (ofTab && shown?.data) || [];
  return {
    ...choices,
    isToday,
    period,
    setPeriod,
    month,
    setMonth,
    kind,
    setKind,
    rows,
    /** How many visits of the tab are not among the rows. */
    hidden: ofTab && shown ? Math.max(0, shown.totalRows - rows.length) : 0,
    counts: {
      ChoThanhToan: shown?.soChoThanhToan ?? null,
      DaKham: shown?.soDaKham ?? null,
      DaThu: shown?.soDaThu ?? null,
      ChuaHachToan: shown?.soChuaHachToan ?? null,
    },
    /** A search for the old visits too: a scan or a code is looked for over all tabs. */
    find: (text: string) => {
      choices.setTab('DaKham');
      setKind(null);
      choices.setSearch(text);
    },
    loading,
    error,
    refetch: () => void refetch(),
  };
}
