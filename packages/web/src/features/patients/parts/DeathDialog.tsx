import { useMutation, useQuery } from '@apollo/client/react';
import { deathDef, deathIssues } from '@sen/domain/patients/death';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../../session/userMessage.ts';
import { formatDateTime } from '../../../ui/dateText.ts';
import { Alert } from '../../../ui/kit/Alert.tsx';
import { useNotices } from '../../../ui/kit/noticeStore.ts';
import { BeforeDeathDocument, RecordDeathDocument, type TuVongInput } from '../special.main.gen.ts';
import { FieldsDialog } from './FieldsDialog.tsx';

type Values = Omit<TuVongInput, 'version'>;
type Props = {
  patient: { _id: string; version: number; TenBenhNhan: string; NgaySinh?: string | null; NamSinh: number };
  onRecorded: () => void;
  onClose: () => void;
};

/** Records a death, once what stands open of the patient was shown. */
export default function DeathDialog({ patient, onRecorded, onClose }: Props) {
  const { t } = useTranslation('patients');
  const { message } = useNotices();
  const { _id: id, version, NamSinh } = patient;
  const { data, loading, error } = useQuery(BeforeDeathDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
  });
  const [record] = useMutation(RecordDeathDocument);
  const open = data?.truocKhiGhiTuVong;
  const save = async (values: Values) => {
    await record({ variables: { id, input: { ...values, version } } });
    message.success(t('death.recorded'));
    onRecorded();
  };
  const birth = { NgaySinh: patient.NgaySinh ?? null, NamSinh };
  return (
    <FieldsDialog<Values>
      title={t('death.title', { name: patient.TenBenhNhan })}
      okText={t('death.record')}
      danger
      fields={deathDef.fields}
      start={{}}
      check={(values) => deathIssues(values, birth, new Date())}
      onSave={save}
      onClose={onClose}
    >
      {error ? <Alert type="error" title={userMessage(error)} /> : null}
      {loading ? <p role="status">{t('death.looking')}</p> : null}
      {open && open.tiepNhans.length + open.soDangChos.length === 0 ? (
        <p className="form-help">{t('death.nothingOpen')}</p>
      ) : null}
      {open && open.tiepNhans.length > 0 ? (
        <Alert
          type="warning"
          title={t('death.openVisits', { count: open.tiepNhans.length })}
          description={open.tiepNhans
            .map((one) => `${one.MaTiepNhan} (${formatDateTime(one.NgayTiepNhan)})`)
            .join(', ')}
        />
      ) : null}
      {open && open.soDangChos.length > 0 ? (
        <Alert
          type="warning"
          title={t('death.waiting', { count: open.soDangChos.length })}
          description={open.soDangChos
            .map((one) => [one.KyHieu, one.Node?.ten].filter(Boolean).join(' · '))
            .join(', ')}
        />
      ) : null}
      <p className="form-help">{t('death.hint')}</p>
    </FieldsDialog>
  );
}
