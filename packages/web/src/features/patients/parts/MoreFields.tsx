import { cleanNumber } from '@sen/domain/names/typed';
import { kieuBenhNhan } from '@sen/domain/reception/benhNhan';
import { useTranslation } from 'react-i18next';
import { FacilityPicker } from '../../../catalogue/FacilityPicker.tsx';
import { RefPicker, RefsPicker } from '../../../catalogue/RefPicker.tsx';
import { currentLanguage } from '../../../session/i18n.ts';
import { DateField } from '../../../ui/DateField.tsx';
import type { RefLabel } from '../../../ui/entry.ts';
import { Form } from '../../../ui/kit/Form.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { Select } from '../../../ui/kit/Select.tsx';
import { patientFieldLabel } from '../fieldLabel.ts';
import { AllergyFields } from './AllergyFields.tsx';

type Props = {
  labels: Readonly<Record<string, RefLabel | null | undefined>>;
  allergies: readonly RefLabel[];
  groups: readonly RefLabel[];
  /** A small child has a birth certificate. */
  isChild: boolean;
  /** There is a history that is not shown here. */
  historyClosed: boolean;
};

/** What a record holds beyond the desk's fields: history, blood group, card. */
export function MoreFields({ labels, allergies, groups, isChild, historyClosed }: Props) {
  const { t } = useTranslation('patients');
  const label = (field: string) => patientFieldLabel(field) ?? field;
  return (
    <div className="fields">
      <AllergyFields labels={allergies} />
      <Form.Item name="NhomMau_Id" label={label('NhomMau_Id')}>
        <RefPicker to="NhomMau" label={labels['NhomMau_Id']} />
      </Form.Item>
      <Form.Item name="YeuToRh_Id" label={label('YeuToRh_Id')}>
        <RefPicker to="YeuToRh" label={labels['YeuToRh_Id']} />
      </Form.Item>
      <Form.Item name="TienSuBenh" label={label('TienSuBenh')} className="full">
        <Input.TextArea
          rows={2}
          maxLength={2000}
          disabled={historyClosed}
          placeholder={historyClosed ? t('historyClosed') : undefined}
        />
      </Form.Item>
      <Form.Item name="SoTheBHYT" label={label('SoTheBHYT')}>
        <Input maxLength={30} autoComplete="off" clean={cleanNumber} />
      </Form.Item>
      <Form.Item name="BHYTNgayHieuLuc" label={label('BHYTNgayHieuLuc')}>
        <DateField />
      </Form.Item>
      <Form.Item name="BHYTNgayHetHieuLuc" label={label('BHYTNgayHetHieuLuc')}>
        <DateField />
      </Form.Item>
      <Form.Item name="BenhVien_KCB_Id" label={label('BenhVien_KCB_Id')}>
        <FacilityPicker label={labels['BenhVien_KCB_Id']} />
      </Form.Item>
      <Form.Item name="KieuBenhNhan" label={label('KieuBenhNhan')}>
        <Select
          options={Object.entries(kieuBenhNhan).map(([value, one]) => ({
            value,
            label: one[currentLanguage()],
          }))}
        />
      </Form.Item>
      <Form.Item name="NhomBenhNhan_Ids" label={label('NhomBenhNhan_Ids')} className="wide">
        <RefsPicker to="NhomBenhNhan" labels={groups} />
      </Form.Item>
      <Form.Item name="DiaChiNguoiLienHe" label={label('DiaChiNguoiLienHe')}>
        <Input maxLength={300} autoComplete="off" />
      </Form.Item>
      <Form.Item name="GhiChu" label={label('GhiChu')} className="full">
        <Input.TextArea rows={2} maxLength={1000} />
      </Form.Item>
      {isChild ? (
        <Form.Item name="SoGiayChungSinh" label={label('SoGiayChungSinh')}>
          <Input maxLength={30} autoComplete="off" />
        </Form.Item>
      ) : null}
    </div>
  );
}
