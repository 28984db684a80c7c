import type { Field } from '@sen/domain/catalogue/catalogue';
import { cleanLine, cleanPhone } from '@sen/domain/names/typed';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../session/i18n.ts';
import { DateField } from '../ui/DateField.tsx';
import { DateTimeField } from '../ui/DateTimeField.tsx';
import { DecimalInput, MoneyInput } from '../ui/DecimalInput.tsx';
import { DeleteIcon, PlusIcon } from '../ui/icons.tsx';
import { Button } from '../ui/kit/Button.tsx';
import { Switch } from '../ui/kit/choices.tsx';
import { Input } from '../ui/kit/Input.tsx';
import { Select } from '../ui/kit/Select.tsx';
import { PictureInput } from './picture/PictureInput.tsx';
import type { PictureOf } from './picture/pictureFile.ts';
import { RefPicker, RefsPicker } from './RefPicker.tsx';

type Control = {
  id?: string;
  value?: unknown;
  checked?: boolean;
  onChange?: (value: unknown) => void;
  label?: string;
};

/** The control of a field by its kind; a form gives it value and onChange. `of` says where a picture is sent: `NhanVien/ChuKy`. */
export function FieldInput(props: { field: Field; of?: PictureOf } & Control) {
  const { field, id, value, checked, onChange, label, of } = props;
  const { t } = useTranslation('catalogue');
  const language = currentLanguage();
  const own = { ...(id ? { id } : {}), ...(label ? { 'aria-label': label } : {}) };
  const text = typeof value === 'string' ? value : '';
  switch (field.kind) {
    case 'text': {
      const change = {
        value: text,
        maxLength: field.max,
        onChange: (event: { target: { value: string } }) => onChange?.(event.target.value || null),
      };
      return field.multiline ? (
        <Input.TextArea {...own} {...change} autoSize={{ minRows: 2, maxRows: 8 }} />
      ) : (
        <Input {...own} {...change} clean={field.pattern === 'phone' ? cleanPhone : cleanLine} />
      );
    }
    case 'number':
      return (
        <DecimalInput
          {...own}
          value={text}
          plain={field.plain === true}
          onChange={(next) => onChange?.(next)}
        />
      );
    case 'quantity':
      return <DecimalInput {...own} value={text} onChange={(next) => onChange?.(next)} />;
    case 'money':
      return <MoneyInput {...own} value={text} onChange={(next) => onChange?.(next)} />;
    case 'bool':
      return <Switch {...own} checked={checked ?? value === true} onChange={(next) => onChange?.(next)} />;
    case 'datetime':
      return (
        <DateTimeField {...own} value={text === '' ? null : text} onChange={(next) => onChange?.(next)} />
      );
    case 'date':
      return <DateField {...own} value={text.slice(0, 10)} onChange={(next) => onChange?.(next)} />;
    case 'colour':
      return (
        <Input
          {...own}
          type="color"
          value={text || '#0f766e'}
          onChange={(event) => onChange?.(event.target.value)}
        />
      );
    case 'image':
      return of ? (
        <PictureInput
          {...own}
          label={field.label[language]}
          field={field}
          of={of}
          value={text || null}
          onChange={(next) => onChange?.(next)}
        />
      ) : null;
    case 'enum':
      return (
        <Select
          {...own}
          allowClear
          value={text === '' ? null : text}
          onChange={(next) => onChange?.(next ?? null)}
          options={Object.entries(field.values).map(([key, one]) => ({ value: key, label: one[language] }))}
        />
      );
    case 'ref':
      return <RefPicker {...own} to={field.to} value={text || null} onChange={(next) => onChange?.(next)} />;
    case 'refs':
      return (
        <RefsPicker
          {...own}
          to={field.to}
          value={Array.isArray(value) ? value.map(String) : []}
          onChange={(next) => onChange?.(next)}
        />
      );
    case 'lines': {
      const rows = Array.isArray(value) ? (value as Array<Record<string, unknown>>) : []; // rows of this field
      const set = (at: number, name: string, cell: unknown) =>
        onChange?.(rows.map((row, index) => (index === at ? { ...row, [name]: cell } : row)));
      return (
        <div className="entry-lines">
          {rows.map((row, at) => (
            // rows have no id of their own: their place is what tells them apart
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <div key={at} className="entry-line">
              {Object.entries(field.fields).map(([name, cell]) => (
                <div key={name} className="entry-cell">
                  <small>{cell.label[language]}</small>
                  <FieldInput
                    field={cell}
                    label={cell.label[language]}
                    value={row[name]}
                    onChange={(next) => set(at, name, next)}
                  />
                </div>
              ))}
              <Button
                type="text"
                danger
                icon={<DeleteIcon />}
                aria-label={t('removeLine')}
                onClick={() => onChange?.(rows.filter((_row, index) => index !== at))}
              />
            </div>
          ))}
          <Button icon={<PlusIcon />} onClick={() => onChange?.([...rows, {}])}>
            {t('addLine')}
          </Button>
        </div>
      );
    }
  }
}
