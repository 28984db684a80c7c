import { useTranslation } from 'react-i18next';
import { Radio } from '../../../ui/kit/choices.tsx';
import type { MergeRow } from '../mergeRows.ts';

type Props = {
  rows: readonly MergeRow[];
  taken: ReadonlySet<string>;
  onTake: (field: string, taken: boolean) => void;
  heads: { kept: string; other: string };
};

/** Two records side by side; where both say something else, one of the two is chosen. */
export function MergeSides({ rows, taken, onTake, heads }: Props) {
  const { t } = useTranslation('patients');
  const side = (row: MergeRow, which: 'kept' | 'other') => {
    const text = row[which] || '–';
    if (!row.choose) return text;
    return (
      <Radio
        name={`merge-${row.field}`}
        aria-label={`${row.label}: ${text} (${t(which === 'kept' ? 'merge.kept' : 'merge.other')})`}
        checked={taken.has(row.field) === (which === 'other')}
        onChange={() => onTake(row.field, which === 'other')}
      >
        {text}
      </Radio>
    );
  };
  return (
    <table className="merge-sides">
      <thead>
        <tr>
          <td />
          <th scope="col">
            {t('merge.kept')}
            <small>{heads.kept}</small>
          </th>
          <th scope="col">
            {t('merge.other')}
            <small>{heads.other}</small>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.field} className={row.choose ? 'to-choose' : ''}>
            <th scope="row">{row.label}</th>
            <td>{side(row, 'kept')}</td>
            <td>{side(row, 'other')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
