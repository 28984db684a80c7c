import { useApolloClient, useMutation } from '@apollo/client/react';
import { phieuSoKetTexts } from '@sen/domain/medicalRecords/phieuSoKet';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../ui/dateText.ts';
import { useRecordForm } from '../../ui/recordForm/useRecordForm.ts';
import {
  SoKetCuaBenhAnDocument,
  type SoKetFragment,
  SuaSoKetDocument,
  VietSoKetDocument,
} from './papers.main.gen.ts';
import { type Begun, type SummaryValues, summaryValues } from './summaryValues.ts';

/** The form of a summary of progress: a new one of a record, or a change. */
export function useSummaryForm(
  BenhAn_Id: string,
  summary: SoKetFragment | null,
  onDone: (saved: SoKetFragment) => void,
  begun: Begun = {},
) {
  const { t } = useTranslation('medicalRecords');
  const client = useApolloClient();
  const [create] = useMutation(VietSoKetDocument);
  const [update] = useMutation(SuaSoKetDocument);
  const [blank] = useState(() => ({ ...summaryValues(null), ...begun }));
  return useRecordForm<SoKetFragment, SummaryValues>({
    form: 'so-ket',
    ids: 'so-ket',
    id: summary?._id ?? `new/${BenhAn_Id}`,
    record: summary,
    blank,
    identify: ({ _id, version }) => ({ id: _id, version }),
    toValues: summaryValues,
    load: async (id) => {
      const { data } = await client.query({
        query: SoKetCuaBenhAnDocument,
        variables: { BenhAn_Id },
        fetchPolicy: 'network-only',
      });
      return data?.phieuSoKets.find((one) => one._id === id) ?? null;
    },
    save: async ({ id, values, version, requestId }) => {
      if (id)
        return (
          (await update({ variables: { id, input: { ...values, version } } })).data?.updatePhieuSoKet ?? null
        );
      const input = { ...values, BenhAn_Id, requestId };
      return (await create({ variables: { input } })).data?.createPhieuSoKet ?? null;
    },
    describe: async ({ paths, mine, theirs }) =>
      (['NgaySoKet', ...phieuSoKetTexts] as const)
        .filter((path) => paths.includes(path))
        .map((path) => ({
          path,
          label: t(`summary.${path}`),
          mine: textOf(path, mine),
          theirs: textOf(path, theirs),
        })),
    onSaved: ({ record: saved }) => onDone(saved),
  });
}

function textOf(path: keyof SummaryValues, values: SummaryValues): string {
  const value = values[path];
  if (!value) return '–';
  return path === 'NgaySoKet' ? formatDateTime(value) : value;
}
