import { mucCapCuu, mucCapCuus, phuongTienDen } from '@sen/domain/emergency/phanLoai';
import { capCuuRecord } from '@sen/domain/emergency/records';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RefPicker } from '../../../catalogue/RefPicker.tsx';
import { currentLanguage } from '../../../session/i18n.ts';
import { DateTimeField } from '../../../ui/DateTimeField.tsx';
import { Form } from '../../../ui/kit/Form.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { Select } from '../../../ui/kit/Select.tsx';
import type { EmergencyValues, MissingField } from '../emergencyValues.ts';

type Props = {
  values: EmergencyValues;
  onChange: (more: Partial<EmergencyValues>) => void;
  missing: readonly MissingField[];
  /** The caller may examine and order to a ward. */
  mayAdmit: boolean;
};

/** How grave it is, how they came, what is kept of theirs, and where they go. */
export function TriagePart({ values, onChange, missing, mayAdmit }: Props) {
  const { t } = useTranslation('emergency');
  const language = currentLanguage();
  const labelOf = (name: keyof typeof capCuuRecord.fields) =>
    capCuuRecord.fields[name]?.label[language] ?? name;
  const field = (name: MissingField, label: string, control: ReactNode) => (
    <Form.Item
      label={label}
      htmlFor={`emergency-${name}`}
      required
      validateStatus={missing.includes(name) ? 'error' : ''}
      help={missing.includes(name) ? t('common:required') : null}
    >
      {control}
    </Form.Item>
  );
  return (
    <section className="section triage">
      <h2>{t('triage')}</h2>
      <fieldset className="triage-levels" aria-label={labelOf('Muc')}>
        {mucCapCuus.map((level) => (
          <button
            key={level}
            id={level === 'Muc1' ? 'emergency-Muc' : undefined}
            type="button"
            className={`triage-level ${level}`}
            aria-pressed={values.Muc === level}
            onClick={() => onChange({ Muc: level })}
          >
            <b>{level.slice(-1)}</b> {mucCapCuu[level][language].replace(/^.*?: /, '')}
          </button>
        ))}
      </fieldset>
      {missing.includes('Muc') ? <p className="triage-missing">{t('levelNeeded')}</p> : null}
      <Form layout="vertical">
        <div className="field-grid">
          <Form.Item label={labelOf('DenLuc')} htmlFor="emergency-arrival">
            <DateTimeField
              id="emergency-arrival"
              value={values.DenLuc}
              onChange={(DenLuc) => onChange({ DenLuc })}
            />
          </Form.Item>
          <Form.Item label={labelOf('PhuongTien')} htmlFor="emergency-way">
            <Select
              id="emergency-way"
              allowClear
              value={values.PhuongTien}
              options={Object.entries(phuongTienDen).map(([value, label]) => ({
                value,
                label: label[language],
              }))}
              onChange={
                (PhuongTien) =>
                  onChange({ PhuongTien: (PhuongTien as EmergencyValues['PhuongTien']) ?? null }) // one of the options
              }
            />
          </Form.Item>
          <Form.Item label={labelOf('ChanDoanSoBo')} htmlFor="emergency-diagnosis">
            <Input
              id="emergency-diagnosis"
              maxLength={500}
              value={values.ChanDoanSoBo}
              onChange={({ target }) => onChange({ ChanDoanSoBo: target.value })}
            />
          </Form.Item>
        </div>
        <Form.Item label={t('belongings')} htmlFor="emergency-belongings">
          <Input.TextArea
            id="emergency-belongings"
            autoSize={{ minRows: 1, maxRows: 5 }}
            placeholder={t('belongingsHint')}
            value={values.tuTrang}
            onChange={({ target }) => onChange({ tuTrang: target.value })}
          />
        </Form.Item>
        {mayAdmit ? (
          <label className="triage-ward">
            <input
              type="checkbox"
              checked={values.thangVaoKhoa}
              onChange={({ target }) => onChange({ thangVaoKhoa: target.checked })}
            />{' '}
            {t('straightToWard')}
          </label>
        ) : null}
        {values.thangVaoKhoa && mayAdmit ? (
          <div className="field-grid">
            {field(
              'KhoaNhapVien_Id',
              t('ward'),
              <RefPicker
                id="emergency-KhoaNhapVien_Id"
                to="Node"
                value={values.KhoaNhapVien_Id}
                filter={(entry) => entry['category'] === 'DEPARTMENT'}
                onChange={(KhoaNhapVien_Id) => onChange({ KhoaNhapVien_Id })}
              />,
            )}
            {field(
              'LoaiBenhAn_Id',
              t('recordKind'),
              <RefPicker
                id="emergency-LoaiBenhAn_Id"
                to="LoaiBenhAn"
                value={values.LoaiBenhAn_Id}
                onChange={(LoaiBenhAn_Id) => onChange({ LoaiBenhAn_Id })}
              />,
            )}
            {field(
              'ChanDoanICD_Id',
              t('disease'),
              <RefPicker
                id="emergency-ChanDoanICD_Id"
                to="ICD"
                value={values.ChanDoanICD_Id}
                onChange={(ChanDoanICD_Id) => onChange({ ChanDoanICD_Id })}
              />,
            )}
            <Form.Item label={t('doctor')} htmlFor="emergency-doctor">
              <RefPicker
                id="emergency-doctor"
                to="NhanVien"
                value={values.BacSiChiDinh_Id}
                onChange={(BacSiChiDinh_Id) => onChange({ BacSiChiDinh_Id })}
              />
            </Form.Item>
          </div>
        ) : null}
      </Form>
    </section>
  );
}
