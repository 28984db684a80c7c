import type { Issue } from '@sen/domain/catalogue/validate';
import { fieldFlag, fieldGroups } from '@sen/domain/readings/fields';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { DateField } from '../../../ui/DateField.tsx';
import { DecimalInput } from '../../../ui/DecimalInput.tsx';
import { formatDate } from '../../../ui/dateText.ts';
import { Input } from '../../../ui/kit/Input.tsx';
import { Select } from '../../../ui/kit/Select.tsx';
import { ResultFlag } from '../../../ui/ResultFlag.tsx';
import { issueText } from '../../../ui/useIssues.ts';
import { fieldId } from '../../orders/desk/resultKind.ts';
import type { FieldTexts } from '../readingEntry.ts';
import type { ReportFieldFragment } from '../readingOfVisit.main.gen.ts';
import { type EarlierFields, earlierText } from './FieldsText.tsx';
import { nameOf, rangeText } from './fieldWords.ts';

type Props = {
  /** The service. */
  name: string;
  /** Where its issues stand: `ketQuas.N.truongs`. */
  path: string;
  fields: readonly ReportFieldFragment[];
  texts: FieldTexts;
  before: EarlierFields | null;
  issues: readonly Issue[];
  onChange: (texts: FieldTexts) => void;
};

/** The fields of a report in work, by their groups: Enter goes on to the next one; normal range and what was there before beside each. */
export function FieldsEntry({ name, path, fields, texts, before, issues, onChange }: Props) {
  const { t } = useTranslation('readings');
  if (fields.length === 0) return null;
  const put = (code: string, text: string | null | undefined) => {
    const { [code]: _before, ...others } = texts;
    onChange(text ? { ...others, [code]: text } : others);
  };
  return (
    <section className="reading-fields" aria-label={t('fieldsOf', { name })} onKeyDown={focusNextInput}>
      {fieldGroups(fields).map(({ Nhom, fields: ofGroup }) => (
        <fieldset key={Nhom ?? ''} className="reading-fields-set">
          {Nhom ? <legend>{Nhom}</legend> : null}
          {ofGroup.map((field) => (
            <OneField
              key={field.Ma}
              field={{ ...field, GiaTri: texts[field.Ma] ?? null }}
              id={fieldId(`${path}.${field.Ma}`)}
              wrong={issues
                .filter((issue) => issue.path === `${path}.${field.Ma}`)
                .map((issue) => issueText(issue, currentLanguage()))
                .join(' ')}
              before={before}
              onChange={(text) => put(field.Ma, text)}
            />
          ))}
        </fieldset>
      ))}
    </section>
  );
}

type FieldProps = {
  field: ReportFieldFragment;
  id: string;
  wrong: string;
  before: EarlierFields | null;
  onChange: (text: string | null | undefined) => void;
};

function OneField({ field, id, wrong, before, onChange }: FieldProps) {
  const { t } = useTranslation('readings');
  const { Kieu, GiaTri, DonVi, BatBuoc, LuaChons } = field;
  const range = rangeText(field);
  const last = before ? earlierText(before, field.Ma) : '';
  const of = {
    id,
    'aria-describedby': `${id}_beside`,
    ...(wrong ? { className: 'error', 'aria-invalid': true } : {}),
  };
  return (
    <div className="reading-field">
      <label htmlFor={id}>
        {nameOf(field)}
        {BatBuoc ? <span aria-hidden="true"> *</span> : null}
      </label>
      <span className="reading-field-value">
        {Kieu === 'So' ? (
          <DecimalInput {...of} value={GiaTri} onChange={onChange} />
        ) : Kieu === 'Ngay' ? (
          <DateField {...of} value={GiaTri} onChange={onChange} />
        ) : Kieu === 'LuaChon' ? (
          <Select
            {...of}
            allowClear
            value={GiaTri}
            onChange={onChange}
            options={LuaChons.map((one) => ({ value: one, label: one }))}
          />
        ) : (
          <Input
            {...of}
            maxLength={500}
            value={GiaTri ?? ''}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
        {DonVi ? <small>{DonVi}</small> : null}
        <ResultFlag flag={fieldFlag(field)} />
      </span>
      <small id={`${id}_beside`} className={wrong ? 'reading-wrong' : 'soft'}>
        {wrong ||
          [
            range ? t('normalIs', { range }) : '',
            last && before ? t('lastWas', { value: last, day: formatDate(before.NgayYeuCau) }) : '',
          ]
            .filter(Boolean)
            .join(' · ')}
      </small>
    </div>
  );
}

/** Enter goes on from a field that is typed into to the next field. */
function focusNextInput(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget } = event;
  if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return;
  if (!(target instanceof HTMLInputElement) || target.getAttribute('role') === 'combobox') return;
  const inputs = [...currentTarget.querySelectorAll<HTMLElement>('input:not([disabled])')];
  const next = inputs[inputs.indexOf(target) + 1];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
