import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { patientIssues } from '@sen/domain/reception/benhNhan';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../app/SessionContext.tsx';
import { errorCode, issuesOf, userMessage } from '../../app/userMessage.ts';
import { today } from '../../ui/dateText.ts';
import { Form } from '../../ui/kit/Form.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { useDraft } from '../../ui/useDraft.ts';
import { useIssues } from '../../ui/useIssues.ts';
import {
  CreatePatientDocument,
  PatientByIdDocument,
  type PatientDetailFragment,
  UpdatePatientDocument,
} from './patients.main.gen.ts';
import { inputOf, type PatientValues, valuesOf } from './patientValues.ts';

/** One patient's record: reading, typing with a draft, saving, and both versions when somebody else saved first. */
export function usePatientForm(id: string, onSaved: (patient: PatientDetailFragment) => void) {
  const { t } = useTranslation('patients');
  const { message, modal } = useNotices();
  const client = useApolloClient();
  const session = useSession();
  const isNew = id === 'moi';
  const [form] = Form.useForm<PatientValues>();
  const [values, setValues] = useState<Partial<PatientValues>>({});
  const [theirs, setTheirs] = useState<PatientDetailFragment | null>(null);
  const [restored, setRestored] = useState<number | null>(null);
  const requestId = useRef<string>(crypto.randomUUID());
  const issues = useIssues(form);
  const draft = useDraft<Partial<PatientValues>>('patient', id);
  const query = useQuery(PatientByIdDocument, {
    variables: { id },
    skip: isNew,
    fetchPolicy: 'network-only',
  });
  const patient = query.data?.benhNhan ?? null;
  const [create, creating] = useMutation(CreatePatientDocument);
  const [update, updating] = useMutation(UpdatePatientDocument);

  const show = (next: Partial<PatientValues>) => {
    form.setFieldsValue(next);
    setValues(next);
  };
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current || !draft.ready || (!isNew && !patient)) return;
    begun.current = true;
    const kept = draft.found;
    show({ ...(patient ? valuesOf(patient) : {}), ...kept?.value });
    setRestored(kept?.savedAt ?? null);
  });

  const check = (all: Partial<PatientValues>) => {
    const { birth, ...rest } = all;
    const person = { ...rest, NgaySinh: birth?.NgaySinh ?? null, NamSinh: birth?.NamSinh ?? null };
    const mandatory = session.settings.patient as Record<string, boolean>; // the settings' section of flags
    return patientIssues(person, mandatory, today()).map(atField);
  };

  const save = async (version = patient?.version ?? null, xacNhanTrung = false): Promise<void> => {
    const found = check(values);
    issues.set(found);
    if (found.length > 0) return;
    const input = inputOf(values, version);
    try {
      const { data } = isNew
        ? await create({ variables: { input: { ...input, requestId: requestId.current }, xacNhanTrung } })
        : await update({ variables: { id, input, xacNhanTrung } });
      if (!data) return;
      draft.clear();
      setRestored(null);
      show(valuesOf(data.patient));
      message.success(t('saved'));
      if (!isNew) void query.refetch();
      onSaved(data.patient);
    } catch (error) {
      const code = errorCode(error);
      if (code === 'CONFLICT') {
        const { data } = await client.query({ query: PatientByIdDocument, variables: { id } });
        setTheirs(data?.benhNhan ?? null);
      } else if (code === 'NEEDS_CONFIRMATION') {
        modal.confirm({
          title: t('duplicateTitle'),
          content: t('duplicateText'),
          okText: t('saveAnyway'),
          cancelText: t('back'),
          onOk: () => save(version, true),
        });
      } else if (issuesOf(error).length > 0) issues.set(issuesOf(error).map(atField));
      else message.error(userMessage(error), 5);
    }
  };

  return {
    isNew,
    form,
    values,
    patient,
    theirs,
    restored,
    issues,
    loading: query.loading && !patient,
    error: query.error,
    saving: creating.loading || updating.loading,
    refetch: () => void query.refetch(),
    change: (all: PatientValues) => {
      const next = { ...values, ...all };
      setValues(next);
      draft.keep(next, patient?.version ?? null);
    },
    discardDraft: () => {
      draft.clear();
      setRestored(null);
      form.resetFields();
      show(patient ? valuesOf(patient) : {});
    },
    save: () => save(),
    keepMine: () => {
      const version = theirs?.version ?? null;
      setTheirs(null);
      void save(version);
    },
    takeTheirs: () => {
      if (theirs) show(valuesOf(theirs));
      setTheirs(null);
      draft.clear();
      void query.refetch();
    },
    closeConflict: () => setTheirs(null),
  };
}

function atField<I extends { path: string }>(issue: I): I {
  return issue.path === 'NgaySinh' || issue.path === 'NamSinh' ? { ...issue, path: 'birth' } : issue;
}
