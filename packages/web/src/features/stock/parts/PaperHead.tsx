import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RefPicker } from '../../../catalogue/RefPicker.tsx';
import { DateField } from '../../../ui/DateField.tsx';
import { FormErrors } from '../../../ui/FormErrors.tsx';
import { Form } from '../../../ui/kit/Form.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { Select } from '../../../ui/kit/Select.tsx';
import { AllStoresDocument } from '../stock.pharmacy.gen.ts';
import type { Paper } from '../usePaper.ts';

const longest = 250;

/** The head of a paper: the fields that its kind has. */
export function PaperHead({ paper, Kho_Id }: { paper: Paper; Kho_Id: string | null }) {
  const { t } = useTranslation('stock');
  const { kind, editable } = paper;
  const item = (name: string, field: ReactNode, required = false) => (
    <Form.Item name={name} label={t(`field.${name}`)} required={required}>
      {field}
    </Form.Item>
  );
  const text = (name: string) => item(name, <Input maxLength={longest} />);
  const labelOf = (path: string) => {
    const [part = '', row, field] = path.split('.');
    return row === undefined
      ? t(`field.${part}`)
      : t('fieldOfLine', { row: Number(row) + 1, field: t(`line.${field}`) });
  };
  return (
    <>
      <FormErrors form={paper.form} issues={paper.issues.list} labelOf={labelOf} />
      <Form
        form={paper.form}
        layout="vertical"
        disabled={!editable}
        requiredMark={editable}
        onValuesChange={paper.onValuesChange}
      >
        <div className="stock-head">
          {kind === 'NhapMua'
            ? item('NhaCungCap_Id', <RefPicker to="NhaCungCap" autoFocus={!paper.paper} />, true)
            : null}
          {kind === 'ChuyenKho' ? item('KhoNhan_Id', <StorePicker except={Kho_Id} />, true) : null}
          {item('Ngay', <DateField />, true)}
          {kind === 'NhapMua' ? (
            <>
              {text('SoHoaDon')}
              {item('NgayHoaDon', <DateField />)}
              {text('GoiThau')}
              {text('QuyetDinhThau')}
            </>
          ) : null}
          {kind === 'NhapMua' || kind === 'ChuyenKho' ? text('NguoiGiao') : null}
          {text('GhiChu')}
        </div>
      </Form>
    </>
  );
}

type PickerProps = {
  except: string | null;
  id?: string;
  value?: string | null;
  onChange?: (value: string | null) => void;
};

/** The stores of the house but one. */
function StorePicker({ except, id, value, onChange, ...aria }: PickerProps) {
  const stores = useQuery(AllStoresDocument).data?.stores ?? [];
  return (
    <Select
      {...aria}
      {...(id ? { id } : {})}
      showSearch={{}}
      value={value ?? null}
      options={stores
        .filter((one) => one._id !== except)
        .map((one) => ({ value: one._id, label: one.TenKho }))}
      onChange={(next) => onChange?.(next ?? null)}
      style={{ width: '100%' }}
    />
  );
}
