import { useApolloClient, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../session/userMessage.ts';
import { FinderSelect } from '../../ui/FinderSelect.tsx';
import { Alert } from '../../ui/kit/Alert.tsx';
import { Modal } from '../../ui/kit/Dialog.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { usePrinting } from '../../ui/Printing.tsx';
import { RequestForm } from './RequestForm.tsx';
import {
  HoSoDeTomTatDocument,
  TimNguoiBenhTomTatDocument,
  type YeuCauFragment,
} from './recordSummaries.main.gen.ts';
import type { AskedOf } from './requestValues.ts';
import { useRequestForm } from './useRequestForm.ts';

type Props = {
  /** Of whom it is; null where the patient is to be found. */
  BenhNhan_Id: string | null;
  onDone: () => void;
  onClose: () => void;
};

/** Takes a request for a summary: the patient is found, then the record, who asks and when it is promised; the slip is printed. */
export default function NewRequestDialog({ BenhNhan_Id, onDone, onClose }: Props) {
  const { t } = useTranslation('recordSummaries');
  const printing = usePrinting();
  const client = useApolloClient();
  const [found, setFound] = useState<string | null>(null);
  const id = BenhNhan_Id ?? found;
  const find = async (keyword: string) => {
    const { data } = await client.query({ query: TimNguoiBenhTomTatDocument, variables: { keyword } });
    return (data?.benhNhans ?? []).map(({ _id, MaYTe, TenBenhNhan, NamSinh }) => ({
      value: _id,
      label: `${MaYTe} – ${TenBenhNhan}, ${NamSinh}`,
    }));
  };
  if (id)
    return (
      <OfPatient
        BenhNhan_Id={id}
        record={null}
        onDone={(saved) => {
          onDone();
          printing.preview(`/api/print/YeuCauTomTatHoSo/${saved._id}`, saved.SoYeuCau);
        }}
        onClose={onClose}
      />
    );
  return (
    <Modal open width={560} title={t('new')} footer={null} onCancel={onClose}>
      <FinderSelect
        autoFocus
        aria-label={t('findPatient')}
        value={null}
        known={null}
        find={find}
        onChange={setFound}
      />
    </Modal>
  );
}

type OfPatientProps = {
  BenhNhan_Id: string;
  /** Of which record a new one is, where that is known. */
  HoSo?: string;
  /** The request that is changed; null for a new one. */
  record: YeuCauFragment | null;
  onDone: (saved: YeuCauFragment) => void;
  onClose: () => void;
};

/** The form of a request of a patient. */
export function OfPatient({ BenhNhan_Id, HoSo, ...props }: OfPatientProps) {
  const { t } = useTranslation('recordSummaries');
  const { data, error } = useQuery(HoSoDeTomTatDocument, {
    variables: { BenhNhan_Id },
    fetchPolicy: 'network-only',
  });
  if (data?.benhNhan)
    return (
      <FormDialog
        of={{ patient: data.benhNhan, records: data.hoSoDeTomTat, ...(HoSo && { HoSo }) }}
        {...props}
      />
    );
  return (
    <Modal open title={t('new')} footer={null} onCancel={props.onClose}>
      {error ? <Alert type="error" title={userMessage(error)} /> : <Loading />}
    </Modal>
  );
}

function FormDialog({
  of,
  record,
  onDone,
  onClose,
}: Omit<OfPatientProps, 'BenhNhan_Id' | 'HoSo'> & { of: AskedOf }) {
  const { t } = useTranslation('recordSummaries');
  const work = useRequestForm(of, record, onDone);
  return (
    <Modal
      open
      width={820}
      title={`${record ? record.SoYeuCau : t('new')} · ${of.patient.TenBenhNhan} · ${of.patient.MaYTe}`}
      okText={t(record ? 'save' : 'saveAndPrint')}
      confirmLoading={work.saving}
      onOk={() => void work.save()}
      onCancel={onClose}
    >
      <RequestForm of={of} work={work} isNew={record === null} />
    </Modal>
  );
}
