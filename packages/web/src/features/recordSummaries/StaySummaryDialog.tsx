import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../session/userMessage.ts';
import type { LeavingPaperProps } from '../../ui/feature.ts';
import { Alert } from '../../ui/kit/Alert.tsx';
import { Modal } from '../../ui/kit/Dialog.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { OfPatient } from './NewRequestDialog.tsx';
import RequestDialog from './RequestDialog.tsx';
import { YeuCauCuaBenhAnDocument } from './recordSummaries.main.gen.ts';

/** The summary of the record of a stay: its last request, or a new one, out of which the doctor writes the summary. */
export default function StaySummaryDialog({ stay, onClose }: LeavingPaperProps) {
  const { t } = useTranslation('recordSummaries');
  const BenhAn_Id = stay.BenhAn_Id ?? '';
  const { data, error } = useQuery(YeuCauCuaBenhAnDocument, {
    variables: { BenhAn_Id },
    fetchPolicy: 'network-only',
  });
  const [taken, setTaken] = useState<string | null>(null);
  if (!data)
    return (
      <Modal open title={t('title')} footer={null} onCancel={onClose}>
        {error ? <Alert type="error" title={userMessage(error)} /> : <Loading />}
      </Modal>
    );
  const id = taken ?? data.yeuCauTomTatsByBenhAn[0]?._id ?? null;
  if (id) return <RequestDialog id={id} onChanged={() => undefined} onClose={onClose} />;
  return (
    <OfPatient
      BenhNhan_Id={stay.BenhNhan_Id}
      HoSo={`BenhAn:${BenhAn_Id}`}
      record={null}
      onDone={({ _id }) => setTaken(_id)}
      onClose={onClose}
    />
  );
}
