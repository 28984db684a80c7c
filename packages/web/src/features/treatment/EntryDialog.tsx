import type { Label } from '@sen/domain/catalogue/catalogue';
import { tinhTrangNguoiBenh } from '@sen/domain/treatment/doseTimes';
import { capChamSoc } from '@sen/domain/treatment/toDieuTri';
import { useTranslation } from 'react-i18next';
import { RefPicker, RefsPicker } from '../../catalogue/RefPicker.tsx';
import { currentLanguage } from '../../session/i18n.ts';
import { ConflictDialog } from '../../ui/ConflictDialog.tsx';
import { DateTimeField } from '../../ui/DateTimeField.tsx';
import { DraftNotice } from '../../ui/DraftNotice.tsx';
import { FormErrors } from '../../ui/FormErrors.tsx';
import { Modal } from '../../ui/kit/Dialog.tsx';
import { Form } from '../../ui/kit/Form.tsx';
import { Input } from '../../ui/kit/Input.tsx';
import { Select } from '../../ui/kit/Select.tsx';
import { useRecordValues } from '../../ui/recordForm/useRecordForm.ts';
import { DrugLines } from './DrugLines.tsx';
import type { TreatmentEntryFragment } from './sheet.main.gen.ts';
import { useEntryForm, type Writing } from './useEntryForm.tsx';

type Props = {
  NhapVien_Id: string;
  BenhAn_Id: string;
  writing: Writing;
  verbal: boolean;
  onDone: (saved: TreatmentEntryFragment) => void;
  onClose: () => void;
};

const optionsOf = (of: Readonly<Record<string, Label>>) =>
  Object.entries(of).map(([value, label]) => ({ value, label: label[currentLanguage()] }));

const meals = ['AnSang', 'AnTrua', 'AnToi'] as const;

/** Writes an entry of the treatment sheet: the course, then drugs, care, diet and what else is ordered. */
export default function EntryDialog({ writing, verbal, onDone, onClose, ...of }: Props) {
  const { t } = useTranslation(['treatment', 'common']);
  const { record, dialog } = useEntryForm({ ...of, writing, verbal, onDone });
  const { lines } = useRecordValues(record);
  const entry = writing.kind === 'correct' ? writing.entry : null;
  /** 'Ceftriaxon 1 g: Liều' for `thuocs.0.Lieu`. */
  const label = (path: string) => {
    const [first = '', at, field] = path.split('.');
    const drug = first === 'thuocs' ? lines[Number(at)] : undefined;
    return drug ? `${drug.TenDuoc}: ${t(`sheet.${field}`)}` : t(`sheet.${first}`);
  };
  return (
    <Modal
      open
      width="min(98%, 1040px)"
      title={t(verbal ? 'sheet.title.verbal' : `sheet.title.${writing.kind}`)}
      okText={t('sheet.save')}
      confirmLoading={record.saving}
      onOk={() => void record.save()}
      onCancel={onClose}
    >
      {record.restoredAt ? <DraftNotice savedAt={record.restoredAt} onDiscard={record.discard} /> : null}
      <FormErrors form={record.form} issues={record.issues.list} labelOf={label} />
      <Form form={record.form} layout="vertical" onValuesChange={record.onValuesChange}>
        <div className="sheet-top">
          <TimeItem name="ThoiGian" label={t('sheet.ThoiGian')} />
          {verbal || (entry && entry.TrangThai === 'ChoXacNhan') ? (
            <Form.Item name="BacSi_Id" label={t('sheet.BacSi_Id')} required>
              <RefPicker to="NhanVien" label={entry?.BacSi ?? null} />
            </Form.Item>
          ) : null}
          <Form.Item name="TinhTrang" label={t('sheet.TinhTrang')} required>
            <Select options={optionsOf(tinhTrangNguoiBenh)} />
          </Form.Item>
          <Form.Item name="CapChamSoc" label={t('sheet.CapChamSoc')}>
            <Select allowClear options={optionsOf(capChamSoc)} />
          </Form.Item>
          <TimeItem name="HieuLucDen" label={t('sheet.HieuLucDen')} hint={t('sheet.endHint')} />
        </div>
        <Form.Item name="DienBien" label={t('sheet.DienBien')} required>
          <Input.TextArea autoFocus autoSize={{ minRows: 2, maxRows: 8 }} />
        </Form.Item>
        <DrugLines lines={lines} onChange={(next) => record.change({ lines: next })} />
        <div className="sheet-top">
          <Form.Item name="YLenhChamSoc_Ids" label={t('sheet.YLenhChamSoc_Ids')}>
            <RefsPicker to="YLenhChamSoc" labels={entry?.YLenhChamSocs ?? []} />
          </Form.Item>
          <Form.Item name="ChamSoc" label={t('sheet.ChamSoc')}>
            <Input maxLength={500} />
          </Form.Item>
          {meals.map((name) => (
            <Form.Item key={name} name={name} label={t(`sheet.${name}`)}>
              <Input maxLength={100} />
            </Form.Item>
          ))}
        </div>
        <Form.Item name="YLenhKhac" label={t('sheet.YLenhKhac')}>
          <Input.TextArea autoSize={{ minRows: 1, maxRows: 6 }} />
        </Form.Item>
      </Form>
      <ConflictDialog {...record.conflict} />
      {dialog}
    </Modal>
  );
}

function TimeItem({ name, label, hint }: { name: string; label: string; hint?: string }) {
  const form = Form.useFormInstance();
  const value = Form.useWatch(name, form);
  return (
    <Form.Item name={name} label={label} required={!hint}>
      <DateTimeField
        {...(hint ? { placeholder: hint } : {})}
        value={typeof value === 'string' ? value : null}
        onChange={(next) => form.setFieldValue(name, next)}
      />
    </Form.Item>
  );
}
