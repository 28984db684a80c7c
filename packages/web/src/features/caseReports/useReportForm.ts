import { useApolloClient, useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { formatDate, isDay } from '../../ui/dateText.ts';
import type { SessionOfPaper } from '../../ui/feature.ts';
import { useRecordForm } from '../../ui/recordForm/useRecordForm.ts';
import {
  type CaBenhFragment,
  CaBenhHienTaiDocument,
  LapCaBenhDocument,
  LapLaiCaBenhDocument,
  SuaCaBenhDocument,
} from './caseReports.main.gen.ts';
import { type ReportValues, reportFields, reportInput, reportValues, type Work } from './reportValues.ts';

type Args = {
  session: SessionOfPaper;
  work: Work;
  /** The report that is changed, or written anew; null for a first one. */
  record: CaBenhFragment | null;
  /** Why there is a new version; null where there is none. */
  again: string | null;
  onDone: () => void;
};

/** The form of a case report: a first one, a change of a draft, or a new version of one that was sent. */
export function useReportForm({ session, work, record, again, onDone }: Args) {
  const { t } = useTranslation('caseReports');
  const client = useApolloClient();
  const [create] = useMutation(LapCaBenhDocument);
  const [update] = useMutation(SuaCaBenhDocument);
  const [renew] = useMutation(LapLaiCaBenhDocument);
  return useRecordForm<CaBenhFragment, ReportValues, 'again'>({
    form: 'ca-benh',
    id: record?._id ?? `new/${session._id}`,
    record,
    blank: reportValues(null, work, session.Ngay),
    identify: ({ _id, version }) => ({ id: _id, version }),
    toValues: (of) => reportValues(of, work, session.Ngay),
    load: async (id) => {
      const { data } = await client.query({
        query: CaBenhHienTaiDocument,
        variables: { KhamBenh_Id: session._id },
        fetchPolicy: 'network-only',
      });
      // only the live report is written in
      return data?.baoCaoCaBenh?._id === id ? data.baoCaoCaBenh : null;
    },
    save: async ({ id, values, version, requestId, act }) => {
      const input = reportInput(values);
      if (id && act === 'again') {
        const variables = { id, LyDo: again ?? '', input: { ...input, version, requestId } };
        return (await renew({ variables })).data?.lapLaiBaoCaoCaBenh ?? null;
      }
      if (id) {
        const { data } = await update({ variables: { id, input: { ...input, version } } });
        return data?.updateBaoCaoCaBenh ?? null;
      }
      const variables = { input: { ...input, KhamBenh_Id: session._id, requestId } };
      return (await create({ variables })).data?.createBaoCaoCaBenh ?? null;
    },
    describe: async ({ paths, mine, theirs }) =>
      reportFields
        .filter((path) => paths.includes(path))
        .map((path) => ({ path, label: t(path), mine: textOf(mine[path]), theirs: textOf(theirs[path]) })),
    onSaved: () => onDone(),
  });
}

function textOf(value: string | boolean | null | undefined): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? '✓' : '–';
  return isDay(value) ? formatDate(value) : value;
}
