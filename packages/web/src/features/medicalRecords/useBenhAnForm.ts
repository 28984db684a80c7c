import { useApolloClient, useMutation } from '@apollo/client/react';
import { benhAnIssues } from '@sen/domain/medicalRecords/benhAn';
import { useTranslation } from 'react-i18next';
import { allows } from '../../ui/acts.ts';
import { useRecordForm } from '../../ui/recordForm/useRecordForm.ts';
import { type BenhAnValues, benhAnInput, benhAnValues } from './benhAnValues.ts';
import {
  type BenhAnNgoaiTruFragment,
  LapBenhAnDocument,
  MotBenhAnDocument,
  SuaBenhAnDocument,
} from './medicalRecords.main.gen.ts';

type Args = {
  /** The record that is changed; null for a new one. */
  record: BenhAnNgoaiTruFragment | null;
  /** What a new one begins with, and the examination that opens it. */
  blank: BenhAnValues;
  KhamBenh_Id: string;
  onDone: (saved: BenhAnNgoaiTruFragment) => void;
};

/** The form of an outpatient record: a new one of an examination, or a change. */
export function useBenhAnForm({ record, blank, KhamBenh_Id, onDone }: Args) {
  const { t } = useTranslation('medicalRecords');
  const client = useApolloClient();
  const [create] = useMutation(LapBenhAnDocument);
  const [update] = useMutation(SuaBenhAnDocument);
  return useRecordForm<BenhAnNgoaiTruFragment, BenhAnValues>({
    form: 'benh-an',
    ids: 'benh-an',
    id: record?._id ?? `new/${KhamBenh_Id}`,
    record,
    blank,
    identify: ({ _id, version }) => ({ id: _id, version }),
    toValues: benhAnValues,
    check: (values) => benhAnIssues(benhAnInput(values), new Date()),
    editable: (of) => !of || allows(of, 'sua'),
    load: async (id) => {
      const { data } = await client.query({
        query: MotBenhAnDocument,
        variables: { id },
        fetchPolicy: 'network-only',
      });
      return data?.benhAn ?? null;
    },
    save: async ({ id, values, version, requestId }) => {
      const input = benhAnInput(values);
      if (id) {
        const { data } = await update({ variables: { id, input: { ...input, version } } });
        return data?.updateBenhAnNgoaiTru ?? null;
      }
      const { data } = await create({ variables: { input: { ...input, KhamBenh_Id, requestId } } });
      return data?.createBenhAnNgoaiTru ?? null;
    },
    describe: async (choice) => (await import('./benhAnLines.ts')).benhAnLines(client, choice, t),
    onSaved: ({ record: saved }) => onDone(saved),
  });
}

export type BenhAnForm = ReturnType<typeof useBenhAnForm>;
