import { useTranslation } from 'react-i18next';
import { RefPicker, RefsPicker } from '../../catalogue/RefPicker.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { Form } from '../../ui/kit/Form.tsx';
import { Input } from '../../ui/kit/Input.tsx';
import type { FieldsProps } from '../papers/paperScreen.ts';
import type { TomTatCuaYeuCauQuery, TomTatFragment } from './recordSummaries.main.gen.ts';
import type { SummaryValues } from './summaryValues.ts';

type Props = FieldsProps<TomTatFragment, SummaryValues, TomTatCuaYeuCauQuery>;

/** What is written of a summary, begun with what the record says. */
export function SummaryFields({ record, answer, labelOf }: Props) {
  const { t } = useTranslation('recordSummaries');
  const begun = record ?? answer.banDauTomTat;
  const area = (name: keyof SummaryValues, required = false) => (
    <Form.Item name={name} label={labelOf(name)} required={required}>
      <Input.TextArea autoSize={{ minRows: 2, maxRows: 10 }} />
    </Form.Item>
  );
  return (
    <>
      {record ? null : <p className="soft">{t('begun')}</p>}
      <div className="field-grid">
        <Form.Item name="TuNgay" label={labelOf('TuNgay')} required>
          <DateField />
        </Form.Item>
        <Form.Item name="DenNgay" label={labelOf('DenNgay')} required>
          <DateField />
        </Form.Item>
      </div>
      <div className="field-grid wide">
        {area('LyDoVaoVien')}
        {area('TienSuBenh')}
      </div>
      {area('QuaTrinhBenhLy', true)}
      {area('KetQuaCanLamSang')}
      <div className="field-grid wide">
        <Form.Item name="ChanDoanICD_Id" label={labelOf('ChanDoanICD_Id')} required>
          <RefPicker to="ICD" label={begun?.ChanDoanICD ?? null} />
        </Form.Item>
        <Form.Item name="ChanDoan" label={labelOf('ChanDoan')} required>
          <Input maxLength={500} />
        </Form.Item>
      </div>
      <Form.Item name="ChanDoanPhuICD_Ids" label={labelOf('ChanDoanPhuICD_Ids')}>
        <RefsPicker to="ICD" labels={begun?.ChanDoanPhuICDs ?? []} />
      </Form.Item>
      {area('PhuongPhapDieuTri', true)}
      <div className="field-grid wide">
        {area('TinhTrangRaVien', true)}
        {area('LoiDan')}
      </div>
    </>
  );
}
