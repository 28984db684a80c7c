import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { eachAsked, useEvents } from '../../ui/useEvents.ts';
import { DanhSachKhamBenhDocument, type DongKhamFragment } from './examination.main.gen.ts';

export const examTabs = ['ChoKham', 'DangKham', 'DaKham', 'KhongDen'] as const;
export type ExamTab = (typeof examTabs)[number];
export type ExamRow = DongKhamFragment;

/** The work list of a room today, live: one tab and the counts of all. */
export function useExamList(idRoom: string | null) {
  const [tab, setTab] = useState<ExamTab>('ChoKham');
  const [search, setSearch] = useState('');
  const { data, previousData, loading, error, refetch } = useQuery(DanhSachKhamBenhDocument, {
    variables: { idRoom: idRoom ?? '', tab, keyword: search },
    skip: idRoom === null,
    fetchPolicy: 'cache-and-network',
    context: eachAsked,
  });
  useEvents(['KhamBenh', 'HangDoi', 'DichVuYeuCau', 'XetNghiem', 'TiepNhan'], () => idRoom && void refetch());
  const shown = (data ?? previousData)?.danhSachKhamBenh;
  return {
    tab,
    setTab: (key: string) => setTab(examTabs.find((one) => one === key) ?? 'ChoKham'),
    search,
    setSearch,
    rows: shown?.dongs ?? [],
    counts: shown ?? null,
    loading,
    error,
    refetch: () => void refetch(),
  };
}
