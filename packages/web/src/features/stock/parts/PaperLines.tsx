import type { Issue } from '@sen/domain/catalogue/validate';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Money } from '../../../ui/Money.tsx';
import { goOnInRows } from '../../../ui/rowKeys.ts';
import { EmptyState } from '../../../ui/states.tsx';
import { totalsOf } from '../paperValues.ts';
import type { Paper } from '../usePaper.ts';
import { LinePicker } from './LinePicker.tsx';
import { LineRow } from './LineRow.tsx';
import { lineColumns, receivedColumn } from './lineColumns.ts';

/** The lines of a paper: typed in place, Enter goes on to the next field and from the last one to the next drug, arrows go up and down. */
export function PaperLines({ paper, Kho_Id }: { paper: Paper; Kho_Id: string }) {
  const { t } = useTranslation('stock');
  const picker = useRef<HTMLInputElement>(null);
  const { kind, dongs, editable } = paper;
  if (!kind) return null;
  const totals = kind === 'KiemKe' ? null : totalsOf(dongs);
  const received = receivedColumn(kind, dongs);
  const fresh = () => {
    // once the new line is there
    requestAnimationFrame(() => {
      const lines = document.querySelectorAll('.stock-lines [data-line]');
      lines[lines.length - 1]
        ?.querySelector<HTMLInputElement>('[data-field] input:not([type=date])')
        ?.focus();
    });
  };
  return (
    <section className="section" aria-label={t('lines')}>
      {dongs.length === 0 ? (
        <EmptyState text={t(editable ? 'noLinesYet' : 'noLines')} />
      ) : (
        <div className="stock-scroll">
          <table
            className={`stock-lines ${kind}`}
            onKeyDown={(event) => goOnInRows(event, () => picker.current?.focus())}
          >
            <thead>
              <tr>
                <th scope="col">{t('line.Duoc_Id')}</th>
                {[...lineColumns[kind], ...received].map(({ field }) => (
                  <th key={field} scope="col">
                    {t(`line.${field}`)}
                  </th>
                ))}
                <th scope="col" className="right">
                  {t(kind === 'KiemKe' ? 'difference' : 'amount')}
                </th>
                <th aria-label={t('remove')} />
              </tr>
            </thead>
            <tbody>
              {dongs.map((line, index) => (
                <LineRow
                  key={line.key}
                  kind={kind}
                  received={received}
                  line={line}
                  editable={editable}
                  issues={issuesOfLine(paper.issues.list, index)}
                  onChange={(set) => paper.changeLine(line.key, set)}
                  onRemove={() => paper.removeLine(line.key)}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {editable ? (
        <LinePicker kind={kind} Kho_Id={Kho_Id} paper={paper} pickerRef={picker} onAdded={fresh} />
      ) : null}
      {totals && dongs.length > 0 ? (
        <p className="stock-totals">
          {t('amountBeforeVat')} <Money value={totals.ThanhTien} /> · {t('amountOfVat')}{' '}
          <Money value={totals.TienVAT} /> · {t('total')} <Money value={totals.TongTien} strong />
        </p>
      ) : null}
    </section>
  );
}

function issuesOfLine(issues: readonly Issue[], index: number): Map<string, Issue> {
  const found = new Map<string, Issue>();
  for (const issue of issues) {
    const [part, row, field] = issue.path.split('.');
    if (part === 'dongs' && Number(row) === index && field) found.set(field, issue);
  }
  return found;
}
