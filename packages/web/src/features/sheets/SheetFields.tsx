import type { SheetField, ThangDiem } from '@sen/domain/sheets/sheet';
import { fieldsFor, type LoaiPhieu } from '@sen/domain/sheets/sheets';
import { RefsPicker } from '../../catalogue/RefPicker.tsx';
import { currentLanguage } from '../../session/i18n.ts';
import { DecimalInput } from '../../ui/DecimalInput.tsx';
import { Checkbox } from '../../ui/kit/choices.tsx';
import { Form } from '../../ui/kit/Form.tsx';
import { Input } from '../../ui/kit/Input.tsx';
import { Select } from '../../ui/kit/Select.tsx';

type Props = { loai: LoaiPhieu; canhBao: ThangDiem | null };

/** The fields of a sheet as its definition says them; texts and lists over the whole width. */
export function SheetFields({ loai, canhBao }: Props) {
  const fields = fieldsFor(loai, canhBao);
  const wide = fields.filter(([, { kind }]) => kind === 'text' || kind === 'ticks');
  const narrow = fields.filter((one) => !wide.includes(one));
  return (
    <>
      <div className="field-grid">{narrow.map(drawn)}</div>
      {wide.map(drawn)}
    </>
  );
}

/** What a field is called, with its unit. */
export function fieldLabel(field: SheetField): string {
  const language = currentLanguage();
  return field.kind === 'number'
    ? `${field.label[language]} (${field.unit[language]})`
    : field.label[language];
}

function drawn([name, field]: [string, SheetField]) {
  if (field.kind === 'tick')
    return (
      <Form.Item key={name} name={name} valuePropName="checked">
        <Checkbox>{fieldLabel(field)}</Checkbox>
      </Form.Item>
    );
  return (
    <Form.Item key={name} name={name} label={fieldLabel(field)} required={field.required === true}>
      {inputOf(field)}
    </Form.Item>
  );
}

function inputOf(field: Exclude<SheetField, { kind: 'tick' }>) {
  const language = currentLanguage();
  switch (field.kind) {
    case 'number':
      return <DecimalInput maxLength={8} />;
    case 'choice':
      return (
        <Select
          allowClear
          options={Object.entries(field.values).map(([value, one]) => ({
            value,
            label: one.points === undefined ? one[language] : `${one[language]} · ${one.points}`,
          }))}
        />
      );
    case 'ticks':
      return <RefsPicker to={field.of} value={[]} onChange={() => undefined} />;
    case 'text':
      return <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} maxLength={field.max} />;
  }
}
