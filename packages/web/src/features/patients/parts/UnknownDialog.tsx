import { useMutation } from '@apollo/client/react';
import { unknownPatientDef, unknownPatientIssues } from '@sen/domain/patients/unknownPatient';
import { useTranslation } from 'react-i18next';
import { useNotices } from '../../../ui/kit/noticeStore.ts';
import { useRequestIds } from '../../../ui/useRequestIds.ts';
import type { BenhNhanChuaRoInput } from '../special.main.gen.ts';
import { CreateUnknownDocument } from '../special.main.gen.ts';
import { FieldsDialog } from './FieldsDialog.tsx';

type Values = Omit<BenhNhanChuaRoInput, 'TuoiUocLuong' | 'requestId'> & { TuoiUocLuong?: string | null };
type Props = { onReceived: (id: string) => void; onClose: () => void };

/** Somebody who came without a name: received with what can be seen. */
export default function UnknownDialog({ onReceived, onClose }: Props) {
  const { t } = useTranslation('patients');
  const { message } = useNotices();
  const requests = useRequestIds();
  const [create] = useMutation(CreateUnknownDocument);
  const save = async ({ TuoiUocLuong, ...rest }: Values) => {
    const values = { ...rest, TuoiUocLuong: Number(TuoiUocLuong) };
    const key = JSON.stringify(values);
    const { data } = await create({ variables: { input: { ...values, requestId: requests.of(key) } } });
    requests.done(key);
    if (!data) return;
    message.success(t('unknown.received', { name: data.patient.TenBenhNhan }));
    onReceived(data.patient._id);
  };
  return (
    <FieldsDialog<Values>
      title={t('unknown.title')}
      okText={t('unknown.receive')}
      fields={unknownPatientDef.fields}
      start={{}}
      check={unknownPatientIssues}
      onSave={save}
      onClose={onClose}
    />
  );
}
