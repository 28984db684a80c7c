import { useMutation } from '@apollo/client/react';
import type { BatchAct } from '@sen/domain/catalogue/batch';
import { batchMost } from '@sen/domain/catalogue/batch';
import type { CatalogueDef } from '@sen/domain/catalogue/catalogue';
import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import Tag from 'lucide-react/icons/tag';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CatalogueDocuments, Entry, EntryValues } from '../../ui/entry.ts';
import type { BulkAct, BulkOutcome } from '../../ui/grid/BulkBar.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { type Refusal, refusalText } from './refusalText.ts';

type Report = { report: { done: string[]; refused: Refusal[] } };
type Options = {
  def: CatalogueDef;
  documents: CatalogueDocuments;
  mayWrite: boolean;
  onDone: () => void;
  onExport: (rows: readonly Entry[]) => void;
  /** Opens the form of a new entry that begins with these values. */
  onCopy: (values: EntryValues) => void;
};
type Waiting = { rows: readonly Entry[]; answer: (outcome: BulkOutcome | null) => void };

/** What can be done with chosen entries; each act is one request for all of them. `changing`: those whose field is about to be chosen. */
export function useBulk({ def, documents, mayWrite, onDone, onExport, onCopy }: Options) {
  const { t } = useTranslation('catalogue');
  const { message } = useNotices();
  const [batch] = useMutation<Report>(documents.batch);
  const [changing, setChanging] = useState<Waiting | null>(null);
  const send = async (
    act: BatchAct,
    rows: readonly Entry[],
    input?: EntryValues,
  ): Promise<BulkOutcome | null> => {
    if (rows.length > batchMost) {
      message.warning(t('bulk.most', { count: batchMost }));
      return null;
    }
    const { data } = await batch({
      variables: { act, ids: rows.map(({ _id }) => _id), ...(input ? { input } : {}) },
    });
    onDone();
    const { done = [], refused = [] } = data?.report ?? {};
    return {
      done: done.length,
      refused: refused.map((one) => ({ key: one._id, reason: refusalText(def, one) })),
    };
  };
  const exported: BulkAct<Entry> = {
    key: 'export',
    label: t('export'),
    icon: <Download size={15} aria-hidden />,
    run: (rows) => {
      onExport(rows);
      return null;
    },
  };
  const suspend = (TamNgung: boolean): BulkAct<Entry> => ({
    key: TamNgung ? 'suspend' : 'resume',
    label: t(TamNgung ? 'bulk.suspend' : 'bulk.resume'),
    icon: TamNgung ? <Pause size={15} aria-hidden /> : <Play size={15} aria-hidden />,
    confirm: (count) => ({
      title: t(TamNgung ? 'bulk.suspendQuestion' : 'bulk.resumeQuestion', { count }),
      okText: t(TamNgung ? 'bulk.suspend' : 'bulk.resume'),
    }),
    run: async (rows) => {
      const outcome = await send('update', rows, { TamNgung });
      const refused = new Set(outcome?.refused.map(({ key }) => key));
      const changed = rows.filter((row) => row.TamNgung !== TamNgung && !refused.has(row._id));
      const undo = () => send('update', changed, { TamNgung: !TamNgung });
      return outcome && { ...outcome, undo: changed.length > 0 ? undo : undefined };
    },
  });
  const writing: ReadonlyArray<BulkAct<Entry>> = [
    {
      key: 'change',
      label: t('bulk.change'),
      icon: <Tag size={15} aria-hidden />,
      run: (rows) => new Promise((answer) => setChanging({ rows, answer })),
    },
    {
      key: 'duplicate',
      label: t('bulk.duplicate'),
      icon: <Copy size={15} aria-hidden />,
      confirm: (count) =>
        count === 1
          ? null
          : {
              title: t('bulk.duplicateQuestion', { count }),
              content: t('bulk.duplicateHint'),
              okText: t('bulk.duplicate'),
            },
      run: (rows) => {
        const [only] = rows;
        if (rows.length !== 1 || !only) return send('duplicate', rows);
        onCopy(copyOf(def, only));
        return null;
      },
    },
    suspend(true),
    suspend(false),
    {
      key: 'remove',
      label: t('remove'),
      icon: <Trash2 size={15} aria-hidden />,
      danger: true,
      confirm: (count) => ({ title: t('bulk.removeQuestion', { count }), okText: t('remove') }),
      run: (rows) => send('remove', rows),
    },
  ];
  return {
    acts: mayWrite ? [...writing, exported] : [exported],
    changing: changing?.rows ?? null,
    change: async (input: EntryValues | null) => {
      if (!changing) return;
      try {
        changing.answer(input === null ? null : await send('update', changing.rows, input));
        setChanging(null);
      } catch (error) {
        if (input === null) throw error;
        return error;
      }
    },
  };
}

/** What a new entry begins with that is like another one: everything but what tells them apart, and pictures. */
function copyOf(def: CatalogueDef, entry: Entry): EntryValues {
  const shared = Object.entries(def.fields).filter(
    ([name, field]) =>
      field.kind !== 'image' && !(field.kind === 'text' && field.unique) && name !== def.code,
  );
  return Object.fromEntries(shared.map(([name]) => [name, entry[name] ?? null]));
}
