import { columnQuestions, isAnswered } from '@sen/domain/imports/columnFacts';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { Alert } from '../../ui/kit/Alert.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { Checkbox, Radio } from '../../ui/kit/choices.tsx';
import { Input } from '../../ui/kit/Input.tsx';
import { Select } from '../../ui/kit/Select.tsx';
import { showDecimal } from '../../ui/numberText.ts';
import { ColumnQuestion } from './ColumnQuestion.tsx';
import { OldFontChoice } from './OldFontChoice.tsx';
import {
  type CatalogueImport,
  isChosen,
  isRequired,
  letterOf,
  type PlanColumn,
  sampleText,
} from './types.ts';
import type { ImportRun } from './useImport.ts';

const samples = 3;

/** Which column of the file is what, with samples of its values; what every line gets where the file has no such column. */
export function ColumnsStep({ state, run }: { state: ImportRun; run: CatalogueImport }) {
  const { t } = useTranslation('catalogue');
  const { mapping, options, sheet, plan } = run;
  const width = Math.max(0, ...sheet.head.map(({ cells }) => cells.length));
  const header = sheet.head.find(({ row }) => row === sheet.headerRow);
  const nameOf = (column: number) => {
    const heading = sampleText(header?.cells[column], options.oldFont);
    return heading === '' ? letterOf(column) : `${letterOf(column)} · ${heading}`;
  };
  const columns = Array.from({ length: width }, (_, at) => ({ value: at, label: nameOf(at) }));
  const isMissing = (column: PlanColumn) => isRequired(column, mapping) && !isChosen(mapping[column.key]);
  const missing = plan.columns.filter(isMissing).length;
  const used = new Set(Object.values(mapping).map(({ column }) => column));
  const questions = columnQuestions(plan.columns, mapping, sheet.columns ?? []);
  const unanswered =
    (Boolean(sheet.oldFont) && options.oldFont === undefined) ||
    questions.some((question) => !isAnswered(question, options));
  const unused = columns.filter(({ value }) => !used.has(value));
  const encoding = sheet.encoding === null ? '' : ` · ${sheet.encoding.toUpperCase()}`;
  const change = (key: string, next: Partial<{ column: number | null; fixed: string }>) =>
    state.keep({ mapping: { ...mapping, [key]: { column: null, fixed: '', ...mapping[key], ...next } } });
  return (
    <div className="import-body">
      <p className="import-facts">
        {t('imports.facts', { rows: showDecimal(sheet.rows), columns: width })}
        {sheet.sheet ? ` · ${sheet.sheet}` : ''}
        {encoding}
      </p>
      {sheet.encoding === 'windows-1258' ? <Alert type="warning" title={t('imports.oldCodePage')} /> : null}
      {sheet.oldFont ? <OldFontChoice state={state} run={run} font={sheet.oldFont} /> : null}
      {sheet.merged?.length ? (
        <Alert
          type="warning"
          title={t('imports.merged')}
          description={sheet.merged.map((area) => area.replace(':', '–')).join(', ')}
        />
      ) : null}
      <label className="import-header-row">
        {t('imports.headerRow')}
        <Select
          aria-label={t('imports.headerRow')}
          value={sheet.headerRow}
          options={[
            { value: 0, label: t('imports.noHeader') },
            ...sheet.head.map(({ row, cells }) => ({
              value: row,
              label: `${row} · ${cells
                .map((cell) => sampleText(cell, options.oldFont))
                .filter(Boolean)
                .slice(0, 4)
                .join(' | ')
                .slice(0, 80)}`,
            })),
          ]}
          popupMatchSelectWidth={false}
          onChange={(headerRow) => state.keep({ headerRow }, 0)}
        />
      </label>
      {questions.map((question) => (
        <ColumnQuestion
          key={`${question.kind} ${question.column}`}
          question={question}
          name={nameOf(question.column)}
          state={state}
          run={run}
        />
      ))}
      <div className="import-columns" role="table" aria-label={t('imports.step.columns')}>
        <div role="row" className="import-columns-head">
          <span role="columnheader">{t('imports.field')}</span>
          <span role="columnheader">{t('imports.fromColumn')}</span>
          <span role="columnheader">{t('imports.samples')}</span>
        </div>
        {plan.columns.map((column) => (
          <ColumnLine
            key={column.key}
            column={column}
            chosen={mapping[column.key] ?? { column: null, fixed: '' }}
            columns={columns}
            wrong={isMissing(column)}
            run={run}
            onChange={(next) => change(column.key, next)}
          />
        ))}
      </div>
      {unused.length > 0 ? (
        <p className="import-hint">
          {t('imports.unused', { names: unused.map(({ label }) => label).join(', ') })}
        </p>
      ) : null}
      {plan.ofRecords ? null : (
        <fieldset className="import-plans">
          <legend>{t('imports.existing')}</legend>
          {(['update', 'skip'] as const).map((value) => (
            <Radio
              key={value}
              name="existing"
              value={value}
              checked={options.existing === value}
              onChange={() => state.keep({ options: { ...options, existing: value } })}
            >
              {t(`imports.existingIs.${value}`)}
            </Radio>
          ))}
          {plan.whole ? (
            <Checkbox
              checked={options.suspendMissing}
              onChange={(event) =>
                state.keep({ options: { ...options, suspendMissing: event.target.checked } })
              }
            >
              {t('imports.suspendMissing')}
            </Checkbox>
          ) : null}
        </fieldset>
      )}
      <div className="import-foot">
        <Button onClick={state.another}>{t('imports.otherFile')}</Button>
        {missing > 0 ? (
          <span className="import-missing">{t('imports.missing', { count: missing })}</span>
        ) : unanswered ? (
          <span className="import-missing">{t('imports.unanswered')}</span>
        ) : null}
        <Button
          type="primary"
          disabled={missing > 0 || unanswered}
          loading={state.busy}
          onClick={() => void state.check()}
        >
          {t('imports.check')}
        </Button>
      </div>
    </div>
  );
}

