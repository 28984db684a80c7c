import type { Issue } from '@sen/domain/catalogue/validate';
import { kindFields, recordKindOf } from '@sen/domain/medicalRecords/kinds/all';
import type { KindField, KindValues, Strokes } from '@sen/domain/medicalRecords/kinds/kind';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { DecimalInput } from '../../../ui/DecimalInput.tsx';
import { Checkbox } from '../../../ui/kit/choices.tsx';
import { Form } from '../../../ui/kit/Form.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { Select } from '../../../ui/kit/Select.tsx';
import { issueText } from '../../../ui/useIssues.ts';
import { DrawingField } from './DrawingField.tsx';

type Props = {
  /** The kind of the record as stored: its code and its entry. */
  MaLoai: string | null;
  LoaiBenhAn_Id: string | null;
  issues: readonly Issue[];
  disabled: boolean;
  /** Given by the form item. */
  value?: KindValues;
  onChange?: (next: KindValues) => void;
};

/** The sections that records of one kind have beside the frame. */
export function KindSections({
  MaLoai,
  LoaiBenhAn_Id,
  issues,
  disabled,
  value = {},
  onChange = () => undefined,
}: Props) {
  const { t } = useTranslation('medicalRecords');
  const chosen = Form.useWatch('LoaiBenhAn_Id', Form.useFormInstance());
  const language = currentLanguage();
  if (chosen !== LoaiBenhAn_Id) return <p className="soft">{t('kindLater')}</p>;
  const kind = recordKindOf(MaLoai);
  if (!kind || MaLoai === null) return null;
  const written = value[MaLoai] ?? {};
  const set = (name: string, next: unknown) =>
    onChange({ ...value, [MaLoai]: { ...written, [name]: next ?? undefined } });
  return kind.sections.map(({ label, fields }) => (
    <section key={label.vi} className="section">
      <h2>{label[language]}</h2>
      <div className="field-grid">
        {Object.entries(fields).map(([name, field]) => {
          const id = `benhAn-${MaLoai}-${name}`;
          const issue = issues.find(({ path }) => path === `NoiDungRieng.${MaLoai}.${name}`);
          const told = issue ? issueText(issue, language) : null;
          return (
            <div key={name} className={field.kind === 'drawing' ? 'record-drawing' : ''}>
              {field.kind === 'tick' || field.kind === 'drawing' ? null : (
                <label htmlFor={id}>{fieldText(field)}</label>
              )}
              <KindInput
                id={id}
                field={field}
                value={written[name]}
                wrong={told !== null}
                disabled={disabled}
                onChange={(next) => set(name, next)}
              />
              {told ? (
                <small id={`${id}_issue`} className="form-help" role="alert">
                  {told}
                </small>
              ) : null}
            </div>
          );
        })}
      </div>
    </section>
  ));
}

type InputProps = {
  id: string;
  field: KindField;
  value: unknown;
  wrong: boolean;
  disabled: boolean;
  onChange: (next: unknown) => void;
};

function KindInput({ id, field, value, wrong, disabled, onChange }: InputProps) {
  const language = currentLanguage();
  const common = {
    id,
    disabled,
    'aria-invalid': wrong,
    'aria-describedby': wrong ? `${id}_issue` : undefined,
  };
  switch (field.kind) {
    case 'number':
      return (
        <DecimalInput
          {...common}
          maxLength={8}
          value={value === undefined || value === null ? null : String(value)}
          onChange={(next) => onChange(numberOf(next))}
        />
      );
    case 'choice':
      return (
        <Select
          id={id}
          disabled={disabled}
          allowClear
          value={typeof value === 'string' ? value : null}
          onChange={(next) => onChange(next ?? null)}
          options={Object.entries(field.values).map(([key, one]) => ({ value: key, label: one[language] }))}
        />
      );
    case 'tick':
      return (
        <Checkbox
          id={id}
          disabled={disabled}
          checked={value === true}
          onChange={(event) => onChange(event.target.checked ? true : null)}
        >
          {field.label[language]}
        </Checkbox>
      );
    case 'text':
      return (
        <Input.TextArea
          {...common}
          autoSize={{ minRows: 1, maxRows: 6 }}
          maxLength={field.max}
          value={typeof value === 'string' ? value : ''}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    case 'drawing':
      return (
        <DrawingField
          on={field.on}
          label={field.label[language]}
          disabled={disabled}
          value={(value ?? []) as Strokes} // as this field wrote it
          onChange={onChange}
        />
      );
    case 'ticks':
      return null; // no kind lists a catalogue
  }
}

/** A number as typed; what is none stays as text, which is refused at its field. */
function numberOf(text: string | null): number | string | null {
  if (text === null || text.trim() === '') return null;
  return Number.isNaN(Number(text)) ? text : Number(text);
}

function fieldText(field: KindField): string {
  const language = currentLanguage();
  const unit = field.kind === 'number' ? field.unit[language] : '';
  return unit ? `${field.label[language]} (${unit})` : field.label[language];
}

/** What a field of a kind is called by its path; null for a field of the frame. */
export function kindLabel(path: string): string | null {
  const [space, code, name] = path.split('.');
  const kind = space === 'NoiDungRieng' ? recordKindOf(code) : null;
  const found = kind && kindFields(kind).find(([one]) => one === name);
  return found ? fieldText(found[1]) : null;
}
