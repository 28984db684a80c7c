import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { RefPicker, RefsPicker } from '../../catalogue/RefPicker.tsx';
import { userMessage } from '../../session/userMessage.ts';
import { ConflictDialog } from '../../ui/ConflictDialog.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { DraftNotice } from '../../ui/DraftNotice.tsx';
import { FormErrors } from '../../ui/FormErrors.tsx';
import { Alert } from '../../ui/kit/Alert.tsx';
import { Modal } from '../../ui/kit/Dialog.tsx';
import { Form } from '../../ui/kit/Form.tsx';
import { Input } from '../../ui/kit/Input.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { BanDauTomTatDocument, type TomTatFragment } from './recordSummaries.main.gen.ts';
import type { Beginning, SummaryValues } from './summaryValues.ts';
import { useSummaryForm } from './useSummaryForm.ts';

type Props = {
  YeuCau_Id: string;
  title: string;
  /** The summary that is changed or issued again; null for a new one. */
  record: TomTatFragment | null;
  /** Why it is issued again; null where it is not. */
  again: string | null;
  onDone: (saved: TomTatFragment) => void;
  onClose: () => void;
};

/** Writes the summary of a request, begun with what the record says; changes one, or issues it again. */
export default function SummaryDialog(props: Props) {
  const { data, error } = useQuery(BanDauTomTatDocument, {
    variables: { id: props.YeuCau_Id },
    skip: props.record !== null,
    fetchPolicy: 'network-only',
  });
  const begun = props.record ?? data?.banDauTomTat;
  if (begun) return <WriteDialog {...props} begun={begun} />;
  return (
    <Modal open title={props.title} footer={null} onCancel={props.onClose}>
      {error ? <Alert type="error" title={userMessage(error)} /> : <Loading />}
    </Modal>
  );
}

function WriteDialog({
  title,
  again,
  begun,
  onClose,
  ...props
}: Props & { begun: Beginning | TomTatFragment }) {
  const { t } = useTranslation('recordSummaries');
  const work = useSummaryForm({ ...props, again, begun });
  const area = (name: keyof SummaryValues, required = false) => (
    <Form.Item name={name} label={t(name)} required={required}>
      <Input.TextArea autoSize={{ minRows: 2, maxRows: 10 }} />
    </Form.Item>
  );
  return (
    <Modal
      open
      width={920}
      title={title}
      okText={t('saveAndPrint')}
      confirmLoading={work.saving}
      // a lost paper is issued again as it was
      onOk={() => void work.save(again === null ? null : 'again')}
      onCancel={onClose}
    >
      {again === null ? null : <p className="soft">{t('againReason', { reason: again })}</p>}
      {props.record ? null : <p className="soft">{t('begun')}</p>}
      {work.restoredAt ? <DraftNotice savedAt={work.restoredAt} onDiscard={work.discard} /> : null}
      <FormErrors form={work.form} issues={work.issues.list} labelOf={t} />
      <Form form={work.form} layout="vertical" onValuesChange={work.onValuesChange}>
        <div className="field-grid">
          <Form.Item name="TuNgay" label={t('TuNgay')} required>
            <DateField />
          </Form.Item>
          <Form.Item name="DenNgay" label={t('DenNgay')} required>
            <DateField />
          </Form.Item>
        </div>
        <div className="field-grid wide">
          {area('LyDoVaoVien')}
          {area('TienSuBenh')}
        </div>
        {area('QuaTrinhBenhLy', true)}
        {area('KetQuaCanLamSang')}
        <div className="field-grid wide">
          <Form.Item name="ChanDoanICD_Id" label={t('ChanDoanICD_Id')} required>
            <RefPicker to="ICD" label={begun.ChanDoanICD ?? null} />
          </Form.Item>
          <Form.Item name="ChanDoan" label={t('ChanDoan')} required>
            <Input maxLength={500} />
          </Form.Item>
        </div>
        <Form.Item name="ChanDoanPhuICD_Ids" label={t('ChanDoanPhuICD_Ids')}>
          <RefsPicker to="ICD" labels={begun.ChanDoanPhuICDs} />
        </Form.Item>
        {area('PhuongPhapDieuTri', true)}
        <div className="field-grid wide">
          {area('TinhTrangRaVien', true)}
          {area('LoiDan')}
        </div>
      </Form>
      <ConflictDialog {...work.conflict} />
    </Modal>
  );
}
