import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type { Fields, RecordDef, RecordField } from '@sen/domain/records/record';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { SessionContext } from '../../session/useSession.ts';
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
export function usePaperLabels(paper: Known & { texts: string }) {
  const { t } = useTranslation(paper.texts);
  return (path: string): string =>
    t(path, { defaultValue: fieldOf(paper, path)?.label[currentLanguage()] ?? path });
}

type Known = { record: RecordDef; also?: Fields };

/** A field of the form. */
const fieldOf = ({ record, also }: Known, path: string): RecordField | undefined =>
  also?.[path] ?? record.fields[path];

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
  const { operations, fields, ground = 'KhamBenh_Id' } = paper;
  const { list, create, update, reissue } = operations;
  const client = useApolloClient();
  const me = useContext(SessionContext)?.user.employee?._id ?? null;
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
    blank: paper.values(null, session, answer, me),
    identify: ({ _id, version }) => ({ id: _id, version }),
    toValues: (of) => paper.values(of, session, answer, me),
    check: (values) => paper.check?.(values, session) ?? [],
    placed: (issues) => paper.placed?.(issues) ?? issues,
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
      const of = { [ground]: session._id } as { KhamBenh_Id: string }; // or by its own name
      return mutate(create, { input: { ...input, ...of, requestId } });
    },
    describe: async ({ paths, mine, theirs, record: stored }) => {
      const changed = fields.filter((path) => paths.includes(path));
      const names = new Map<string, string>();
      for (const path of changed) {
        const to = catalogueOf(fieldOf(paper, path));
        if (!to) continue;
        const ids = [mine[path], theirs[path]].flat().filter((id) => typeof id === 'string');
        const known = labelIn(stored, path.replace(/_Id$/, ''));
        for (const [id, text] of await refTexts(client, to, ids, [known])) names.set(id, text);
      }
      return changed.map((path) => ({
        path,
        label: labelOf(path),
        mine: fieldText(fieldOf(paper, path), mine[path], names),
        theirs: fieldText(fieldOf(paper, path), theirs[path], names),
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

/** The catalogue that names what a field refers to. */
function catalogueOf(field: RecordField | undefined): string | null {
  if (field?.kind !== 'ref' && field?.kind !== 'refs') return null;
  if (field.to === 'account') return 'NhanVien';
  return typeof field.to === 'string' ? field.to : null;
}

function labelIn(record: object | null, name: string): RefLabel | null {
  return ((record as Record<string, unknown> | null)?.[name] as RefLabel | undefined) ?? null; // labels stand beside ids
}
