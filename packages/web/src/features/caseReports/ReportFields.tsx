import { ketQuaXetNghiem, phanLoaiCa, tiemChung, tinhTrangCa } from '@sen/domain/caseReports/baoCaoCaBenh';
import { useTranslation } from 'react-i18next';
import { RefPicker } from '../../catalogue/RefPicker.tsx';
import { currentLanguage } from '../../session/i18n.ts';
import { DateField } from '../../ui/DateField.tsx';
import { formatDate } from '../../ui/dateText.ts';
import { Checkbox } from '../../ui/kit/choices.tsx';
import { Form } from '../../ui/kit/Form.tsx';
import { Input } from '../../ui/kit/Input.tsx';
import { Select } from '../../ui/kit/Select.tsx';
import { useRecordValues } from '../../ui/recordForm/useRecordForm.ts';
import type { FieldsProps } from '../papers/paperScreen.ts';
import type { CaBenhCuaKhamQuery, CaBenhFragment } from './caseReports.main.gen.ts';
import { Deadline } from './Deadline.tsx';
import { type ReportValues, reportParts } from './reportValues.ts';

/** What is written of a case: whose, the illness, the laboratory, vaccination and exposure, the outcome, who reports. */
export function ReportFields({
  record,
  work,
  labelOf,
  answer: { viecBaoCaoCaBenh: duty },
}: FieldsProps<CaBenhFragment, ReportValues, CaBenhCuaKhamQuery>) {
  const { t } = useTranslation('caseReports');
  const { LayMau, TiemChung, TinhTrang } = useRecordValues(work);
  const line = (name: string, required = false) => (
    <Form.Item key={name} name={name} label={labelOf(name)} required={required}>
      {name.startsWith('Ngay') ? <DateField /> : <Input maxLength={250} />}
    </Form.Item>
  );
  return (
    <>
      {duty ? <Deadline work={duty} /> : null}
      {duty?.trongDot ? (
        <Form.Item name="DotBenhMoi" valuePropName="checked">
          <Checkbox>
            {t('newEpisode', { number: duty.trongDot.SoBaoCao, day: formatDate(duty.trongDot.Ngay) })}
          </Checkbox>
        </Form.Item>
      ) : null}
      <h3 className="case-part">{t('part.illness')}</h3>
      <div className="field-grid">
        <Form.Item name="PhanLoaiCa" label={labelOf('PhanLoaiCa')} required>
          <Select options={optionsOf(phanLoaiCa)} />
        </Form.Item>
        {reportParts.illness.map((name) => line(name, name !== 'NgayNhapVien'))}
        <Form.Item name="TinhTrang" label={labelOf('TinhTrang')} required>
          <Select options={optionsOf(tinhTrangCa)} />
        </Form.Item>
        {TinhTrang && TinhTrang !== 'DangDieuTri' ? line('NgayTinhTrang', true) : null}
        {TinhTrang === 'ChuyenVien' ? line('NoiChuyenDen', true) : null}
      </div>
      <h3 className="case-part">{t('part.sample')}</h3>
      <div className="field-grid">
        <Form.Item name="LayMau" valuePropName="checked">
          <Checkbox>{labelOf('LayMau')}</Checkbox>
        </Form.Item>
        {LayMau ? (
          <>
            {reportParts.sample.map((name) =>
              line(name, name !== 'NgayXetNghiem' && name !== 'NoiXetNghiem'),
            )}
            <Form.Item name="KetQuaXetNghiem" label={labelOf('KetQuaXetNghiem')} required>
              <Select options={optionsOf(ketQuaXetNghiem)} />
            </Form.Item>
          </>
        ) : null}
      </div>
      <h3 className="case-part">{t('part.exposure')}</h3>
      <div className="field-grid">
        <Form.Item name="TiemChung" label={labelOf('TiemChung')} required>
          <Select options={optionsOf(tiemChung)} />
        </Form.Item>
        {TiemChung === 'Co' ? (
          <>
            <Form.Item name="SoMuiTiem" label={labelOf('SoMuiTiem')} required>
              <Input inputMode="numeric" maxLength={2} />
            </Form.Item>
            {line('NgayTiemCuoi')}
          </>
        ) : null}
      </div>
      <Form.Item name="TienSuDichTe" label={labelOf('TienSuDichTe')}>
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} />
      </Form.Item>
      <h3 className="case-part">{t('part.patient')}</h3>
      <div className="field-grid">{reportParts.patient.map((name) => line(name, name === 'NoiO'))}</div>
      <h3 className="case-part">{t('part.reporter')}</h3>
      <div className="field-grid">
        <Form.Item name="NguoiBaoCao_Id" label={labelOf('NguoiBaoCao_Id')} required>
          <RefPicker to="NhanVien" label={record?.NguoiBaoCao ?? duty?.NguoiBaoCao ?? null} />
        </Form.Item>
        {reportParts.reporter.map((name) => line(name, true))}
      </div>
    </>
  );
}

function optionsOf(values: Readonly<Record<string, { vi: string; en: string }>>) {
  return Object.entries(values).map(([value, text]) => ({ value, label: text[currentLanguage()] }));
}
