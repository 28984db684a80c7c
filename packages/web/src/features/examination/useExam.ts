import { useApolloClient, useMutation } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorCode, userMessage } from '../../app/userMessage.ts';
import { allows } from '../../ui/acts.ts';
import { Form } from '../../ui/kit/Form.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { lastWish } from '../../ui/lastWish.ts';
import { useDraft } from '../../ui/useDraft.ts';
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
import { changedValues, type ExamValues, examIssues, inputOf, valuesOf } from './examValues.ts';
import { leftIssues } from './leftIssues.ts';
import { type RefusedAct, useExamConflict } from './useExamConflict.ts';

type Answer = PhienKhamFragment | null | undefined;

/**
 * One session: its form with a draft on the device, and its acts. Every act answers the session as the server has it, or null when
 * it was refused; what somebody else saved first is shown beside one's own (`conflict`).
 */
export function useExam(onChanged: () => void) {
  const { t } = useTranslation('examination');
  const { message } = useNotices();
  const client = useApolloClient();
  const [form] = Form.useForm<ExamValues>();
  const issues = useIssues(form);
  const [session, setSession] = useState<PhienKhamFragment | null>(null);
  const [dirty, setDirty] = useState(false);
  const [restored, setRestored] = useState<number | null>(null);
  const draft = useDraft<Partial<ExamValues>>('kham-benh', session?._id ?? '');
  const unsaved = useRef(false);
  useEffect(() => {
    unsaved.current = dirty;
  }, [dirty]);
  /** The version that what is typed stands on: that of the draft after a restore. */
  const version = useRef(0);
  const [start, starting] = useMutation(BatDauKhamDocument);
  const [save, saving] = useMutation(LuuKhamDocument);
  const [end, ending] = useMutation(KetThucKhamDocument);
  const [verify, verifying] = useMutation(DuyetKhamDocument);
  const [cancel, cancelling] = useMutation(HuyKhamDocument);
  const [remove, removing] = useMutation(XoaKhamDocument);

  // a session that was read again, or is still being saved, does not come back over the one that was opened since
  const [wish] = useState(lastWish);
  const take = (next: PhienKhamFragment | null, kept: Partial<ExamValues> = {}) => {
    wish.ask(next?._id ?? null);
    const typing = Object.keys(kept).length > 0;
    setSession(next);
    setDirty(typing);
    setRestored(null);
    issues.set([]);
    if (next) {
      version.current = next.version;
      form.setFieldsValue({ ...valuesOf(next), ...kept });
    }
    if (!typing && next?._id === session?._id) draft.clear();
    // typed since it was sent: on top of what is saved now
    else if (next && typing) draft.keep(kept, next.version, next._id);
    onChanged();
  };
  const conflict = useExamConflict({
    form,
    onResolved: (theirs, act, differs) => {
      version.current = theirs.version;
      setSession(theirs);
      setDirty(differs);
      if (differs) void (act === 'end' ? sendEnd(theirs) : send(theirs));
      else if (act === 'end') void sendEnd(theirs);
      else take(theirs);
    },
  });

  /** Runs an act on what `key` names; `sent` are the values that went with it, so that what is typed meanwhile stays. */
  const attempt = async (
    key: string,
    run: () => Promise<Answer>,
    sent?: ExamValues,
    act: RefusedAct = 'save',
  ) => {
    try {
      const next = (await run()) ?? null;
      if (next && wish.isFor(key)) take(next, sent ? changedValues(sent, form.getFieldsValue(true)) : {});
      else if (next) onChanged();
      return next;
    } catch (refusal) {
      const isHere = wish.isFor(key);
      wish.fail(key, session?._id ?? null);
      if (errorCode(refusal) === 'CONFLICT' && session && isHere) {
        await conflict.open(session, act).catch((error: unknown) => message.error(userMessage(error)));
      } else if (!issues.show(refusal)) message.error(userMessage(refusal));
      return null;
    }
  };
  /** Reads a session; with what stands in its form now (`shown`) when it is read again. */
  const read = (id: string, shown?: ExamValues) =>
    attempt(
      id,
      async () => {
        const variables = { id };
        const { data } = await client.query({
          query: MoPhienKhamDocument,
          variables,
          fetchPolicy: 'network-only',
        });
        const isOld = shown !== undefined && (data?.khamBenh?.version ?? 0) < version.current;
        return isOld ? null : data?.khamBenh;
      },
      shown,
    );
  const load = (id: string) => {
    wish.ask(id);
    return read(id);
  };
  const valid = (of: PhienKhamFragment | null): ExamValues | null => {
    if (!of) return null;
    const values = form.getFieldsValue(true) as ExamValues; // the form was filled from a whole session
    const found = examIssues(values, of.Ngay);
    issues.set(found);
    return found.length === 0 ? values : null;
  };
  const send = async (of: PhienKhamFragment | null): Promise<PhienKhamFragment | null> => {
    const values = valid(of);
    if (!of || !values) return null;
    const variables = { id: of._id, input: { version: version.current, ...inputOf(values) } };
    return attempt(of._id, async () => (await save({ variables })).data?.updateKhamBenh, values);
  };
  /** The save that is under way: whoever asks for one meanwhile waits for it, two would refuse each other. */
  const sending = useRef<{ id: string; saved: Promise<PhienKhamFragment | null> } | null>(null);
  const sendOnce = (of: PhienKhamFragment | null): Promise<PhienKhamFragment | null> => {
    if (!of) return Promise.resolve(null);
    if (sending.current?.id === of._id) return sending.current.saved;
    const saved = send(of).finally(() => {
      if (sending.current?.saved === saved) sending.current = null;
    });
    sending.current = { id: of._id, saved };
    return saved;
  };
  const sendEnd = async (of: PhienKhamFragment | null): Promise<PhienKhamFragment | null> => {
    const values = valid(of);
    if (!of || !values) return null;
    const variables = { id: of._id, input: { version: version.current, ...inputOf(values) } };
    const done = await attempt(
      of._id,
      async () => (await end({ variables })).data?.ketThucKhamBenh,
      values,
      'end',
    );
    if (done) message.success(t('ended'));
    return done;
  };

  // What was typed before the page was left, on top of the session as it is now.
  const begun = useRef<string | null>(null);
  useEffect(() => {
    if (!session || !draft.ready || begun.current === session._id) return;
    begun.current = session._id;
    if (!draft.found || !allows(session, 'luu')) return;
    version.current = draft.found.version ?? session.version;
    form.setFieldsValue(draft.found.value);
    setDirty(true);
    setRestored(draft.found.savedAt);
  });

  return {
    form,
    issues,
    session,
    dirty,
    restored,
    conflict,
    busy: [starting, saving, ending, verifying, cancelling, removing].some((one) => one.loading),
    /** Called by the form on each change, with what was changed. */
    touched: (changed: Partial<ExamValues>) => {
      if (!session) return;
      issues.set(leftIssues(issues.list, changed));
      setDirty(true);
      // a picked disease fills the diagnosis right after its own change
      queueMicrotask(() =>
        draft.keep(changedValues(valuesOf(session), form.getFieldsValue(true)), version.current),
      );
    },
    discardDraft: () => session && take(session),
    load,
    /** Reads what may be done now, unless something is typed. */
    reload: () => {
      if (session && !unsaved.current) void read(session._id, form.getFieldsValue(true) as ExamValues); // filled from a whole session
    },
    start: (DichVuYeuCau_Id: string) => {
      wish.ask(DichVuYeuCau_Id);
      return attempt(
        DichVuYeuCau_Id,
        async () => (await start({ variables: { input: { DichVuYeuCau_Id } } })).data?.createKhamBenh,
      );
    },
    save: async () => {
      if (session && !dirty) return valid(session) ? session : null;
      return sendOnce(session);
    },
    end: () => sendEnd(session),
    verify: () =>
      session &&
      attempt(
        session._id,
        async () =>
          (await verify({ variables: { id: session._id, currentState: session.TrangThai } })).data
            ?.verifyKhamBenh,
      ),
    cancel: () =>
      session &&
      attempt(
        session._id,
        async () => (await cancel({ variables: { id: session._id } })).data?.cancelKhamBenh,
      ),
    remove: async () => {
      if (!session) return;
      try {
        await remove({ variables: { ids: [session._id] } });
        draft.clear();
        take(null);
      } catch (refusal) {
        message.error(userMessage(refusal));
      }
    },
  };
}

export type Exam = ReturnType<typeof useExam>;
