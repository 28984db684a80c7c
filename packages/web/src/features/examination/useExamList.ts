import { useQuery } from '@apollo/client/react';
import { useLocation } from 'react-router';
import { useResultEvents } from '../../ui/orderResults.ts';
import { useEvents } from '../../ui/useEvents.ts';
import { useListChoices } from '../../ui/useListChoices.ts';
import { useMoreRows } from '../../ui/useMoreRows.ts';
import { useShown } from '../../ui/useShown.ts';
import {
  BenhNhanKhamBenhMobileDocument,
  DanhSachKhamBenhDocument,
  type DongKhamFragment,
} from './examination.main.gen.ts';

export const examTabs = ['ChoKham', 'DangKham', 'DaKham', 'KhongDen'] as const;
export type ExamTab = (typeof examTabs)[number];
export type ExamRow = DongKhamFragment;

/** A phone asks for no more of them. */
const phoneMost = 100;

/** The work list of a room today, live: one tab and the counts of all. */
export function useExamList(idRoom: string | null) {
  const choices = useListChoices<ExamTab>(examTabs, 'ChoKham');
  const { tab, keyword, range } = choices;
  const narrow = useLocation().pathname.startsWith('/m/');
  const pages = useMoreRows([idRoom, tab, range.from, keyword].join(' '), narrow ? phoneMost : undefined);
  const isOver = tab === 'DaKham';
  const { loading, error, refetch, ...answers } = useQuery(
    narrow ? BenhNhanKhamBenhMobileDocument : DanhSachKhamBenhDocument,
    {
      variables: {
        idRoom: idRoom ?? '',
        tab,
        ngay: range.from,
        keyword,
        limit: isOver ? pages.limit : null,
      },
      skip: idRoom === null,
      fetchPolicy: 'cache-and-network',
    },
  );
  const resultEvents = useResultEvents();
  useEvents(
    ['KhamBenh', 'HangDoi', 'DichVuYeuCau', 'TiepNhan', ...resultEvents],
    () => idRoom && void refetch(),
  );
  const [answer, ofTab] = useShown(answers, tab);
  const shown = answer?.danhSachKhamBenh;
  const rows = (ofTab && shown?.dongs) || [];
  return {
    ...choices,
    rows,
    onMore: isOver ? pages.moreOf(rows.length, shown?.DaKham ?? 0) : null,
    counts: shown ?? null,
    loading,
    error,
    refetch: () => void refetch(),
  };
}
