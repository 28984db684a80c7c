import { useMutation, useQuery } from '@apollo/client/react';
import { useSearchParams } from 'react-router';
import { saveFile } from '../../session/http.ts';
import { type Filter, filterOf, inputOf, paramsOf } from './filter.ts';
import {
  AccessLogDocument,
  AccessPatientDocument,
  ExportAccessLogDocument,
} from './recordAccess.main.gen.ts';

/** Who opened the record of the patient that the address names. */
export function useAccessLog() {
  const [params, setParams] = useSearchParams();
  const filter = filterOf(params);
  const input = inputOf(filter);
  const { data, loading, error, refetch } = useQuery(AccessLogDocument, {
    variables: { input: input ?? { BenhNhan_Id: '', tuNgay: filter.tuNgay, denNgay: filter.denNgay } },
    skip: input === null,
    fetchPolicy: 'network-only',
  });
  const patient = useQuery(AccessPatientDocument, {
    variables: { id: filter.BenhNhan_Id ?? '' },
    skip: filter.BenhNhan_Id === null,
    fetchPolicy: 'cache-first',
  });
  const [exportLog, exporting] = useMutation(ExportAccessLogDocument);
  return {
    filter,
    patient: patient.data?.benhNhan ?? null,
    rows: data?.nhatKyTruyCap.data ?? [],
    more: data?.nhatKyTruyCap.conNua ?? false,
    loading,
    error,
    refetch: () => void refetch(),
    narrow: (change: Partial<Filter>) => setParams(paramsOf({ ...filter, ...change }), { replace: true }),
    exporting: exporting.loading,
    /** Gives the list to the user as a file; answers its lines, and whether older ones were left out. */
    give: async () => {
      if (!input) return null;
      const { data: made } = await exportLog({ variables: { input } });
      if (!made) return null;
      const { tenTep, noiDung, soDong, conNua } = made.xuatNhatKyTruyCap;
      saveFile(new Blob([noiDung], { type: 'text/csv;charset=utf-8' }), tenTep);
      return { rows: soDong, cut: conNua };
    },
  };
}

export type AccessLog = ReturnType<typeof useAccessLog>;
