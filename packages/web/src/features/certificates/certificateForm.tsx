import type { RecordDef, RecordField } from '@sen/domain/records/record';
import { useTranslation } from 'react-i18next';
import { RefPicker } from '../../catalogue/RefPicker.tsx';
import { currentLanguage } from '../../session/i18n.ts';
import { DateField } from '../../ui/DateField.tsx';
import { DateTimeField } from '../../ui/DateTimeField.tsx';
import type { RefLabel } from '../../ui/entry.ts';
import { Checkbox } from '../../ui/kit/choices.tsx';
import { Form } from '../../ui/kit/Form.tsx';
import { Input } from '../../ui/kit/Input.tsx';
import { Select } from '../../ui/kit/Select.tsx';

export type CertificateValues = Record<string, string | boolean | null>;

/** The fields of a certificate in the order of its form: those that must be filled, and those of several lines. */
export type CertificateForm = {
  record: RecordDef;
  fields: readonly string[];
  needed?: readonly string[];
  long?: readonly string[];
  /** What it tells is to be reported within working hours. */
  duty?: true;
};

/** The values of a certificate as stored; those that a new one begins with. */
export function certificateValues(
  { record: { fields: known }, fields }: CertificateForm,
  record: object | null,
  begun: CertificateValues,
): CertificateValues {
  const stored = record as Record<string, unknown> | null; // by the fields of its record
  return Object.fromEntries(
    fields.map((name) => {
      const value = stored ? (stored[name] ?? null) : (begun[name] ?? null);
      if (known[name]?.kind === 'bool') return [name, value === true];
      return [name, value === null ? null : String(value)];
    }),
  );
}

/** The values as the API takes them. */
export function certificateInput({ record: { fields: known } }: CertificateForm, values: CertificateValues) {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      known[name]?.kind === 'number' ? (value ? Number(value) : null) : value,
    ]),
  );
}

type FieldsOf = { form: CertificateForm; record: object | null; labelOf: (path: string) => string };

/** The fields of a certificate, each as its kind asks for. */
export function CertificateFields({ form, record, labelOf }: FieldsOf) {
  const { t } = useTranslation('certificates');
  const { fields, needed = [], long = [], duty } = form;
  const { fields: known } = form.record;
  const item = (name: string) => (
    <Form.Item
      key={name}
      name={name}
      {...(known[name]?.kind === 'bool'
        ? { valuePropName: 'checked' as const }
        : { label: labelOf(name), required: needed.includes(name) })}
    >
      {known[name]?.kind === 'bool' ? (
        <Checkbox>{labelOf(name)}</Checkbox>
      ) : (
        inputOf(known[name], long.includes(name), labelIn(record, name))
      )}
    </Form.Item>
  );
  return (
    <>
      {duty ? <p className="soft">{t('duty')}</p> : null}
      <div className="field-grid">{fields.filter((name) => !long.includes(name)).map(item)}</div>
      <div className="field-grid wide">{long.map(item)}</div>
    </>
  );
}

function inputOf(field: RecordField | undefined, long: boolean, label: RefLabel | null) {
  if (field?.kind === 'date') return <DateField />;
  if (field?.kind === 'datetime') return <DateTimeField value={null} onChange={() => undefined} />;
  if (field?.kind === 'number') return <Input inputMode="numeric" maxLength={5} />;
  if (field?.kind === 'enum') return <Select options={optionsOf(field.values)} />;
  if (field?.kind === 'ref') return <RefPicker to="NhanVien" label={label} />;
  if (long) return <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={2000} />;
  return <Input maxLength={250} />;
}

function optionsOf(of: Readonly<Record<string, { vi: string; en: string }>>) {
  return Object.entries(of).map(([value, text]) => ({ value, label: text[currentLanguage()] }));
}

function labelIn(record: object | null, name: string): RefLabel | null {
  const label = name.replace(/_Id$/, '');
  return ((record as Record<string, unknown> | null)?.[label] as RefLabel | undefined) ?? null; // labels stand beside ids
}
