import { nguoiYeuCau } from '@sen/domain/recordSummaries/yeuCauTomTat';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { ConflictDialog } from '../../ui/ConflictDialog.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { DraftNotice } from '../../ui/DraftNotice.tsx';
import { formatDate } from '../../ui/dateText.ts';
import { FormErrors } from '../../ui/FormErrors.tsx';
import { Segmented } from '../../ui/kit/choices.tsx';
import { Form } from '../../ui/kit/Form.tsx';
import { Input } from '../../ui/kit/Input.tsx';
import { Select } from '../../ui/kit/Select.tsx';
import { useRecordValues } from '../../ui/recordForm/useRecordForm.ts';
import { type AskedOf, byPatient, bySomebody, type RequestValues } from './requestValues.ts';
import type { useRequestForm } from './useRequestForm.ts';

type Props = {
  of: AskedOf;
  work: ReturnType<typeof useRequestForm>;
  /** The record is chosen once, when the request is taken. */
  isNew: boolean;
};

/** What is taken down of a request: of which record, who asks with which paper, what for, and the day promised. */
export function RequestForm({ of, work, isNew }: Props) {
  const { t } = useTranslation('recordSummaries');
  const { NguoiYeuCau } = useRecordValues(work);
  const records = of.records.map(({ _id, Loai, Ma, Luc, Phong }) => ({
    value: `${Loai}:${_id}`,
    label: [t(`record.${Loai}`), Ma, formatDate(Luc), Phong?.ten].filter(Boolean).join(' · '),
  }));
  const people = Object.entries(nguoiYeuCau).map(([value, text]) => ({
    value,
    label: text[currentLanguage()],
  }));
  const line = (name: keyof RequestValues, required = false) => (
    <Form.Item name={name} label={t(name)} required={required}>
      {name.startsWith('Ngay') ? <DateField /> : <Input maxLength={250} />}
    </Form.Item>
  );
  return (
    <>
      {work.restoredAt ? <DraftNotice savedAt={work.restoredAt} onDiscard={work.discard} /> : null}
      <FormErrors form={work.form} issues={work.issues.list} labelOf={t} />
      <Form
        form={work.form}
        layout="vertical"
        onValuesChange={(changed: Partial<RequestValues>) => {
          work.onValuesChange(changed);
          if (changed.NguoiYeuCau)
            work.change(changed.NguoiYeuCau === 'NguoiBenh' ? byPatient(of) : bySomebody);
        }}
      >
        <Form.Item name="HoSo" label={t('HoSo')} required>
          <Select options={records} disabled={!isNew} notFoundContent={t('noRecord')} />
        </Form.Item>
        <Form.Item name="NguoiYeuCau" label={t('NguoiYeuCau')}>
          <Segmented options={people} />
        </Form.Item>
        <div className="field-grid">
          {line('HoTenNguoiYeuCau', true)}
          {NguoiYeuCau === 'NguoiDaiDien' ? line('QuanHe', true) : null}
          {line('SoGiayTo', true)}
          {line('NgayCapGiayTo')}
          {line('NoiCapGiayTo')}
          {line('SoDienThoai')}
        </div>
        <Form.Item name="MucDich" label={t('MucDich')} required>
          <Input maxLength={500} data-autofocus />
        </Form.Item>
        <div className="field-grid">
          <Form.Item name="SoBan" label={t('SoBan')} required>
            <Input inputMode="numeric" maxLength={2} />
          </Form.Item>
          {line('NgayYeuCau', true)}
          {line('NgayHen', true)}
        </div>
      </Form>
      <ConflictDialog {...work.conflict} />
    </>
  );
}
