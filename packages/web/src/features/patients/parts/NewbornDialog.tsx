import { useMutation } from '@apollo/client/react';
import { newbornDef, newbornIssues } from '@sen/domain/patients/newborn';
import { useTranslation } from 'react-i18next';
import { useNotices } from '../../../ui/kit/noticeStore.ts';
import { useRequestIds } from '../../../ui/useRequestIds.ts';
import { CreateNewbornDocument, type TreSoSinhInput } from '../special.main.gen.ts';
import { FieldsDialog } from './FieldsDialog.tsx';

type Numbers = 'CanNangSinh' | 'ThuTuSinh';
type Values = Omit<TreSoSinhInput, Numbers | 'requestId'> & Partial<Record<Numbers, string | null>>;
type Props = {
  mother: { _id: string; TenBenhNhan: string };
  onReceived: (id: string) => void;
  onClose: () => void;
};

/** A newborn, received with its mother. */
export default function NewbornDialog({ mother, onReceived, onClose }: Props) {
  const { t } = useTranslation('patients');
  const { message } = useNotices();
  const requests = useRequestIds();
  const [create] = useMutation(CreateNewbornDocument);
  const save = async ({ CanNangSinh, ThuTuSinh, ...rest }: Values) => {
    const values = {
      ...rest,
      CanNangSinh: Number(CanNangSinh),
      ThuTuSinh: ThuTuSinh ? Number(ThuTuSinh) : null,
    };
    const key = JSON.stringify(values);
    const { data } = await create({
      variables: { mother: mother._id, input: { ...values, requestId: requests.of(key) } },
    });
    requests.done(key);
    if (!data) return;
    message.success(t('newborn.received', { name: data.patient.TenBenhNhan }));
    onReceived(data.patient._id);
  };
  return (
    <FieldsDialog<Values>
      title={t('newborn.title', { name: mother.TenBenhNhan })}
      okText={t('newborn.receive')}
      fields={newbornDef.fields}
      start={{}}
      check={(values) => newbornIssues(values, new Date())}
      onSave={save}
      onClose={onClose}
    >
      <p className="form-help">{t('newborn.hint')}</p>
    </FieldsDialog>
  );
}
