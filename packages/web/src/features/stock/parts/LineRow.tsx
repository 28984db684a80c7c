import type { Issue } from '@sen/domain/catalogue/validate';
import { dec } from '@sen/domain/money/decimal';
import { chenhLech, isAmount, tienCuaDong } from '@sen/domain/stock/dongPhieu';
import type { LoaiPhieuKho } from '@sen/domain/stock/phieuKho';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { ReasonChips } from '../../../ui/actDialog/ReasonChips.tsx';
import { DateField } from '../../../ui/DateField.tsx';
import { DecimalInput } from '../../../ui/DecimalInput.tsx';
import { formatDate } from '../../../ui/dateText.ts';
import { DeleteIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { Money } from '../../../ui/Money.tsx';
import { showDecimal } from '../../../ui/numberText.ts';
import { issueText } from '../../../ui/useIssues.ts';
import type { PaperLine } from '../paperValues.ts';
import { columnsOf, type LineColumn } from './lineColumns.ts';

type Props = {
  kind: LoaiPhieuKho;
  /** The column of what was received, where there is one. */
  received: readonly LineColumn[];
  line: PaperLine;
  editable: boolean;
  /** What was refused, by field. */
  issues: ReadonlyMap<string, Issue>;
  onChange: (set: Partial<PaperLine>) => void;
  onRemove: () => void;
};

/** One line: the drug, what is typed of it, what comes of it; what is wrong stands below the drug. */
export function LineRow({ kind, received, line, editable, issues, onChange, onRemove }: Props) {
  const { t } = useTranslation('stock');
  const removable = editable && (kind !== 'KiemKe' || line.Lo_Id === null);
  return (
    <tr data-line={line.key}>
      <td>
        {line.TenDuoc} {line.DonViTinh ? <small className="soft">({line.DonViTinh})</small> : null}
        {[...issues].map(([field, issue]) => (
          <small key={field} className="stock-issue" role="alert">
            {t(`line.${field}`)}: {issueText(issue, currentLanguage())}
          </small>
        ))}
      </td>
      {[...columnsOf(kind, line), ...received].map((column) => (
        <td
          key={column.field}
          data-label={t(`line.${column.field}`)}
          data-field={column.field}
          className={`stock-${column.field} ${column.kind === 'shown' ? 'shown' : ''}`}
        >
          <Cell
            column={column}
            line={line}
            disabled={!editable}
            wrong={issues.has(column.field)}
            onChange={onChange}
          />
        </td>
      ))}
      <td className="stock-sum" data-label={t(kind === 'KiemKe' ? 'difference' : 'amount')}>
        {kind === 'KiemKe' ? <Difference line={line} /> : <Amount line={line} />}
      </td>
      <td className="stock-remove">
        {removable ? (
          <Button
            type="text"
            danger
            icon={<DeleteIcon />}
            aria-label={`${t('remove')} ${line.TenDuoc} ${line.SoLo ?? ''}`}
            onClick={onRemove}
          />
        ) : null}
      </td>
    </tr>
  );
}

type CellProps = Pick<Props, 'line' | 'onChange'> & { column: LineColumn; disabled: boolean; wrong: boolean };

function Cell({ column: { field, kind }, line, disabled, wrong, onChange }: CellProps) {
  const { t } = useTranslation('stock');
  const value = line[field];
  if (kind === 'shown')
    return <>{field === 'HanDung' ? formatDate(value) : field === 'SoLo' ? value : showDecimal(value)}</>;
  const shared = {
    'aria-label': `${t(`line.${field}`)} ${line.TenDuoc}`,
    disabled,
    value,
    ...(wrong ? { status: 'error' as const, 'aria-invalid': true } : {}),
  };
  const set = (next: string | null) => onChange({ [field]: next });
  if (kind === 'day') return <DateField {...shared} onChange={set} />;
  if (kind === 'number') return <DecimalInput {...shared} onChange={set} />;
  const id = `stock-${line.key}-${field}`;
  const input = (
    <Input {...shared} id={id} value={value ?? ''} onChange={(event) => set(event.target.value || null)} />
  );
  // a count that differs from the books is explained
  const isAsked =
    field === 'LyDo' && !disabled && isAmount(line.SoLuong ?? '') && !dec(chenhLech(line)).eq(0);
  if (!isAsked || value) return input;
  return (
    <>
      {input}
      <ReasonChips act="luuPhieuKho" id={id} value="" onChange={set} />
    </>
  );
}

const good = (value: string | null) => value === null || isAmount(value);

/** What the line costs with VAT. */
function Amount({ line }: { line: PaperLine }) {
  if (!good(line.SoLuong) || !good(line.DonGia) || !good(line.VAT) || !line.SoLuong) return null;
  const { ThanhTien, TienVAT } = tienCuaDong(line);
  return <Money value={dec(ThanhTien).plus(TienVAT).toFixed(2)} />;
}

/** How a count differs from the books. */
function Difference({ line }: { line: PaperLine }) {
  if (!line.SoLuong || !isAmount(line.SoLuong)) return null;
  const difference = dec(chenhLech(line));
  if (difference.eq(0)) return <>0</>;
  const text = showDecimal(difference.abs().toString());
  return (
    <strong className={difference.lt(0) ? 'stock-less' : 'stock-more'}>
      {difference.lt(0) ? `−${text}` : `+${text}`}
    </strong>
  );
}
