import { useTranslation } from 'react-i18next';
import { RefPicker } from '../../catalogue/RefPicker.tsx';
import { ConflictDialog } from '../../ui/ConflictDialog.tsx';
import { DateTimeField } from '../../ui/DateTimeField.tsx';
import { DraftNotice } from '../../ui/DraftNotice.tsx';
import { FormErrors } from '../../ui/FormErrors.tsx';
import type { ResolutionPartProps } from '../../ui/feature.ts';
import { Modal } from '../../ui/kit/Dialog.tsx';
import { Form } from '../../ui/kit/Form.tsx';
import { Input } from '../../ui/kit/Input.tsx';
import type { NhapVienFragment } from './admission.main.gen.ts';
import { admissionTexts } from './admissionValues.ts';
import { useAdmissionForm } from './useAdmissionForm.ts';

type Props = {
  session: ResolutionPartProps['session'];
  /** The order to change; null for a new one. */
  record: NhapVienFragment | null;
  onDone: () => void;
  onClose: () => void;
};

/** Writes or changes the order to admit: where to, as what, and what the ward must know. */
export default function AdmissionDialog({ session, record, onDone, onClose }: Props) {
  const { t } = useTranslation('admission');
  const work = useAdmissionForm(session, record, onDone);
  return (
    <Modal
      open
      width={920}
      title={t(record ? 'change' : 'write')}
      okText={t('save')}
      confirmLoading={work.saving}
      onOk={() => void work.save()}
      onCancel={onClose}
    >
      {work.restoredAt ? <DraftNotice savedAt={work.restoredAt} onDiscard={work.discard} /> : null}
      <FormErrors form={work.form} issues={work.issues.list} labelOf={t} />
      <Form form={work.form} layout="vertical" onValuesChange={work.onValuesChange}>
        <div className="field-grid">
          <Form.Item name="KhoaNhapVien_Id" label={t('KhoaNhapVien_Id')} required>
            <RefPicker
              to="Node"
              label={record?.KhoaNhapVien ?? null}
              filter={(entry) => entry['category'] === 'DEPARTMENT'}
              autoFocus
            />
          </Form.Item>
          <Form.Item name="LoaiBenhAn_Id" label={t('LoaiBenhAn_Id')} required>
            <RefPicker to="LoaiBenhAn" label={record?.LoaiBenhAn ?? null} />
          </Form.Item>
          <Form.Item name="ThoiGianVaoVien" label={t('ThoiGianVaoVien')} required>
            <DateTimeField value={null} onChange={() => undefined} />
          </Form.Item>
          <Form.Item name="BacSiChiDinh_Id" label={t('BacSiChiDinh_Id')} required>
            <RefPicker to="NhanVien" label={record?.BacSiChiDinh ?? null} />
          </Form.Item>
          <Form.Item name="ChanDoanICD_Id" label={t('ChanDoanICD_Id')} required>
            <RefPicker to="ICD" label={record?.ChanDoanICD ?? null} />
          </Form.Item>
        </div>
        <div className="field-grid wide">
          {admissionTexts.map((name) => (
            <Form.Item key={name} name={name} label={t(name)} required={name === 'LyDoVaoVien'}>
              <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} />
            </Form.Item>
          ))}
        </div>
        <p className="soft">{t('vitals')}</p>
      </Form>
      <ConflictDialog {...work.conflict} />
    </Modal>
  );
}
