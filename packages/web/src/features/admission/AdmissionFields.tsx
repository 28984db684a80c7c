import { useTranslation } from 'react-i18next';
import { RefPicker } from '../../catalogue/RefPicker.tsx';
import { DateTimeField } from '../../ui/DateTimeField.tsx';
import { Form } from '../../ui/kit/Form.tsx';
import { Input } from '../../ui/kit/Input.tsx';
import type { FieldsProps } from '../papers/paperScreen.ts';
import type { NhapVienFragment } from './admission.main.gen.ts';
import { type AdmissionValues, admissionTexts } from './admissionValues.ts';

/** What is written of an admission: where to, as what, and what the ward must know. */
export function AdmissionFields({ record, labelOf }: FieldsProps<NhapVienFragment, AdmissionValues>) {
  const { t } = useTranslation('admission');
  return (
    <>
      <div className="field-grid">
        <Form.Item name="KhoaNhapVien_Id" label={labelOf('KhoaNhapVien_Id')} required>
          <RefPicker
            to="Node"
            label={record?.KhoaNhapVien ?? null}
            filter={(entry) => entry['category'] === 'DEPARTMENT'}
            autoFocus
          />
        </Form.Item>
        <Form.Item name="LoaiBenhAn_Id" label={labelOf('LoaiBenhAn_Id')} required>
          <RefPicker to="LoaiBenhAn" label={record?.LoaiBenhAn ?? null} />
        </Form.Item>
        <Form.Item name="ThoiGianVaoVien" label={labelOf('ThoiGianVaoVien')} required>
          <DateTimeField value={null} onChange={() => undefined} />
        </Form.Item>
        <Form.Item name="BacSiChiDinh_Id" label={labelOf('BacSiChiDinh_Id')} required>
          <RefPicker to="NhanVien" label={record?.BacSiChiDinh ?? null} />
        </Form.Item>
        <Form.Item name="ChanDoanICD_Id" label={labelOf('ChanDoanICD_Id')} required>
          <RefPicker to="ICD" label={record?.ChanDoanICD ?? null} />
        </Form.Item>
      </div>
      <div className="field-grid wide">
        {admissionTexts.map((name) => (
          <Form.Item key={name} name={name} label={labelOf(name)} required={name === 'LyDoVaoVien'}>
            <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} />
          </Form.Item>
        ))}
      </div>
      <p className="soft">{t('vitals')}</p>
    </>
  );
}
