import { useApolloClient, useMutation } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorCode, userMessage } from '../../session/userMessage.ts';
import { allows } from '../../ui/acts.ts';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { latestRequest } from '../../ui/latestRequest.ts';
import { useRecordForm } from '../../ui/recordForm/useRecordForm.ts';
import { useWarningReasons } from '../../ui/useWarningReasons.tsx';
import type { KhamBenhInput, LyDoCanhBaoInput } from './endAndVerify.main.gen.ts';
import {
  BatDauKhamDocument,
  DuyetKhamDocument,
  HuyKhamDocument,
  KetThucKhamDocument,
  LuuKhamDocument,
  MoPhienKhamDocument,
  type PhienKhamFragment,
  XoaKhamDocument,
} from './examination.main.gen.ts';
import { type ExamValues, emptyExam, examIssues, inputOf, valuesOf } from './examValues.ts';

/** How a session is ended by one press: it waits for the one who verifies, or is verified as well. */
export type Ending = 'end' | 'endAndVerify';

type Answer = Promise<PhienKhamFragment | null | undefined>;

/** Why a session is cancelled: an entry of the catalogue, and what there is to add. */
export type CancelReason = { LyDo_Id: string; LyDo: string | null };

/** The session that is open, as a form, and its acts. Each act answers the session as the server has it, or null when it was refused. */
export function useExam(onChanged: () => void) {
  const { t } = useTranslation('examination');
  const { message } = useNotices();
  const client = useApolloClient();
  const [opened, setOpened] = useState<PhienKhamFragment | null>(null);
  const begin = useMemo(latestRequest, []);
  const [start, starting] = useMutation(BatDauKhamDocument);
  const [save] = useMutation(LuuKhamDocument);
  const [end] = useMutation(KetThucKhamDocument);
  const { withReasons, dialog: reasonsDialog } = useWarningReasons();
  /** Asked for seldom: its operation is fetched then. */
  const endAndVerify = async (variables: {
    id: string;
    input: KhamBenhInput;
    lyDoCanhBaos: LyDoCanhBaoInput[];
  }) => {
    const { KetThucVaDuyetKhamDocument: mutation } = await import('./endAndVerify.main.gen.ts');
    return (await client.mutate({ mutation, variables })).data?.saveAndVerifyKhamBenh;
  };
  const [verify, verifying] = useMutation(DuyetKhamDocument);
  const [cancel, cancelling] = useMutation(HuyKhamDocument);
  const [remove, removing] = useMutation(XoaKhamDocument);
  const read = async (id: string) => {
    const variables = { id };
    const { data } = await client.query({
      query: MoPhienKhamDocument,
      variables,
      fetchPolicy: 'network-only',
    });
    return data?.khamBenh ?? null;
  };

  const record = useRecordForm<PhienKhamFragment, ExamValues, Ending>({
    form: 'kham-benh',
    id: opened?._id ?? '',
    record: opened,
    blank: emptyExam,
    identify: ({ _id, version }) => ({ id: _id, version }),
    toValues: valuesOf,
    check: (values, session) => (session ? examIssues(values, session.Ngay) : []),
    editable: (session) => allows(session, 'luu'),
    load: read,
    save: async ({ id, values, version, act }) => {
      const variables = {
        id: id ?? '',
        input: { version: version ?? 0, ...inputOf(values) },
      };
      if (!act) return (await save({ variables })).data?.updateKhamBenh ?? null;
      // its drugs are judged again then
      const ended = await withReasons(async (reasons) => {
        const judged = { ...variables, lyDoCanhBaos: [...reasons] };
        return act === 'end'
          ? (await end({ variables: judged })).data?.ketThucKhamBenh
          : endAndVerify(judged);
      });
      return ended ?? null;
    },
    describe: async (choice) => (await import('./examLines.ts')).examLines(client, choice, t),
    onSaved: ({ act, isSent }) => {
      if (act) message.success(t(act === 'end' ? 'ended' : 'endedAndVerified'));
      if (isSent) onChanged();
    },
  });
  const session = record.record;

  /** Opens what an act answers, unless another session was asked for since. */
  const open = async (act: Answer): Promise<PhienKhamFragment | null> => {
    const isLatest = begin();
    try {
      const found = (await act) ?? null;
      if (found && isLatest()) setOpened(found);
      if (found) onChanged();
      return found;
    } catch (error) {
      message.error(userMessage(error));
      return null;
    }
  };
  /** An act that closes the form: the session is as the server has it then. */
  const close = async (act: Answer) => {
    try {
      const closed = await act;
      if (closed) record.replace(closed);
      onChanged();
    } catch (error) {
      if (errorCode(error) === 'CONFLICT') void record.read();
      if (!record.issues.show(error)) message.error(userMessage(error));
    }
  };
  const saved = async (act: Ending | null) => {
    const outcome = await record.save(act);
    return outcome.kind === 'ok' ? outcome.record : null;
  };
  return {
    ...record,
    session,
    reasonsDialog,
    busy: record.saving || [starting, verifying, cancelling, removing].some((one) => one.loading),
    load: (id: string) => open(read(id)),
    /** Shows no session; what is typed was saved before. */
    leave: () => setOpened(null),
    /** Reads what may be done now, around what is typed. */
    reload: () => void record.read(),
    start: (DichVuYeuCau_Id: string) =>
      open(start({ variables: { input: { DichVuYeuCau_Id } } }).then(({ data }) => data?.createKhamBenh)),
    save: () => saved(null),
    end: (act: Ending) => saved(act),
    verify: () =>
      session &&
      close(
        verify({ variables: { id: session._id, currentState: session.TrangThai } }).then(
          ({ data }) => data?.verifyKhamBenh,
        ),
      ),
    cancel: (reason: CancelReason) =>
      session &&
      close(cancel({ variables: { id: session._id, ...reason } }).then(({ data }) => data?.cancelKhamBenh)),
    remove: async (reason: CancelReason) => {
      if (!session) return;
      try {
        await remove({ variables: { ids: [session._id], ...reason } });
        record.discard();
        setOpened(null);
        onChanged();
      } catch (error) {
        message.error(userMessage(error));
      }
    },
  };
}

export type Exam = ReturnType<typeof useExam>;
