import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { today } from '../../ui/dateText.ts';
import { type DayRange, daysOf } from '../../ui/periods.ts';
import { useDownload } from '../../ui/useDownload.ts';
import { CommissionDocument, type CommissionQuery } from './commission.main.gen.ts';

export type Due = CommissionQuery['bangHoaHong']['dongs'][number];

type Chosen = { room: string | null; person: string | null; service: string | null };

/** What staff are due of a month, or of other days: of all that was performed, or of a room, a person, a service. */
export function useCommission() {
  const [range, setRange] = useState<DayRange>(() => daysOf('month', today()));
  const [chosen, setChosen] = useState<Chosen>({ room: null, person: null, service: null });
  const download = useDownload();
  const input = {
    tuNgay: range.from,
    denNgay: range.to,
    ...(chosen.room ? { NoiThucHien_Id: chosen.room } : {}),
    ...(chosen.person ? { NhanVien_Id: chosen.person } : {}),
    ...(chosen.service ? { DichVu_Id: chosen.service } : {}),
  };
  const { data, loading, error, refetch } = useQuery(CommissionDocument, {
    variables: { input },
    fetchPolicy: 'network-only',
  });
  return {
    range,
    setRange,
    chosen,
    choose: (part: Partial<Chosen>) => setChosen((before) => ({ ...before, ...part })),
    input,
    found: data?.bangHoaHong ?? null,
    loading,
    error,
    refetch: () => void refetch(),
    /** Gives what is shown to the user as a workbook. */
    give: () =>
      download(
        `/api/commission/export.xlsx?${new URLSearchParams(input)}`,
        `hoa-hong-${range.from}-${range.to}.xlsx`,
      ),
  };
}

export type Commission = ReturnType<typeof useCommission>;
