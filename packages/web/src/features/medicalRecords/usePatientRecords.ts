import { useMutation, useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../session/userMessage.ts';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { useEvents } from '../../ui/useEvents.ts';
import {
  BenhAnCuaNguoiBenhDocument,
  type BenhAnCuaNguoiBenhQuery,
  GhiKhamVaoBenhAnDocument,
} from './medicalRecords.main.gen.ts';

export type PatientRecord = BenhAnCuaNguoiBenhQuery['getBenhAnNgoaiTruByBenhNhan'][number];

/** The outpatient records of a patient: the one that an examination belongs to, and the others. */
export function usePatientRecords(BenhNhan_Id: string, KhamBenh_Id: string, onChanged: () => void) {
  const { t } = useTranslation('medicalRecords');
  const { message } = useNotices();
  const { data, error, refetch } = useQuery(BenhAnCuaNguoiBenhDocument, {
    variables: { BenhNhan_Id },
    fetchPolicy: 'network-only',
  });
  const [add] = useMutation(GhiKhamVaoBenhAnDocument);
  useEvents(['BenhAn'], () => void refetch());
  const records = data?.getBenhAnNgoaiTruByBenhNhan;
  const isOwn = (one: PatientRecord) =>
    one.DotDieuTris.some((episode) => episode.khamBenhs.some((visit) => visit._id === KhamBenh_Id));
  return {
    records,
    own: records?.find(isOwn) ?? null,
    others: records?.filter((one) => !isOwn(one)) ?? [],
    error: data ? undefined : error,
    refetch: () => void refetch(),
    join: async (id: string) => {
      try {
        await add({ variables: { id, KhamBenh_Id } });
        message.success(t('joined'));
        onChanged();
      } catch (refusal) {
        message.error(userMessage(refusal));
      }
      await refetch();
    },
  };
}
