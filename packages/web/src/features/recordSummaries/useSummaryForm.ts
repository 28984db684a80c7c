import { useApolloClient, useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { formatDate, isDay } from '../../ui/dateText.ts';
import { useRecordForm } from '../../ui/recordForm/useRecordForm.ts';
import { refTexts } from '../examination/refTexts.ts';
import {
  CapLaiTomTatDocument,
  CapTomTatDocument,
  SuaTomTatDocument,
  TomTatCuaYeuCauDocument,
  type TomTatFragment,
} from './recordSummaries.main.gen.ts';
import { type Beginning, type SummaryValues, summaryFields, summaryValues } from './summaryValues.ts';

type Args = {
  YeuCau_Id: string;
  /** What a new one begins with, or the summary itself. */
  begun: Beginning | TomTatFragment;
  /** The summary that is changed or issued again; null for a new one. */
  record: TomTatFragment | null;
  /** Why it is issued again; null where it is not. */
  again: string | null;
  onDone: (saved: TomTatFragment) => void;
};

/** The form of a summary: a new one, a change of one that nobody has on paper, or a version that replaces one. */
export function useSummaryForm({ YeuCau_Id, begun, record, again, onDone }: Args) {
  const { t } = useTranslation('recordSummaries');
  const client = useApolloClient();
  const [create] = useMutation(CapTomTatDocument);
  const [update] = useMutation(SuaTomTatDocument);
  const [issueAgain] = useMutation(CapLaiTomTatDocument);
  return useRecordForm<TomTatFragment, SummaryValues, 'again'>({
    form: 'tom-tat-ho-so',
    id: record?._id ?? `new/${YeuCau_Id}`,
    record,
    blank: summaryValues(begun),
    identify: ({ _id, version }) => ({ id: _id, version }),
    toValues: summaryValues,
    load: async (id) => {
      const { data } = await client.query({
        query: TomTatCuaYeuCauDocument,
        variables: { id: YeuCau_Id },
        fetchPolicy: 'network-only',
      });
      return data?.tomTatHoSoBenhAns.find((one) => one._id === id) ?? null;
    },
    save: async ({ id, values, version, requestId, act }) => {
      if (id && act === 'again') {
        const variables = { id, LyDo: again ?? '', input: { ...values, version, requestId } };
        return (await issueAgain({ variables })).data?.capLaiTomTatHoSoBenhAn ?? null;
      }
      if (id) {
        const { data } = await update({ variables: { id, input: { ...values, version } } });
        return data?.updateTomTatHoSoBenhAn ?? null;
      }
      const variables = { input: { ...values, YeuCau_Id, requestId } };
      return (await create({ variables })).data?.createTomTatHoSoBenhAn ?? null;
    },
    describe: async ({ paths, mine, theirs, record: known }) => {
      const ids = [mine, theirs].flatMap((of) => [of.ChanDoanICD_Id ?? [], of.ChanDoanPhuICD_Ids].flat());
      const labels = [known?.ChanDoanICD, ...(known?.ChanDoanPhuICDs ?? [])];
      const refs = await refTexts(client, 'ICD', ids, labels);
      const text = (path: (typeof summaryFields)[number], of: SummaryValues): string => {
        const value = of[path];
        if (value === null || value.length === 0) return '–';
        if (typeof value !== 'string') return value.map((id) => refs.get(id) ?? id).join(', ');
        return isDay(value) ? formatDate(value) : (refs.get(value) ?? value);
      };
      return summaryFields
        .filter((path) => paths.includes(path))
        .map((path) => ({ path, label: t(path), mine: text(path, mine), theirs: text(path, theirs) }));
    },
    onSaved: ({ record: saved }) => onDone(saved),
  });
}
