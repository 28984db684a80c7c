import { NhanVien } from '@sen/domain/catalogues/NhanVien';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { cellOf } from '../../catalogue/cells.ts';
import { FieldInput } from '../../catalogue/FieldInput.tsx';
import { entryWord } from '../../catalogue/page/useOpened.ts';
import { currentLanguage } from '../../session/i18n.ts';
import { DeleteIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { FormDisabled } from '../../ui/kit/disabled.ts';
import { StateTag } from '../../ui/StateTag.tsx';
import { issueText } from '../../ui/useIssues.ts';
import { isBlank, type QuickField, type QuickRow, quickFields } from './quickRows.ts';
import type { QuickRows } from './useQuickRows.ts';

type Props = {
  row: QuickRow;
  /** Counted from one. */
  line: number;
  state: QuickRows;
  /** Where the list of staff is. */
  path: string;
  onEnter: () => void;
};

/** One member of staff: cells to type in, what is wrong below each; once saved, what the server has. */
export function QuickLine({ row, line, state, path, onEnter }: Props) {
  const { t } = useTranslation('staff');
  const language = currentLanguage();
  const { saved } = row;
  const busy = state.saving.has(row.key);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target } = event;
    // in a list of choices Enter takes the choice
    const isText = target instanceof HTMLInputElement && target.getAttribute('role') !== 'combobox';
    if (event.key !== 'Enter' || !isText) return;
    event.preventDefault();
    onEnter();
  };
  const onPaste = (event: ClipboardEvent, field: QuickField) => {
    const text = event.clipboardData.getData('text/plain');
    if (!/[\t\n]/.test(text.trim())) return;
    event.preventDefault();
    void state.paste(row.key, field, text);
  };
  return (
    <tr className={saved ? 'saved' : row.issues.length > 0 ? 'wrong' : ''} onKeyDown={onKeyDown}>
      <th scope="row">{line}</th>
      {quickFields.map((field) => {
        const spec = NhanVien.fields[field];
        const label = spec.label[language];
        const issue = row.issues.find((one) => one.path === field);
        const strange = row.unknown[field];
        return (
          <td key={field} data-label={label} onPaste={(event) => onPaste(event, field)}>
            {saved ? (
              cellOf(field, spec, saved, language)
            ) : (
              <FormDisabled value={busy}>
                <FieldInput
                  field={spec}
                  id={`quick-${row.key}-${field}`}
                  label={t('cell', { label, line })}
                  value={field === 'MaNhanVien' ? state.proposed(row) : (row.values[field] ?? null)}
                  onChange={(value) => state.type(row.key, field, typeof value === 'string' ? value : null)}
                />
              </FormDisabled>
            )}
            {issue ? (
              <div className="quick-issue" role="alert">
                {strange ? `“${strange}”: ` : ''}
                {issueText(issue, language)}
              </div>
            ) : null}
          </td>
        );
      })}
      <td className="quick-end">
        {saved ? (
          <>
            <StateTag tone="done">{t('rowSaved')}</StateTag>{' '}
            <Link to={`${path}?${entryWord}=${saved._id}`}>{t('openPage')}</Link>
          </>
        ) : isBlank(row) ? null : (
          <Button
            type="text"
            danger
            icon={<DeleteIcon />}
            aria-label={t('removeRow', { line })}
            disabled={busy}
            onClick={() => state.takeOut(row.key)}
          />
        )}
      </td>
    </tr>
  );
}
