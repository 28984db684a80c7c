import type { Issue } from '@sen/domain/catalogue/validate';
import { textLimits } from '@sen/domain/orders/textResult';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { Input } from '../../../ui/kit/Input.tsx';
import { issueText } from '../../../ui/useIssues.ts';
import { fieldId } from '../../orders/desk/resultKind.ts';
import { LineImages } from '../../readings/parts/LineEntry.tsx';
import { LinePerformance } from '../../readings/parts/LinePerformance.tsx';
import { LineText } from '../../readings/parts/LineText.tsx';
import { type LineValues, lineOf, type ReadingLine } from '../../readings/readingEntry.ts';
import { servicesOf } from '../labForm.ts';
import type { LabResult, LabSlip } from '../useLabSlip.ts';
import '../../readings/readings.css';

/** The services of a slip beside their values: device, performers, description, images. Each opens where something is wrong. */
export function Services({ state, result }: { state: LabSlip; result: LabResult }) {
  const { t } = useTranslation('lab');
  const { editable, issues } = state;
  return (
    <section className="section" aria-label={t('services')}>
      <h3>{t('services')}</h3>
      {servicesOf(result).map((line, at) => {
        const path = `dichVus.${at}`;
        const values = lineOf(state.lines, line.ChiTiet_Id);
        const isWrong = issues.list.some((issue) => issue.path.startsWith(`${path}.`));
        return (
          <Fold
            key={line.ChiTiet_Id}
            isWrong={isWrong}
            summary={
              <>
                <span>{line.TenDichVu}</span> <small className="soft">{shortOf(line, values)}</small>
              </>
            }
          >
            {editable ? (
              <Service
                line={line}
                path={path}
                values={values}
                issues={issues.list}
                onChange={(part) => state.changeLine(line.ChiTiet_Id, part)}
              />
            ) : (
              <LineText line={line} />
            )}
          </Fold>
        );
      })}
    </section>
  );

  function shortOf(line: ReadingLine, { ThietBi_Id, NguoiThucHien_Ids, MoTa, hinhAnhs }: LineValues): string {
    const device = [...line.thietBis, ...(line.ThietBi ? [line.ThietBi] : [])].find(
      (one) => one._id === ThietBi_Id,
    );
    const people = line.NguoiThucHiens.filter((one) => NguoiThucHien_Ids.includes(one._id));
    return [
      device?.ten,
      people.map((one) => one.ten).join(', '),
      MoTa.trim() ? t('described') : '',
      hinhAnhs.length > 0 ? t('images', { ns: 'readings', count: hinhAnhs.length }) : '',
    ]
      .filter(Boolean)
      .join(' · ');
  }
}

type FoldProps = { isWrong: boolean; summary: ReactNode; children: ReactNode };

/** Opens where something is wrong, and stays open while that is put right until it is folded by hand. */
export function Fold({ isWrong, summary, children }: FoldProps) {
  const [open, setOpen] = useState(isWrong);
  const [wasWrong, setWasWrong] = useState(isWrong);
  if (isWrong !== wasWrong) {
    setWasWrong(isWrong);
    if (isWrong) setOpen(true);
  }
  return (
    <details className="lab-service" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}

type ServiceProps = {
  line: ReadingLine;
  path: string;
  values: LineValues;
  issues: readonly Issue[];
  onChange: (part: Partial<LineValues>) => void;
};

function Service({ line, path, values, issues, onChange }: ServiceProps) {
  const { t } = useTranslation('readings');
  const hint = useId();
  const id = fieldId(`${path}.MoTa`);
  const wrong = (field: string) =>
    issues
      .filter((issue) => issue.path === `${path}.${field}`)
      .map((issue) => issueText(issue, currentLanguage()))
      .join(' ');
  const text = wrong('MoTa');
  return (
    <div className="reading-line">
      <LinePerformance
        line={line}
        path={path}
        values={values}
        deviceOnly={false}
        wrong={wrong}
        onChange={onChange}
      />
      <div className="reading-field">
        <label htmlFor={id}>{t('field.MoTa')}</label>
        <Input.TextArea
          id={id}
          autoSize={{ minRows: 2, maxRows: 12 }}
          maxLength={textLimits.MoTa}
          {...(text ? { className: 'error', 'aria-invalid': true, 'aria-describedby': hint } : {})}
          value={values.MoTa}
          onChange={(event) => onChange({ MoTa: event.target.value })}
        />
        {text ? (
          <small id={hint} className="reading-wrong">
            {text}
          </small>
        ) : null}
      </div>
      <LineImages line={line} path={path} values={values} issues={issues} onChange={onChange} />
    </div>
  );
}