type LineProps = {
  column: PlanColumn;
  chosen: { column: number | null; fixed: string };
  columns: ReadonlyArray<{ value: number; label: string }>;
  wrong: boolean;
  run: CatalogueImport;
  onChange: (next: Partial<{ column: number | null; fixed: string }>) => void;
};

function ColumnLine({ column, chosen, columns, wrong, run, onChange }: LineProps) {
  const { t } = useTranslation('catalogue');
  const label = column.label[currentLanguage()];
  const at = chosen.column;
  const values = run.sheet.head
    .filter(({ row }) => row > run.sheet.headerRow)
    .flatMap(({ cells }) => (at === null ? [] : [sampleText(cells[at], run.options.oldFont)]))
    .filter((text) => text !== '')
    .slice(0, samples);
  return (
    <div role="row" className={wrong ? 'import-column wrong' : 'import-column'}>
      <span role="rowheader">
        {label}
        {isRequired(column, run.mapping) ? <b title={t('imports.required')}> *</b> : null}
      </span>
      <span role="cell">
        <Select
          aria-label={label}
          aria-invalid={wrong}
          value={at}
          placeholder={t('imports.noColumn')}
          options={columns}
          showSearch={{}}
          allowClear
          onChange={(next) => onChange({ column: next ?? null })}
        />
      </span>
      <span role="cell" className="import-samples">
        {at === null ? (
          <Input
            value={chosen.fixed}
            placeholder={column.derived?.[currentLanguage()] ?? t('imports.fixed')}
            aria-label={t('imports.fixedFor', { name: label })}
            onChange={(event) => onChange({ fixed: event.target.value })}
          />
        ) : (
          values.map((text, index) => (
            // samples have no identity of their own
            // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
            <code key={index}>{text}</code>
          ))
        )}
      </span>
    </div>
  );
}
