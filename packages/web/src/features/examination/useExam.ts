import { useApolloClient, useMutation } from '@apollo/client/react';
import { App, Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorCode, userMessage } from '../../app/userMessage.ts';
import { useIssues } from '../../ui/useIssues.ts';
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
import { type ExamValues, examIssues, inputOf, valuesOf } from './examValues.ts';

/** One session: its form and its acts. Every act answers the session as the server has it, or null when it was refused. */
export function useExam(onChanged: () => void) {
  const { t } = useTranslation('examination');
  const { message } = App.useApp();
  const client = useApolloClient();
  const [form] = Form.useForm<ExamValues>();
  const issues = useIssues(form);
  const [session, setSession] = useState<PhienKhamFragment | null>(null);
  const [dirty, setDirty] = useState(false);
  const [start, starting] = useMutation(BatDauKhamDocument);
  const [save, saving] = useMutation(LuuKhamDocument);
  const [end, ending] = useMutation(KetThucKhamDocument);
  const [verify, verifying] = useMutation(DuyetKhamDocument);
  const [cancel, cancelling] = useMutation(HuyKhamDocument);
  const [remove, removing] = useMutation(XoaKhamDocument);

  const take = (next: PhienKhamFragment | null) => {
    setSession(next);
    setDirty(false);
    issues.set([]);
    if (next) form.setFieldsValue(valuesOf(next));
    onChanged();
  };
  const attempt = async (
    run: () => Promise<PhienKhamFragment | null | undefined>,
  ): Promise<PhienKhamFragment | null> => {
    try {
      const next = (await run()) ?? null;
      if (next) take(next);
      return next;
    } catch (refusal) {
      if (!issues.show(refusal)) message.error(userMessage(refusal));
      if (errorCode(refusal) === 'CONFLICT' && session) await load(session._id);
      return null;
    }
  };
  const load = (id: string) =>
    attempt(
      async () =>
        (await client.query({ query: MoPhienKhamDocument, variables: { id }, fetchPolicy: 'network-only' }))
          .data?.khamBenh,
    );
  const valid = (): ExamValues | null => {
    if (!session) return null;
    const values = form.getFieldsValue(true) as ExamValues; // the form was filled from a whole session
    const found = examIssues(values, session.Ngay);
    issues.set(found);
    return found.length === 0 ? values : null;
  };
  const saveNow = async (): Promise<PhienKhamFragment | null> => {
    const values = valid();
    if (!session || !values) return null;
    if (!dirty) return session;
    const variables = { id: session._id, input: { version: session.version, ...inputOf(values) } };
    return attempt(async () => (await save({ variables })).data?.updateKhamBenh);
  };
  return {
    form,
    issues,
    session,
    dirty,
    busy: [starting, saving, ending, verifying, cancelling, removing].some((one) => one.loading),
    close: () => take(null),
    touched: () => setDirty(true),
    load,
    start: (DichVuYeuCau_Id: string) =>
      attempt(async () => (await start({ variables: { input: { DichVuYeuCau_Id } } })).data?.createKhamBenh),
    save: saveNow,
    end: async () => {
      const values = valid();
      if (!session || !values) return null;
      const variables = { id: session._id, input: { version: session.version, ...inputOf(values) } };
      const done = await attempt(async () => (await end({ variables })).data?.ketThucKhamBenh);
      if (done) message.success(t('ended'));
      return done;
    },
    verify: () =>
      session &&
      attempt(
        async () =>
          (await verify({ variables: { id: session._id, currentState: session.TrangThai } })).data
            ?.verifyKhamBenh,
      ),
    cancel: () =>
      session && attempt(async () => (await cancel({ variables: { id: session._id } })).data?.cancelKhamBenh),
    remove: async () => {
      if (!session) return;
      try {
        await remove({ variables: { ids: [session._id] } });
        take(null);
      } catch (refusal) {
        message.error(userMessage(refusal));
      }
    },
  };
}

export type Exam = ReturnType<typeof useExam>;
