import { lyDoChuyen } from '@sen/domain/examination/chuyenVien';
import { useTranslation } from 'react-i18next';
import { RefPicker } from '../../../catalogue/RefPicker.tsx';
import { currentLanguage } from '../../../session/i18n.ts';
import { ConflictDialog } from '../../../ui/ConflictDialog.tsx';
import { DateField } from '../../../ui/DateField.tsx';
import { DraftNotice } from '../../../ui/DraftNotice.tsx';
import { FormErrors } from '../../../ui/FormErrors.tsx';
import { Segmented } from '../../../ui/kit/choices.tsx';
import { Modal } from '../../../ui/kit/Dialog.tsx';
import { Form } from '../../../ui/kit/Form.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import type { PhienKhamFragment } from '../examination.main.gen.ts';
import type { PhieuChuyenVienFragment } from '../transfer.main.gen.ts';
import { transferTexts } from '../transferValues.ts';
import { useTransferForm } from '../useTransferForm.ts';

type Props = {
  session: PhienKhamFragment;
  /** The record to change; null for a new one. */
  record: PhieuChuyenVienFragment | null;
  /** Why the record is issued again; null where it is not. */
  again: string | null;
  onDone: () => void;
  onClose: () => void;
};

/** Writes, changes or issues again the transfer of a session: where to, why, and what the other facility must know. */
export default function TransferDialog({ session, record, again, onDone, onClose }: Props) {
  const { t } = useTranslation('examination');
  const work = useTransferForm(session, record, again, onDone);
  const label = (path: string) => t(`transfer.${path}`);
  const reasons = Object.entries(lyDoChuyen).map(([value, text]) => ({
    value,
    label: text[currentLanguage()],
  }));
  return (
    <Modal
      open
      width={860}
      title={again === null ? t(record ? 'transfer.change' : 'transfer.write') : t('transfer.again')}
      okText={t('save')}
      confirmLoading={work.saving}
      // a lost paper is issued again as it was
      onOk={() => void work.save(again === null ? null : 'again')}
      onCancel={onClose}
    >
      {again === null ? null : <p className="soft">{t('transfer.againReason', { reason: again })}</p>}
      {work.restoredAt ? <DraftNotice savedAt={work.restoredAt} onDiscard={work.discard} /> : null}
      <FormErrors form={work.form} issues={work.issues.list} labelOf={label} />
      <Form form={work.form} layout="vertical" onValuesChange={work.onValuesChange}>
        <div className="exam-grid">
          <Form.Item name="BenhVien_Id" label={label('BenhVien_Id')} required>
            <RefPicker to="BenhVien" label={record?.BenhVien ?? null} autoFocus />
          </Form.Item>
          <Form.Item name="HinhThucChuyen_Id" label={label('HinhThucChuyen_Id')}>
            <RefPicker to="HinhThucChuyen" label={record?.HinhThucChuyen ?? null} />
          </Form.Item>
          <Form.Item name="LyDoChuyen" label={label('LyDoChuyen')}>
            <Segmented options={reasons} />
          </Form.Item>
          <div className="exam-span">
            <Form.Item name="ChuyenTuNgay" label={label('ChuyenTuNgay')}>
              <DateField />
            </Form.Item>
            <Form.Item name="ChuyenDenNgay" label={label('ChuyenDenNgay')}>
              <DateField />
            </Form.Item>
          </div>
          {transferTexts.map((name) => (
            <Form.Item key={name} name={name} label={label(name)}>
              <Input.TextArea autoSize={{ minRows: 1, maxRows: 4 }} />
            </Form.Item>
          ))}
        </div>
      </Form>
      <ConflictDialog {...work.conflict} />
    </Modal>
  );
}
