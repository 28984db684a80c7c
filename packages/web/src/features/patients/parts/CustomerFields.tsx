import { useTranslation } from 'react-i18next';
import { RefPicker } from '../../../catalogue/RefPicker.tsx';
import { DateField } from '../../../ui/DateField.tsx';
import type { RefLabel } from '../../../ui/entry.ts';
import { Checkbox } from '../../../ui/kit/choices.tsx';
import { Form } from '../../../ui/kit/Form.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { patientFieldLabel } from '../fieldLabel.ts';

type Props = { labels: Readonly<Record<string, RefLabel | null | undefined>> };

/** The patient as a customer: how they came, who looks after them, to whom invoices are made out; a business with its certificate. */
export function CustomerFields({ labels }: Props) {
  const { t } = useTranslation('patients');
  const label = (field: string) => patientFieldLabel(field) ?? field;
  const text = (field: string, max: number) => (
    <Form.Item name={field} label={label(field)}>
      <Input maxLength={max} autoComplete="off" />
    </Form.Item>
  );
  const picked = (field: string, to: string) => (
    <Form.Item name={field} label={label(field)}>
      <RefPicker to={to} label={labels[field]} />
    </Form.Item>
  );
  return (
    <div className="fields">
      {picked('NhanVienPhuTrach_Id', 'NhanVien')}
      {picked('LoaiBenhNhan_Id', 'LoaiKhachHang')}
      {picked('NguonKhachHang_Id', 'NguonKhachHang')}
      {text('DonVi', 200)}
      {text('TenTrenHoaDon', 200)}
      {text('MaSoThue', 14)}
      {text('KyHieuHoaDon', 20)}
      {text('Email', 100)}
      {text('SoGPP', 50)}
      <Form.Item name="NgayCapGPP" label={label('NgayCapGPP')}>
        <DateField />
      </Form.Item>
      <Form.Item name="isBusinessAccount" valuePropName="checked" className="customer-business">
        <Checkbox>{t('customer.business')}</Checkbox>
      </Form.Item>
    </div>
  );
}
