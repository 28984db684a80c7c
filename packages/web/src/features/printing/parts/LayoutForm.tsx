import { type BoCuc, boCucLimits, phanChanTrang, phanDauTrang } from '@sen/domain/printing/boCuc';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../../ui/kit/Alert.tsx';
import { Select } from '../../../ui/kit/Select.tsx';
import { type FormDetail, khungOf } from '../formText.ts';
import type { VersionState } from '../useVersion.ts';
import { LayoutColumns } from './LayoutColumns.tsx';
import { LayoutCopies } from './LayoutCopies.tsx';
import { LayoutLines } from './LayoutLines.tsx';
import { LayoutPart } from './LayoutPart.tsx';

type Props = { form: FormDetail; state: VersionState };

/** A form without its source: head, foot, paper, copies, language and columns, each back to the template by one button. */
export function LayoutForm({ form, state }: Props) {
  const { t } = useTranslation('printing');
  const khung = khungOf(form);
  const { layout, template } = state.text;
  const change = (piece: Partial<BoCuc>) => state.change({ layout: { ...layout, ...piece } });
  const issueAt = (path: string) => state.issues.find((issue) => issue.path === `layout.${path}`);
  const shared = { khung, layout, issueAt, readOnly: !state.isDraft, onChange: change };
  const without = partsWithout(template, khung.tables);
  const sizes = range(boCucLimits.coChu.min, boCucLimits.coChu.max);
  const dropped = state.version?.layoutBo ?? [];
  return (
    <div className="form-layout">
      {dropped.length > 0 ? (
        <Alert type="warning" title={t('layoutDropped', { parts: dropped.join(', ') })} />
      ) : null}
      {khung.parts.includes('SoTrang') && without.length > 0 ? (
        <Alert type="info" title={t('layoutOwnSource', { parts: without.map((key) => t(key)).join(', ') })} />
      ) : null}
      <LayoutPart title={t('sheet')} {...shared} pieces={['giay', 'le', 'coChu', 'ngonNgu']}>
        <div className="form-layout-fields">
          <Choice
            label={t('size')}
            value={layout.giay}
            usual={t('asForm')}
            options={khung.papers.map((value) => ({ value, label: t(`paper.${value.replace('-', '_')}`) }))}
            disabled={!state.isDraft}
            onChange={(giay) => change({ giay })}
          />
          <Choice
            label={t('margin')}
            value={layout.le}
            usual={t('asForm')}
            options={range(boCucLimits.le.min, boCucLimits.le.max).map((value) => ({
              value,
              label: String(value),
            }))}
            disabled={!state.isDraft}
            onChange={(le) => change({ le })}
          />
          <Choice
            label={t('letters')}
            value={layout.coChu === 0 ? null : layout.coChu}
            usual={t('asForm')}
            options={sizes
              .filter((value) => value !== 0)
              .map((value) => ({
                value,
                label: t(value < 0 ? 'smaller' : 'larger', { points: Math.abs(value) }),
              }))}
            disabled={!state.isDraft}
            onChange={(coChu) => change({ coChu: coChu ?? 0 })}
          />
          <Choice
            label={t('paperLanguage')}
            value={layout.ngonNgu}
            usual={t('bySetting')}
            options={[
              { value: 'vi' as const, label: t('vietnamese') },
              { value: 'en' as const, label: t('english') },
              { value: 'songNgu' as const, label: t('bothLanguages') },
            ]}
            disabled={!state.isDraft}
            onChange={(ngonNgu) => change({ ngonNgu })}
          />
        </div>
      </LayoutPart>
      <LayoutLines title={t('head')} {...shared} parts={phanDauTrang} piece="dauTrang" />
      <LayoutLines title={t('foot')} {...shared} parts={phanChanTrang} piece="chanTrang" />
      <LayoutCopies {...shared} />
      {khung.tables.map((table) => (
        <LayoutColumns key={table.code} {...shared} table={table} labels={state.text.labels} />
      ))}
    </div>
  );
}

type ChoiceProps<V extends string | number> = {
  label: string;
  value: V | null;
  usual: string;
  options: ReadonlyArray<{ value: V; label: string }>;
  disabled: boolean;
  onChange: (value: V | null) => void;
};

/** A choice whose first answer is what the template says. */
function Choice<V extends string | number>({
  label,
  value,
  usual,
  options,
  disabled,
  onChange,
}: ChoiceProps<V>) {
  const asForm = '';
  return (
    <div className="form-layout-field">
      <span aria-hidden>{label}</span>
      <Select
        aria-label={label}
        value={value ?? asForm}
        disabled={disabled}
        options={[{ value: asForm, label: usual }, ...options]}
        onChange={(next) => onChange(options.find((one) => one.value === next)?.value ?? null)}
      />
    </div>
  );
}

/** The parts of the layout that a template no more takes from the helpers of Sen. */
function partsWithout(template: string, tables: ReadonlyArray<{ code: string }>): string[] {
  return [
    ...(/\bpaper\b/.test(template) ? [] : ['sheet', 'foot', 'copies']),
    ...(/\bletterhead\b/.test(template) ? [] : ['head']),
    ...(tables.every(({ code }) => template.includes(`"${code}"`)) ? [] : ['columnName']),
  ];
}

function range(min: number, max: number): number[] {
  return Array.from({ length: max - min + 1 }, (_, at) => min + at);
}
