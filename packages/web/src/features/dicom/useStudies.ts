import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useEvents } from '../../ui/useEvents.ts';
import { useListChoices } from '../../ui/useListChoices.ts';
import { DicomStudiesDocument, type DicomStudyFragment } from './dicom.main.gen.ts';

/** What the screen shows, by the word of the address. */
export const dicomTabs = ['da-nhan', 'chua-ghep', 'may'] as const;
export type DicomTab = (typeof dicomTabs)[number];

export const studyPageSize = 50;

/** The studies that modalities sent, live: those of some days, or those of no order, whenever they came; for who `maySee` them. */
export function useStudies(tab: DicomTab, maySee: boolean) {
  const choices = useListChoices(dicomTabs, 'da-nhan');
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<DicomStudyFragment | null>(null);
  const [of, setOf] = useState(tab);
  if (of !== tab) {
    setOf(tab);
    setPage(1);
  }
  const { keyword, range } = choices;
  const { data, previousData, loading, error, refetch } = useQuery(DicomStudiesDocument, {
    variables: {
      ...(tab === 'chua-ghep'
        ? { trangThai: 'ChuaGhep' as const }
        : { startDate: range.from, endDate: range.to }),
      keyword,
      page,
      limit: studyPageSize,
    },
    fetchPolicy: 'cache-and-network',
    skip: !maySee,
  });
  useEvents(['DICOM'], () => {
    if (maySee) void refetch();
  });
  const shown = (data ?? previousData)?.danhSachCaDICOM;
  const rows = shown?.data ?? [];
  const first = <A extends unknown[]>(set: (...args: A) => void) => {
    return (...args: A) => {
      setPage(1);
      set(...args);
    };
  };
  return {
    search: choices.search,
    setSearch: first(choices.setSearch),
    range,
    setRange: first(choices.setRange),
    page,
    setPage,
    rows,
    total: shown?.totalRows ?? 0,
    /** How many are of no order; null until it is known. */
    waiting: shown?.chuaGhep ?? null,
    loading: loading && !data,
    /** Asks for what was just searched. */
    searching: loading,
    error: data ? undefined : error,
    refetch: () => void refetch(),
    opened,
    show: setOpened,
    /** Somebody else changed the study that is open: it is read anew, and closed where it is in the list no more. */
    reopen: async () => {
      const { data: now } = await refetch();
      setOpened((before) => now?.danhSachCaDICOM.data.find(({ _id }) => _id === before?._id) ?? null);
    },
  };
}

export type Studies = ReturnType<typeof useStudies>;
