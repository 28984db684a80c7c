import { hinhThucHoiChan } from '@sen/domain/consultations/hoiChan';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RefPicker, RefsPicker } from '../../catalogue/RefPicker.tsx';
import { currentLanguage } from '../../session/i18n.ts';
import { ConflictDialog } from '../../ui/ConflictDialog.tsx';
import { DateTimeField } from '../../ui/DateTimeField.tsx';
import { DraftNotice } from '../../ui/DraftNotice.tsx';
import { FormErrors } from '../../ui/FormErrors.tsx';
import { Form } from '../../ui/kit/Form.tsx';
import { Input } from '../../ui/kit/Input.tsx';
import { Select } from '../../ui/kit/Select.tsx';
import { ChairPicker } from './ChairPicker.tsx';
import type { BienBanFragment } from './consultations.main.gen.ts';
import { minutesTexts } from './minutesValues.ts';
import type { useMinutesForm } from './useMinutesForm.ts';

type Props = { record: BienBanFragment | null; work: ReturnType<typeof useMinutesForm> };

/** When, where and among whom; who takes part; what was said and concluded. */
export function MinutesForm({ record, work }: Props) {
  const { t } = useTranslation('consultations');
  const [position, setPosition] = useState<string | null>(null);
  const labels = (record?.DoiNguThamGia ?? []).flatMap(({ NhanVien }) => (NhanVien ? [NhanVien] : []));
  const labelOf = (ViTri: string) =>
    record?.DoiNguThamGia.find((one) => one.ViTri === ViTri)?.NhanVien ?? null;
  const kinds = Object.entries(hinhThucHoiChan).map(([value, text]) => ({
    value,
    label: text[currentLanguage()],
  }));
  return (
    <>
      {work.restoredAt ? <DraftNotice savedAt={work.restoredAt} onDiscard={work.discard} /> : null}
      <FormErrors form={work.form} issues={work.issues.list} labelOf={t} />
      <Form form={work.form} layout="vertical" onValuesChange={work.onValuesChange}>
        <div className="field-grid">
          <Form.Item name="NgayHoiChan" label={t('NgayHoiChan')} required>
            <DateTimeField value={null} onChange={() => undefined} />
          </Form.Item>
          <Form.Item name="HinhThucHoiChan" label={t('HinhThucHoiChan')}>
            <Select options={kinds} />
          </Form.Item>
          <Form.Item name="DiaDiem" label={t('DiaDiem')} required>
            <Input data-autofocus maxLength={250} />
          </Form.Item>
          <Form.Item name="BacSiDeNghi_Id" label={t('BacSiDeNghi_Id')} required>
            <RefPicker to="NhanVien" label={record?.BacSiDeNghi ?? null} />
          </Form.Item>
          <Form.Item label={t('position')} htmlFor="minutes-position">
            <RefPicker
              id="minutes-position"
              to="DM_ChucVu"
              value={position}
              placeholder={t('anyPosition')}
              onChange={(id) => {
                setPosition(id);
                // who was chosen may hold another one
                if (id) work.change({ ChuToa: null });
              }}
            />
          </Form.Item>
          <Form.Item name="ChuToa" label={t('ChuToa')} required>
            <ChairPicker ChucVu_Id={position} label={labelOf('ChuToa')} />
          </Form.Item>
          <Form.Item name="ThuKy" label={t('ThuKy')} required>
            <RefPicker to="NhanVien" label={labelOf('ThuKy')} />
          </Form.Item>
          <Form.Item name="ThanhVien" label={t('ThanhVien')}>
            <RefsPicker to="NhanVien" labels={labels} />
          </Form.Item>
          <Form.Item name="HoTro" label={t('HoTro')}>
            <RefsPicker to="NhanVien" labels={labels} />
          </Form.Item>
        </div>
        <div className="field-grid wide">
          {minutesTexts.map((name) => (
            <Form.Item key={name} name={name} label={t(name)} required={name === 'ChanDoan'}>
              <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} />
            </Form.Item>
          ))}
        </div>
      </Form>
      <ConflictDialog {...work.conflict} />
    </>
  );
}
