import { useMutation, useQuery } from '@apollo/client/react';
import type { LoaiLyDo } from '@sen/domain/acts/reasonedActs';
import { useState } from 'react';
import { saveFile } from '../../session/http.ts';
import { today } from '../../ui/dateText.ts';
import { useOwnPages } from '../../ui/grid/useOwnPages.ts';
import { type DayRange, daysOf } from '../../ui/periods.ts';
import { ExportReasonsDocument, GivenReasonsDocument, type GivenReasonsQuery } from './reasons.main.gen.ts';

export type GivenReason = GivenReasonsQuery['lyDoDaNeus']['data'][number];
type Chosen = { range: DayRange; kind: LoaiLyDo | null; person: string | null };

const limit = 50;

/** The reasons of a month, or of other days: of all that was done, of a kind, of a person. */
export function useGivenReasons() {
  const [chosen, setChosen] = useState<Chosen>(() => ({
    range: daysOf('month', today()),
    kind: null,
    person: null,
  }));
  const [page, setPage] = useState(1);
  const grid = useOwnPages('reasons', { page, pageSize: limit, onPage: setPage });
  const input = {
    tuNgay: chosen.range.from,
    denNgay: chosen.range.to,
    ...(chosen.kind ? { loai: chosen.kind } : {}),
    ...(chosen.person ? { NhanVien_Id: chosen.person } : {}),
  };
  const { data, loading, error, refetch } = useQuery(GivenReasonsDocument, {
    variables: { input, page, limit },
    fetchPolicy: 'network-only',
  });
  const [exportReasons, exporting] = useMutation(ExportReasonsDocument);
  return {
    chosen,
    choose: (part: Partial<Chosen>) => {
      setChosen({ ...chosen, ...part });
      setPage(1);
    },
    grid,
    found: data?.lyDoDaNeus ?? null,
    loading,
    error,
    refetch: () => void refetch(),
    exporting: exporting.loading,
    /** Gives what is shown to the user as a file; answers its lines, and whether older ones were left out. */
    give: async () => {
      const { data: made } = await exportReasons({ variables: { input } });
      if (!made) return null;
      const { tenTep, noiDung, soDong, conNua } = made.xuatLyDoDaNeu;
      saveFile(new Blob([noiDung], { type: 'text/csv;charset=utf-8' }), tenTep);
      return { rows: soDong, cut: conNua };
    },
  };
}
