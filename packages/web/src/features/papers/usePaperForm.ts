import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import type { RefLabel } from '../../ui/entry.ts';
import type { SessionOfPaper } from '../../ui/feature.ts';
import { useRecordForm } from '../../ui/recordForm/useRecordForm.ts';
import { refTexts } from '../examination/refTexts.ts';
import { fieldText } from './fieldText.ts';
import type { PaperForm, PaperScreen, StoredPaper } from './paperScreen.ts';

type Args<R, Q> = {
  session: SessionOfPaper;
  /** What told of the papers of the session. */
  answer: Q;
  /** The paper that is changed or issued again; null for a new one. */
  record: R | null;
  /** Why it is issued again; null where it is not. */
  again: string | null;
  onDone: (saved: R) => void;
};

/** The label of a field: that of its texts, else that of its record. */
export function usePaperLabels({ texts, record }: { texts: string; record: PaperScreenRecord }) {
  const { t } = useTranslation(texts);
  return (path: string): string =>
    t(path, { defaultValue: record.fields[path]?.label[currentLanguage()] ?? path });
}

type PaperScreenRecord = PaperScreen<StoredPaper, object, object, unknown, OperationVariables>['record'];

/** The form of a paper: a new one, a change of one that nobody has on paper, or one that is issued again. */
export function usePaperForm<
  R extends StoredPaper,
  V extends object,
  I extends object,
  Q,
  X extends OperationVariables,
>(
  paper: PaperScreen<R, V, I, Q, X>,
  { session, answer, record, again, onDone }: Args<R, Q>,
): PaperForm<R, V> {
  const { operations, fields } = paper;
  const { list, create, update, reissue } = operations;
  const client = useApolloClient();
  const labelOf = usePaperLabels(paper);
  const mutate = async <Y extends OperationVariables>(
    mutation: TypedDocumentNode<object, Y>,
    variables: Y,
  ) => {
    const { data } = await client.mutate<object, OperationVariables>({ mutation, variables });
    return (Object.values(data ?? {})[0] ?? null) as R | null; // its one root field answers the paper
  };
  const work = useRecordForm<R, V, 'again'>({
    form: paper.form,
    id: record?._id ?? `new/${session._id}`,
    record,
    blank: paper.values(null, session, answer),
    identify: ({ _id, version }) => ({ id: _id, version }),
    toValues: (of) => paper.values(of, session, answer),
    check: (values) => paper.check?.(values, session) ?? [],
    load: async (id) => {
      const { data } = await client.query<Q, OperationVariables>({
        query: list.query,
        variables: list.of(session),
        fetchPolicy: 'network-only',
      });
      return data === undefined ? null : (list.papers(data as Q).find((one) => one._id === id) ?? null); // all of it
    },
    save: async ({ id, values, version, requestId }) => {
      const input = paper.input(values);
      if (id && again !== null && reissue)
        return mutate(reissue, { id, LyDo: again, input: { ...input, version, requestId } });
      if (id && update) return mutate(update, { id, input: { ...input, version } });
      return mutate(create, { input: { ...input, KhamBenh_Id: session._id, requestId } });
    },
    describe: async ({ paths, mine, theirs, record: stored }) => {
      const changed = fields.filter((path) => paths.includes(path));
      const names = new Map<string, string>();
      for (const path of changed) {
        const field = paper.record.fields[path];
        if (field?.kind !== 'ref' || typeof field.to !== 'string') continue;
        const ids = [mine[path], theirs[path]].filter((id) => typeof id === 'string');
        const known = labelIn(stored, path.replace(/_Id$/, ''));
        for (const [id, text] of await refTexts(client, field.to, ids, [known])) names.set(id, text);
      }
      return changed.map((path) => ({
        path,
        label: labelOf(path),
        mine: fieldText(paper.record.fields[path], mine[path], names),
        theirs: fieldText(paper.record.fields[path], theirs[path], names),
      }));
    },
    onSaved: ({ record: saved }) => onDone(saved),
  });
  if (!paper.follow) return work;
  const { follow } = paper;
  return {
    ...work,
    onValuesChange: (changed) => {
      work.onValuesChange(changed);
      const follows = follow(changed);
      if (Object.keys(follows).length > 0) work.change(follows);
    },
  };
}

function labelIn(record: object | null, name: string): RefLabel | null {
  return ((record as Record<string, unknown> | null)?.[name] as RefLabel | undefined) ?? null; // labels stand beside ids
}
