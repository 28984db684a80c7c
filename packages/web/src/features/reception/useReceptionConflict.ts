import { useApolloClient } from '@apollo/client/react';
import { catalogueByName } from '@sen/domain/catalogues/all';
import { priorityText } from '@sen/domain/queues/priority';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../app/i18n.ts';
import type { Entry } from '../../catalogue/entry.ts';
import { catalogueDocuments } from '../../catalogue/operations.ts';
import type { ConflictLine } from '../../ui/ConflictDialog.tsx';
import { formatDate, today } from '../../ui/dateText.ts';
import type { ReceptionDetailFragment, ReceptionPatientFragment } from './reception.main.gen.ts';
import { type ConflictField, mergeReception } from './receptionConflict.ts';
import { fromPatient, fromReception, type ReceptionValues } from './receptionValues.ts';
import type { ReceptionLookup } from './useReceptionLookup.ts';
import type { Payer } from './useReceptionOptions.ts';

/** What the server has now, as records and as the form shows them. */
type Theirs = {
  patient: ReceptionPatientFragment;
  reception: ReceptionDetailFragment | null;
  values: Partial<ReceptionValues>;
};
type Answer = Partial<ReceptionValues> | null;
type State = {
  theirs: Theirs;
  merged: Partial<ReceptionValues>;
  lines: readonly ConflictLine[];
  answer: (values: Answer) => void;
};

const catalogues: Partial<Record<ConflictField, string>> = {
  DiaChi_Id: 'DonViHanhChinh',
  QuocTich_Id: 'QuocTich',
  DanToc_Id: 'DanToc',
  NgheNghiep_Id: 'NgheNghiep',
  BenhVien_KCB_Id: 'BenhVien',
  BenhVienChuyen_Id: 'BenhVien',
};

/** Somebody else saved first: what only one side changed is put together, the rest is shown side by side. */
export function useReceptionConflict(payers: readonly Payer[], labelOf: (path: string) => string) {
  const { t } = useTranslation('reception');
  const client = useApolloClient();
  const [state, setState] = useState<State | null>(null);

  const entryText = async (to: string, id: string): Promise<string> => {
    const { search } = await catalogueDocuments(to);
    const { data } = await client.query<{ entries: Entry[] }>({
      query: search,
      variables: { searchString: '', limit: 1, idDefaults: [id] },
    });
    const entry = data?.entries.find((one) => one._id === id);
    return String(entry?.[catalogueByName(to)?.display ?? ''] ?? id);
  };
  const textOf = async (field: ConflictField, value: unknown): Promise<string> => {
    if (value === null || value === undefined || value === '') return '–';
    const language = currentLanguage();
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no', { ns: 'common' });
    if (typeof value === 'object') {
      const { NgaySinh, NamSinh } = value as { NgaySinh: string | null; NamSinh: number | null }; // the one field of parts
      return NgaySinh ? formatDate(NgaySinh) : String(NamSinh ?? '–');
    }
    const text = String(value);
    const to = catalogues[field];
    if (to) return entryText(to, text);
    if (field === 'DoiTuong_Id') return payers.find((one) => one._id === text)?.ten ?? text;
    if (field === 'GioiTinh') return t(`sex.${text}`, { ns: 'common' });
    if (field === 'LyDoUuTien') return priorityText(text, language);
    return /^\d{4}-\d{2}-\d{2}$/.test(text) ? formatDate(text) : text;
  };

  /** Answers the values that change in the form before it is saved again, or null when somebody went back to it. */
  const ask = async (
    base: Partial<ReceptionValues>,
    mine: ReceptionValues,
    theirs: Theirs,
  ): Promise<Answer> => {
    const { values: merged, conflicts } = mergeReception(base, mine, theirs.values);
    if (conflicts.length === 0) return merged;
    const lines = await Promise.all(
      conflicts.map(async (path) => ({
        path,
        label: labelOf(path),
        mine: await textOf(path, mine[path]),
        theirs: await textOf(path, theirs.values[path]),
      })),
    );
    return new Promise((answer) => setState({ theirs, merged, lines, answer }));
  };
  const resolve = (taken: ReadonlySet<string> | null) => {
    if (!state) return;
    const { theirs, merged, answer } = state;
    setState(null);
    if (taken === null) return answer(null);
    const chosen = Object.fromEntries(Object.entries(theirs.values).filter(([path]) => taken.has(path)));
    answer({ ...merged, ...chosen });
  };
  return {
    ask,
    dialog: {
      open: state !== null,
      lines: state?.lines ?? [],
      onKeepMine: () => resolve(new Set()),
      onTakeTheirs: () => resolve(new Set(state?.lines.map((line) => line.path))),
      onKeepChosen: resolve,
      onClose: () => resolve(null),
    },
  };
}

/** The records as the server has them now; null when they are gone. */
export async function readTheirs(
  lookup: ReceptionLookup,
  patient: ReceptionPatientFragment | null,
  reception: ReceptionDetailFragment | null,
): Promise<Theirs | null> {
  const visit = reception ? await lookup.visit(reception._id) : null;
  const read = visit || !patient ? null : await lookup.patient(patient._id);
  const known = visit?.BenhNhan ?? read?.patient;
  if (!known) return null;
  const shown = visit ? fromReception(visit) : fromPatient(known, today());
  return { patient: known, reception: visit, values: shown.values };
}
