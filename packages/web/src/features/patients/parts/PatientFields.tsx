import { isChild } from '@sen/domain/ages/age';
import { cleanLine, cleanName, cleanNumber, cleanPhone } from '@sen/domain/names/typed';
import { useTranslation } from 'react-i18next';
import { RefPicker } from '../../../catalogue/RefPicker.tsx';
import { today } from '../../../ui/dateText.ts';
import type { RefLabel } from '../../../ui/entry.ts';
import { Segmented } from '../../../ui/kit/choices.tsx';
import { Form } from '../../../ui/kit/Form.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { YearOrDateField } from '../../../ui/YearOrDateField.tsx';
import { AddressPicker } from '../AddressPicker.tsx';
import { patientFieldLabel } from '../fieldLabel.ts';

type Props = {
  /** What the form holds: a child shows its contact person as needed. */
  birth: { NgaySinh: string | null; NamSinh: number | null } | null;
  labels: Readonly<Record<string, RefLabel | null | undefined>>;
  /** Fields that the site wants filled. */
  mandatory: unknown;
};

/** The fields of a patient inside a form, in the order in which a desk asks for them. */
export function PatientFields({ birth, labels, mandatory }: Props) {
  const { t } = useTranslation('patients');
  const wanted = (field: string) => Boolean((mandatory as Record<string, unknown> | null)?.[field]); // a section of flags
  const child = birth?.NamSinh
    ? isChild({ NgaySinh: birth.NgaySinh, NamSinh: birth.NamSinh }, today())
    : false;
  const label = (field: string) => patientFieldLabel(field) ?? field;
  return (
    <div className="fields">
      <Form.Item name="TenBenhNhan" label={label('TenBenhNhan')} required className="wide">
        <Input maxLength={100} autoComplete="off" clean={cleanName} />
      </Form.Item>
      <Form.Item name="birth" label={t('birth')} required>
        <YearOrDateField id="birth" />
      </Form.Item>
      <Form.Item name="GioiTinh" label={label('GioiTinh')} required>
        <Segmented
          options={(['MALE', 'FEMALE', 'OTHER'] as const).map((value) => ({
            value,
            label: t(`sex.${value}`, { ns: 'common' }),
          }))}
        />
      </Form.Item>
      <Form.Item name="SoDienThoai" label={label('SoDienThoai')} required={wanted('SoDienThoai') && !child}>
        <Input inputMode="tel" maxLength={30} autoComplete="off" clean={cleanPhone} />
      </Form.Item>
      <Form.Item name="CMNDHoacHoChieu" label={label('CMNDHoacHoChieu')} required={wanted('CMNDHoacHoChieu')}>
        <Input maxLength={30} autoComplete="off" clean={cleanNumber} />
      </Form.Item>
      <Form.Item name="DiaChi_Id" label={t('address')} required={wanted('DiaChi')} className="wide">
        <AddressPicker label={labels['DiaChi_Id']} />
      </Form.Item>
      <Form.Item name="SoNha" label={label('SoNha')}>
        <Input maxLength={200} autoComplete="off" clean={cleanLine} />
      </Form.Item>
      <Form.Item name="DanToc_Id" label={label('DanToc_Id')} required={wanted('DanToc_Id')}>
        <RefPicker to="DanToc" label={labels['DanToc_Id']} />
      </Form.Item>
      <Form.Item name="QuocTich_Id" label={label('QuocTich_Id')} required={wanted('QuocTich_Id')}>
        <RefPicker to="QuocTich" label={labels['QuocTich_Id']} />
      </Form.Item>
      <Form.Item name="NgheNghiep_Id" label={label('NgheNghiep_Id')} required={wanted('NgheNghiep_Id')}>
        <RefPicker to="NgheNghiep" label={labels['NgheNghiep_Id']} />
      </Form.Item>
      <Form.Item name="TenNguoiLienHe" label={label('TenNguoiLienHe')} required={child}>
        <Input maxLength={100} autoComplete="off" clean={cleanName} />
      </Form.Item>
      <Form.Item name="QuanHeNguoiLienHe" label={label('QuanHeNguoiLienHe')}>
        <Input maxLength={50} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="SoDienThoaiNguoiLienHe"
        label={label('SoDienThoaiNguoiLienHe')}
        required={wanted('SoDienThoai') && child}
      >
        <Input inputMode="tel" maxLength={30} autoComplete="off" clean={cleanPhone} />
      </Form.Item>
      <Form.Item name="TienSuDiUng" label={label('TienSuDiUng')}>
        <Input maxLength={1000} autoComplete="off" />
      </Form.Item>
    </div>
  );
}
