import { lyDoChuyen } from '@sen/domain/transfers/chuyenVien';
import { RefPicker } from '../../catalogue/RefPicker.tsx';
import { currentLanguage } from '../../session/i18n.ts';
import { DateField } from '../../ui/DateField.tsx';
import { Segmented } from '../../ui/kit/choices.tsx';
import { Form } from '../../ui/kit/Form.tsx';
import { Input } from '../../ui/kit/Input.tsx';
import type { FieldsProps } from '../papers/paperScreen.ts';
import type { PhieuChuyenVienFragment } from './transfers.main.gen.ts';
import { type TransferValues, transferTexts } from './transferValues.ts';

/** What is written of a transfer: where to, why, and what the other facility must know. */
export function TransferFields({ record, labelOf }: FieldsProps<PhieuChuyenVienFragment, TransferValues>) {
  const reasons = Object.entries(lyDoChuyen).map(([value, text]) => ({
    value,
    label: text[currentLanguage()],
  }));
  return (
    <div className="exam-grid">
      <Form.Item name="BenhVien_Id" label={labelOf('BenhVien_Id')} required>
        <RefPicker to="BenhVien" label={record?.BenhVien ?? null} autoFocus />
      </Form.Item>
      <Form.Item name="HinhThucChuyen_Id" label={labelOf('HinhThucChuyen_Id')}>
        <RefPicker to="HinhThucChuyen" label={record?.HinhThucChuyen ?? null} />
      </Form.Item>
      <Form.Item name="LyDoChuyen" label={labelOf('LyDoChuyen')}>
        <Segmented options={reasons} />
      </Form.Item>
      <div className="exam-span">
        <Form.Item name="ChuyenTuNgay" label={labelOf('ChuyenTuNgay')}>
          <DateField />
        </Form.Item>
        <Form.Item name="ChuyenDenNgay" label={labelOf('ChuyenDenNgay')}>
          <DateField />
        </Form.Item>
      </div>
      {transferTexts.map((name) => (
        <Form.Item key={name} name={name} label={labelOf(name)}>
          <Input.TextArea autoSize={{ minRows: 1, maxRows: 4 }} />
        </Form.Item>
      ))}
    </div>
  );
}
