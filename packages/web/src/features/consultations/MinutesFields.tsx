import { hinhThucHoiChan } from '@sen/domain/consultations/hoiChan';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RefPicker, RefsPicker } from '../../catalogue/RefPicker.tsx';
import { currentLanguage } from '../../session/i18n.ts';
import { DateTimeField } from '../../ui/DateTimeField.tsx';
import { Form } from '../../ui/kit/Form.tsx';
import { Input } from '../../ui/kit/Input.tsx';
import { Select } from '../../ui/kit/Select.tsx';
import type { FieldsProps } from '../papers/paperScreen.ts';
import { ChairPicker } from './ChairPicker.tsx';
import type { BienBanFragment } from './consultations.main.gen.ts';
import { type MinutesValues, minutesTexts } from './minutesValues.ts';

/** When, where and among whom; who takes part; what was said and concluded. */
export function MinutesFields({ record, work, labelOf }: FieldsProps<BienBanFragment, MinutesValues>) {
  const { t } = useTranslation('consultations');
  const [position, setPosition] = useState<string | null>(null);
  const labels = (record?.DoiNguThamGia ?? []).flatMap(({ NhanVien }) => (NhanVien ? [NhanVien] : []));
  const labelIn = (ViTri: string) =>
    record?.DoiNguThamGia.find((one) => one.ViTri === ViTri)?.NhanVien ?? null;
  const kinds = Object.entries(hinhThucHoiChan).map(([value, text]) => ({
    value,
    label: text[currentLanguage()],
  }));
  return (
    <>
      <div className="field-grid">
        <Form.Item name="NgayHoiChan" label={labelOf('NgayHoiChan')} required>
          <DateTimeField value={null} onChange={() => undefined} />
        </Form.Item>
        <Form.Item name="HinhThucHoiChan" label={labelOf('HinhThucHoiChan')}>
          <Select options={kinds} />
        </Form.Item>
        <Form.Item name="DiaDiem" label={labelOf('DiaDiem')} required>
          <Input data-autofocus maxLength={250} />
        </Form.Item>
        <Form.Item name="BacSiDeNghi_Id" label={labelOf('BacSiDeNghi_Id')} required>
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
        <Form.Item name="ChuToa" label={labelOf('ChuToa')} required>
          <ChairPicker ChucVu_Id={position} label={labelIn('ChuToa')} />
        </Form.Item>
        <Form.Item name="ThuKy" label={labelOf('ThuKy')} required>
          <RefPicker to="NhanVien" label={labelIn('ThuKy')} />
        </Form.Item>
        <Form.Item name="ThanhVien" label={labelOf('ThanhVien')}>
          <RefsPicker to="NhanVien" labels={labels} />
        </Form.Item>
        <Form.Item name="HoTro" label={labelOf('HoTro')}>
          <RefsPicker to="NhanVien" labels={labels} />
        </Form.Item>
      </div>
      <div className="field-grid wide">
        {minutesTexts.map((name) => (
          <Form.Item key={name} name={name} label={labelOf(name)} required={name === 'ChanDoan'}>
            <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} />
          </Form.Item>
        ))}
      </div>
    </>
  );
}
