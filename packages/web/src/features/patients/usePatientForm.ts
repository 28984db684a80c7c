import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { cleanName } from '@sen/domain/names/typed';
import { patientIssues } from '@sen/domain/reception/benhNhan';
import { cleanPatient } from '@sen/domain/reception/cleanPatient';
import { useTranslation } from 'react-i18next';
import { errorCode, errorDetails } from '../../session/userMessage.ts';
import { useSession } from '../../session/useSession.ts';
import { today } from '../../ui/dateText.ts';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { useRecordForm } from '../../ui/recordForm/useRecordForm.ts';
import { patientLines } from './patientLines.ts';
import {
  CreatePatientDocument,
  PatientByIdDocument,
  type PatientDetailFragment,
  UpdatePatientDocument,
} from './patients.main.gen.ts';
import { deliveriesOf, inputOf, type PatientValues, valuesOf } from './patientValues.ts';
import { IdentifyPatientDocument } from './special.main.gen.ts';

/** The id of a new patient in the address. */
export const newPatient = 'moi';

/** What a refused save asks about where only the phone is the same. */
const phone = 'PATIENT_DUPLICATE_PHONE';

/** One patient's record as a form; somebody who may be known already is asked about before the save. */
export function usePatientForm(id: string, onCreated: (patient: PatientDetailFragment) => void) {
  const { t } = useTranslation('patients');
  const { message, modal } = useNotices();
  const client = useApolloClient();
  const session = useSession();
  const isNew = id === newPatient;
  const query = useQuery(PatientByIdDocument, {
    variables: { id },
    skip: isNew,
    fetchPolicy: 'network-only',
  });
  const living = query.data?.benhNhan ?? null;
  // a record that was merged answers the one that is kept
  const led = !isNew && living && living._id !== id ? living._id : null;
  const [create] = useMutation(CreatePatientDocument);
  const [update] = useMutation(UpdatePatientDocument);

  const [identify] = useMutation(IdentifyPatientDocument);
  /** Whoever writes a name in the place of the working one says who this is. */
  const identifies = ({ TenBenhNhan }: Partial<PatientValues>) =>
    living?.ChuaRoDanhTinh === true && cleanName(TenBenhNhan ?? '') !== cleanName(living.TenBenhNhan);

  const check = ({ birth, ...rest }: Partial<PatientValues>) => {
    const person = {
      ...rest,
      NgaySinh: birth?.NgaySinh ?? null,
      NamSinh: birth?.NamSinh ?? null,
      ChuaRoDanhTinh: living?.ChuaRoDanhTinh === true && !identifies(rest),
    };
    const mandatory = session.settings.patient as Record<string, boolean>; // the settings' section of flags
    const found = patientIssues(person, mandatory, today()).map(atField);
    return found.filter(({ path }, at) => found.findIndex((one) => one.path === path) === at);
  };
  const askDuplicate = (error: unknown) =>
    new Promise<boolean>((answer) =>
      modal.confirm({
        title: t(errorDetails(error)['what'] === phone ? 'samePhoneTitle' : 'duplicateTitle'),
        content: t(errorDetails(error)['what'] === phone ? 'samePhoneWho' : 'duplicateWho', {
          who: likelyOf(error).join(', '),
        }),
        okText: t('saveAnyway'),
        cancelText: t('back'),
        onOk: () => answer(true),
        onCancel: () => answer(false),
      }),
    );
  const record = useRecordForm<PatientDetailFragment, Partial<PatientValues>>({
    form: 'patient',
    id: isNew ? 'new' : id,
    record: led ? null : living,
    blank: { KieuBenhNhan: 'VietNam' },
    identify: ({ _id, version }) => ({ id: _id, version }),
    toValues: valuesOf,
    clean: cleanPatient,
    check,
    load: async (of) => {
      const variables = { id: of };
      const { data } = await client.query({
        query: PatientByIdDocument,
        variables,
        fetchPolicy: 'network-only',
      });
      return data?.benhNhan ?? null;
    },
    save: async ({ id: saved, values, version, requestId }) => {
      const input = inputOf(values, version);
      const send = async (xacNhanTrung: boolean) => {
        const named = saved !== null && identifies(values);
        const { data } = saved
          ? await (named ? identify : update)({ variables: { id: saved, input, xacNhanTrung } })
          : await create({
              variables: {
                input: { ...input, requestId },
                deliveryAddresses: deliveriesOf(values),
                xacNhanTrung,
              },
            });
        return data?.patient ?? null;
      };
      try {
        return await send(false);
      } catch (error) {
        if (errorCode(error) !== 'NEEDS_CONFIRMATION') throw error;
        return (await askDuplicate(error)) ? send(true) : null;
      }
    },
    describe: (choice) => patientLines(choice, t),
    placed: (issues) => issues.map(atField),
    onSaved: ({ record: saved, wasNew, isShown }) => {
      message.success(t('saved'));
      if (wasNew && isShown) onCreated(saved);
    },
  });
  return {
    ...record,
    isNew,
    led,
    loading: led !== null || (query.loading && !record.record),
    error: query.error,
    refetch: () => void query.refetch(),
  };
}

function atField<I extends { path: string }>(issue: I): I {
  return issue.path === 'NgaySinh' || issue.path === 'NamSinh' ? { ...issue, path: 'birth' } : issue;
}

/** Who the likely duplicates of a refused save are, in words. */
function likelyOf(error: unknown): string[] {
  const { duplicates } = errorDetails(error);
  if (!Array.isArray(duplicates)) return [];
  return duplicates.map(
    ({ BenhNhan }: { BenhNhan: { MaYTe: string; TenBenhNhan: string; NamSinh: number } }) =>
      // as refuseDuplicates of the server tells them
      `${BenhNhan.MaYTe} ${BenhNhan.TenBenhNhan} (${BenhNhan.NamSinh})`,
  );
}
