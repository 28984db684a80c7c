import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../session/useSession.ts';
import { formatDateTime } from '../../ui/dateText.ts';
import { useRecordForm } from '../../ui/recordForm/useRecordForm.ts';
import { useWarningReasons } from '../../ui/useWarningReasons.tsx';
import { blankEntry, type EntryValues, entryInput, entryValues, repeatedEntry } from './entryValues.ts';
import {
  CorrectEntryDocument,
  SheetOfRecordDocument,
  type TreatmentEntryFragment,
  WriteEntryDocument,
} from './sheet.main.gen.ts';

/** What is written: a new entry, one that repeats another, or a correction. */
export type Writing =
  | { kind: 'new' }
  | { kind: 'repeat'; entry: TreatmentEntryFragment }
  | { kind: 'correct'; entry: TreatmentEntryFragment };

type Args = {
  NhapVien_Id: string;
  BenhAn_Id: string;
  writing: Writing;
  /** Written down for a doctor who gave it in words. */
  verbal: boolean;
  onDone: (saved: TreatmentEntryFragment) => void;
};

/** The form of an entry of a treatment sheet; what speaks against a drug is asked about when it is saved. */
export function useEntryForm({ NhapVien_Id, BenhAn_Id, writing, verbal, onDone }: Args) {
  const { t } = useTranslation('treatment');
  const client = useApolloClient();
  const me = useSession().user.employee?._id ?? null;
  const { withReasons, dialog } = useWarningReasons();
  const [write] = useMutation(WriteEntryDocument);
  const [correct] = useMutation(CorrectEntryDocument);
  const [blank] = useState(() =>
    writing.kind === 'repeat'
      ? repeatedEntry(writing.entry, me, new Date())
      : blankEntry(verbal ? null : me, new Date()),
  );
  const entry = writing.kind === 'correct' ? writing.entry : null;
  const LapTu_Id = writing.kind === 'repeat' ? writing.entry._id : null;
  const record = useRecordForm<TreatmentEntryFragment, EntryValues>({
    form: 'to-dieu-tri',
    ids: 'to-dieu-tri',
    id: entry?._id ?? (LapTu_Id ? `new/repeat/${LapTu_Id}` : `new/${NhapVien_Id}`),
    record: entry,
    blank,
    identify: ({ _id, version }) => ({ id: _id, version }),
    toValues: entryValues,
    load: async (id) => {
      const { data } = await client.query({
        query: SheetOfRecordDocument,
        variables: { BenhAn_Id },
        fetchPolicy: 'network-only',
      });
      return data?.toDieuTris.find((one) => one._id === id) ?? null;
    },
    save: ({ id, values, version, requestId }) =>
      withReasons(async (lyDoCanhBaos) => {
        const input = { ...entryInput(values), lyDoCanhBaos: [...lyDoCanhBaos] };
        if (id) {
          const changed = { ...input, version };
          return (await correct({ variables: { id, input: changed } })).data?.updateToDieuTri ?? null;
        }
        const YLenhMieng = verbal;
        const made = { ...input, NhapVien_Id, LapTu_Id, YLenhMieng, requestId };
        return (await write({ variables: { input: made } })).data?.createToDieuTri ?? null;
      }),
    describe: async ({ paths, mine, theirs }) =>
      paths.map((path) => ({
        path,
        label: t(`sheet.${path}`),
        mine: textOf(path, mine),
        theirs: textOf(path, theirs),
      })),
    onSaved: ({ record: saved }) => onDone(saved),
  });
  return { record, dialog };
}

function textOf(path: string, values: EntryValues): string {
  if (path === 'lines')
    return values.lines.map(({ TenDuoc, Lieu, Gios }) => [TenDuoc, Lieu, Gios].join(' ')).join('; ');
  const value = values[path as keyof EntryValues]; // a field of the values
  if (value === null || typeof value === 'object') return value === null ? '–' : String(value.length);
  return path === 'ThoiGian' || path === 'HieuLucDen' ? formatDateTime(value) : value;
}
