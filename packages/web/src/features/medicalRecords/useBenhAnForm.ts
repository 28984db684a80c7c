import { useApolloClient, useMutation } from '@apollo/client/react';
import { benhAnIssues, benhAnNoiTruRequired } from '@sen/domain/medicalRecords/benhAn';
import { cleanKindValues, kindIssues } from '@sen/domain/medicalRecords/kinds/all';
import { useTranslation } from 'react-i18next';
import { allows } from '../../ui/acts.ts';
import { useRecordForm } from '../../ui/recordForm/useRecordForm.ts';
import { type BenhAnValues, benhAnInput, benhAnNoiTruInput, benhAnValues } from './benhAnValues.ts';
import {
  type BenhAnNgoaiTruFragment,
  LapBenhAnDocument,
  MotBenhAnDocument,
  SuaBenhAnDocument,
  SuaBenhAnNoiTruDocument,
} from './medicalRecords.main.gen.ts';

type Args = {
  /** The record that is changed; null for a new one. */
  record: BenhAnNgoaiTruFragment | null;
  /** What a new one begins with, and the examination that opens it. */
  blank: BenhAnValues;
  KhamBenh_Id: string;
  onDone: (saved: BenhAnNgoaiTruFragment) => void;
  /** It is the record of a stay: ward, doctor and begin follow from the stay. */
  ofStay?: boolean;
};

/** The form of a record: a new one of an examination, or a change of one, also of a stay. */
export function useBenhAnForm({ record, blank, KhamBenh_Id, onDone, ofStay = false }: Args) {
  const { t } = useTranslation('medicalRecords');
  const client = useApolloClient();
  const [create] = useMutation(LapBenhAnDocument);
  const [update] = useMutation(SuaBenhAnDocument);
  const [updateOfStay] = useMutation(SuaBenhAnNoiTruDocument);
  return useRecordForm<BenhAnNgoaiTruFragment, BenhAnValues>({
    form: 'benh-an',
    ids: 'benh-an',
    id: record?._id ?? `new/${KhamBenh_Id}`,
    record,
    blank,
    identify: ({ _id, version }) => ({ id: _id, version }),
    toValues: benhAnValues,
    check: (values) => [
      ...benhAnIssues(benhAnInput(values), new Date(), ofStay ? benhAnNoiTruRequired : undefined),
      ...kindIssues(values.NoiDungRieng),
    ],
    clean: (values) => ({ ...values, NoiDungRieng: cleanKindValues(values.NoiDungRieng) }),
    editable: (of) => !of || allows(of, ofStay ? 'suaNoiTru' : 'sua'),
    load: async (id) => {
      const { data } = await client.query({
        query: MotBenhAnDocument,
        variables: { id },
        fetchPolicy: 'network-only',
      });
      return data?.benhAn ?? null;
    },
    save: async ({ id, values, version, requestId }) => {
      if (id && ofStay) {
        const changed = { ...benhAnNoiTruInput(values), version: version ?? 0 };
        return (await updateOfStay({ variables: { id, input: changed } })).data?.updateBenhAnNoiTru ?? null;
      }
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
