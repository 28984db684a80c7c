import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../session/userMessage.ts';
import { useSession } from '../../session/useSession.ts';
import { allows } from '../../ui/acts.ts';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { useRecordForm, useRecordValues } from '../../ui/recordForm/useRecordForm.ts';
import { useEvents } from '../../ui/useEvents.ts';
import {
  TestMoveDocument,
  TestResultOfSlipDocument,
  TestReturnDocument,
  TestSaveDocument,
  TestTakeBackDocument,
} from './functionalTests.main.gen.ts';
import { conflictLines } from './testConflict.ts';
import {
  entryIssues,
  inputOf,
  issuesInSlip,
  type LineValues,
  lineOf,
  partOfIssue,
  progressOf,
  type TestResult,
  type TestValues,
  testParts,
  valuesOf,
} from './testEntry.ts';

const nothing: TestValues = {};

/** One slip of functional tests, live: its content as a form, and its acts. An act answers whether it was done. */
export function useTestSlip(id: string | null) {
  const { t } = useTranslation('functionalTests');
  const { message } = useNotices();
  const { permissions } = useSession();
  const client = useApolloClient();
  const query = useQuery(TestResultOfSlipDocument, {
    variables: { id: id ?? '' },
    skip: id === null,
    fetchPolicy: 'cache-and-network',
  });
  const { refetch } = query;
  const known = query.data?.ketQuaThamDoChucNang;
  const [move, moving] = useMutation(TestMoveDocument);
  const [save] = useMutation(TestSaveDocument);
  const [giveBack] = useMutation(TestReturnDocument);
  const [takeBack, takingBack] = useMutation(TestTakeBackDocument);
  const mayWrite = (of: TestResult | null) =>
    of?.DichVuYeuCau.TrangThai === 'ChuaKetQua' && permissions.has('THAM_DO_CHUC_NANG');

  const record = useRecordForm<TestResult, TestValues, 'return'>({
    form: 'tham-do-chuc-nang',
    id: id ?? '',
    record: known && known.DichVuYeuCau_Id === id ? known : null,
    blank: nothing,
    identify: ({ DichVuYeuCau_Id, DichVuYeuCau: { version } }) => ({ id: DichVuYeuCau_Id, version }),
    toValues: ({ ketQuas }) => valuesOf(ketQuas),
    parts: testParts,
    partOf: (path, of) => partOfIssue(path, of?.ketQuas ?? []),
    check: (values, of) => entryIssues(of?.ketQuas ?? [], values, false),
    editable: mayWrite,
    load: async (of) => {
      const variables = { id: of };
      const { data } = await client.query({
        query: TestResultOfSlipDocument,
        variables,
        fetchPolicy: 'network-only',
      });
      return data?.ketQuaThamDoChucNang ?? null;
    },
    save: async ({ values, changed, version, act, record: on }) => {
      if (!on) return null;
      const { DichVuYeuCau: slip, ketQuas } = on;
      const luu = inputOf(ketQuas, values, changed, version ?? slip.version);
      const variables = { id: on.DichVuYeuCau_Id };
      const { data } = act
        ? await giveBack({
            variables: {
              ...variables,
              input: { oldState: slip.TrangThai, luu: changed.length > 0 ? luu : null },
            },
          })
        : await save({ variables: { ...variables, input: luu } });
      if (data)
        client.writeQuery({
          query: TestResultOfSlipDocument,
          variables,
          data: { ketQuaThamDoChucNang: data.ketQua },
        });
      return data?.ketQua ?? null;
    },
    placed: (issues, sent, of) =>
      of ? issuesInSlip(issues, of.ketQuas, testParts.differing(sent, valuesOf(of.ketQuas))) : issues,
    describe: ({ paths, mine, theirs, record: of }) =>
      conflictLines(paths, mine, theirs, of?.ketQuas ?? [], (field, count) =>
        field === 'hinhAnhs' ? t('images', { count }) : t(`field.${field}`),
      ),
    onSaved: ({ record: of, act }) => {
      const code = of.DichVuYeuCau.SoPhieuYeuCau;
      message.success(act ? t('returned', { code }) : t('saved'));
    },
  });
  const values = useRecordValues(record);
  const result = record.record;
  const slip = result?.DichVuYeuCau ?? null;
  const lines = result?.ketQuas ?? [];

  useEvents(['ThamDoChucNang', 'DichVuYeuCau', 'VienPhi'], (event) => {
    if (!slip) return;
    const about = event?.data as { DichVuYeuCau_Ids?: string[]; TiepNhan_Id?: string } | undefined; // an event's JSON
    const isMine = about?.DichVuYeuCau_Ids?.includes(slip._id) || about?.TiepNhan_Id === slip.TiepNhan_Id;
    if (event === null || isMine) void refetch();
  });

  /** An act besides the content. */
  const attempt = async (act: () => Promise<unknown>): Promise<boolean> => {
    try {
      await act();
      await refetch();
      return true;
    } catch (error) {
      if (!record.issues.show(error)) message.error(userMessage(error), 5);
      await refetch().catch(() => undefined);
      return false;
    }
  };
  const send = async (act: 'return' | null): Promise<boolean> => {
    const { kind } = await record.save(act);
    // why it was refused may be seen on the slip
    if (kind === 'failed') await refetch().catch(() => undefined);
    return kind === 'ok';
  };
  const isComplete = (): boolean => {
    const found = entryIssues(lines, record.values(), true);
    record.issues.set(found);
    const [first] = found;
    if (first) document.getElementById(fieldId(first.path))?.focus();
    return found.length === 0;
  };
  const state = slip?.TrangThai ?? 'SanSang';
  return {
    ...record,
    result,
    content: values,
    error: query.error,
    refetch: () => void refetch(),
    editable: mayWrite(result),
    progress: progressOf(lines, values),
    busy: record.saving || moving.loading || takingBack.loading,
    may: (action: string) => allows(slip, action),
    /** Changes fields of one service. */
    changeLine: (ChiTiet_Id: string, part: Partial<LineValues>) =>
      record.change({ [ChiTiet_Id]: { ...lineOf(record.values(), ChiTiet_Id), ...part } }),
    begin: async () =>
      slip !== null &&
      attempt(() => move({ variables: { id: slip._id, oldState: state, newState: 'ChuaKetQua' } })),
    undoBegin: async () =>
      slip !== null &&
      attempt(() => move({ variables: { id: slip._id, oldState: state, newState: 'SanSang' } })),
    save: () => send(null),
    returnResult: async () => (isComplete() ? send('return') : false),
    takeBack: async (LyDo: string) =>
      slip !== null && attempt(() => takeBack({ variables: { id: slip._id, oldState: state, LyDo } })),
  };
}

export type TestSlip = ReturnType<typeof useTestSlip>;

/** The id of the field that an issue of the slip is about: `ketQuas.0.KetLuan`. */
export function fieldId(path: string): string {
  return path.replaceAll('.', '_');
}
