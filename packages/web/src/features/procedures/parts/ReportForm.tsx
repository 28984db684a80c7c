import type { Issue } from '@sen/domain/catalogue/validate';
import { hasComplication, reportTexts, taiBienPTTT, tuVongPTTT } from '@sen/domain/procedures/tuongTrinh';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RefPicker } from '../../../catalogue/RefPicker.tsx';
import { DateTimeField } from '../../../ui/DateTimeField.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { Select } from '../../../ui/kit/Select.tsx';
import { fieldId } from '../../orders/desk/resultKind.ts';
import { type ProcedureReport, type ReportValues, withComplication } from '../procedureEntry.ts';
import { choicesOf, wrongAt } from './reportWords.ts';
import { TeamForm } from './TeamForm.tsx';

type Props = {
  /** As stored: the names of what was chosen. */
  report: ProcedureReport;
  values: ReportValues;
  issues: readonly Issue[];
  onChange: (part: Partial<ReportValues>) => void;
};

/** When it was done and how, what was found before and after, how it ended, and by whom. */
export function ReportForm({ report, values, issues, onChange }: Props) {
  const { t } = useTranslation('procedures');
  const field = (name: keyof ReportValues, input: (id: string) => ReactNode, isAsked = false) => {
    const id = fieldId(`tuongTrinh.${name}`);
    const wrong = wrongAt(issues, name);
    return (
      <div className="reading-field">
        <label htmlFor={id}>
          {t(`field.${name}`)}
          {isAsked && report.batBuoc ? <span aria-hidden="true"> *</span> : null}
        </label>
        {input(id)}
        {wrong ? <small className="reading-wrong">{wrong}</small> : null}
      </div>
    );
  };
  const time = (name: 'BatDau' | 'KetThuc') =>
    field(
      name,
      (id) => <DateTimeField id={id} value={values[name]} onChange={(at) => onChange({ [name]: at })} />,
      true,
    );
  const picked = (
    name: 'PhuongPhapPhauThuat' | 'PhuongPhapVoCam' | 'ChanDoanTruocICD' | 'ChanDoanSauICD',
    to: string,
  ) =>
    field(`${name}_Id`, (id) => (
      <RefPicker
        id={id}
        to={to}
        value={values[`${name}_Id`]}
        label={report[name] ?? null}
        onChange={(chosen) => onChange({ [`${name}_Id`]: chosen })}
      />
    ));
  const words = (name: keyof typeof reportTexts) =>
    field(name, (id) => (
      <Input.TextArea
        id={id}
        autoSize={{ minRows: 2, maxRows: 6 }}
        maxLength={reportTexts[name]}
        value={values[name]}
        onChange={(event) => onChange({ [name]: event.target.value })}
      />
    ));
  return (
    <>
      <section className="section procedure-form" aria-label={t('operation')}>
        <h3>{t('operation')}</h3>
        <div className="field-grid">
          {time('BatDau')}
          {time('KetThuc')}
          {picked('PhuongPhapPhauThuat', 'DM_PhuongPhapPhauThuat')}
          {picked('PhuongPhapVoCam', 'DM_PhuongPhapVoCam')}
          {picked('ChanDoanTruocICD', 'ICD')}
          {picked('ChanDoanSauICD', 'ICD')}
          {words('ChanDoanTruoc')}
          {words('ChanDoanSau')}
          {field(
            'TuVong',
            (id) => (
              <Select
                id={id}
                allowClear
                value={values.TuVong}
                options={choicesOf(tuVongPTTT)}
                onChange={(TuVong) => onChange({ TuVong: TuVong ?? null })}
              />
            ),
            true,
          )}
          {field('TaiBien', (id) => (
            <Select
              id={id}
              allowClear
              value={values.TaiBien}
              options={choicesOf(taiBienPTTT)}
              onChange={(TaiBien) => onChange(withComplication(TaiBien ?? null))}
            />
          ))}
          {hasComplication(values.TaiBien) ? words('TaiBienGhiChu') : null}
        </div>
      </section>
      <TeamForm report={report} team={values.Kip} issues={issues} onChange={(Kip) => onChange({ Kip })} />
    </>
  );
}
