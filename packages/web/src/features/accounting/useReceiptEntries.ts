import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../session/useSession.ts';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { useRecordForm } from '../../ui/recordForm/useRecordForm.ts';
import { useEvents } from '../../ui/useEvents.ts';
import { PostReceiptDocument, ReceiptEntriesDocument } from './accounting.main.gen.ts';
import {
  accountFields,
  changedLines,
  type EntryValues,
  entryIssues,
  entryIssuesAt,
  entryValues,
  pathOf,
  type ReceiptEntries,
  versionOf,
} from './entryLines.ts';

const blank: EntryValues = {};

/** The entries of a receipt as a form, live; an act enters them, also where the catalogues gave all accounts and nothing was typed. */
export function useReceiptEntries(BienLai_Id: string, onSaved: () => void) {
  const { t } = useTranslation('accounting');
  const { message } = useNotices();
  const may = useSession().permissions.has('DINH_KHOAN');
  const client = useApolloClient();
  const { data, error, refetch } = useQuery(ReceiptEntriesDocument, {
    variables: { id: BienLai_Id },
    fetchPolicy: 'cache-and-network',
  });
  useEvents(['SoQuy', 'BienLai'], () => void refetch());
  const entries = data?.butToans ?? null;
  const record = useMemo(
    // a whole answer: it is asked for with one policy
    () => (entries ? ({ _id: BienLai_Id, entries } as ReceiptEntries) : null),
    [BienLai_Id, entries],
  );
  const [post] = useMutation(PostReceiptDocument);
  const form = useRecordForm<ReceiptEntries, EntryValues, 'post'>({
    ids: 'entry-',
    form: 'but-toan',
    id: BienLai_Id,
    record,
    blank,
    identify: (one) => ({ id: one._id, version: versionOf(one) }),
    toValues: entryValues,
    editable: () => may,
    check: (values, one) => (one ? entryIssues(one, values) : []),
    placed: entryIssuesAt,
    partOf: (path) => path,
    load: async (id) => {
      const answer = await client.query({
        query: ReceiptEntriesDocument,
        variables: { id },
        fetchPolicy: 'network-only',
      });
      return answer.data ? { _id: id, entries: answer.data.butToans } : null;
    },
    save: async ({ values, requestId, record: known }) => {
      const dongs = known ? changedLines(known, values) : [];
      if (dongs.length === 0) return known;
      const answer = await post({ variables: { input: { requestId, BienLai_Id, dongs } } });
      return answer.data ? { _id: BienLai_Id, entries: answer.data.butToans } : null;
    },
    describe: ({ paths, mine, theirs, record: known }) =>
      (known?.entries ?? []).flatMap((entry) =>
        accountFields
          .map((field) => ({ path: pathOf(entry, field), label: `${entry.TenHinhThuc}: ${t(field)}` }))
          .filter(({ path }) => paths.includes(path))
          .map((line) => ({ ...line, mine: mine[line.path] || '–', theirs: theirs[line.path] || '–' })),
      ),
    onSaved: () => {
      message.success(t('saved'));
      void refetch();
      onSaved();
    },
  });
  return { form, record, error, refetch, may };
}
