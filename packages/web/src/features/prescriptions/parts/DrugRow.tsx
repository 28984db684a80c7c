import { dec } from '@sen/domain/money/decimal';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { DecimalInput, DoseInput } from '../../../ui/DecimalInput.tsx';
import { DeleteIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { Select } from '../../../ui/kit/Select.tsx';
import { Money } from '../../../ui/Money.tsx';
import { UnsentMark } from '../../../ui/UnsentMark.tsx';
import { issueText } from '../../../ui/useIssues.ts';
import { type LineParts, PaidBy } from '../../orders/PaidBy.tsx';
import { type DrugLine, doseTimes, type PrescriptionKind, quantityOf } from '../drugLine.ts';
import type { IntakeAdvice } from '../intakeAdvice.ts';
import { asksNothing, exceedsStock, type LineIssues } from '../lineIssues.ts';
import { HowToTake } from './HowToTake.tsx';
import { StarredMark } from './StarredMark.tsx';

const kinds: readonly PrescriptionKind[] = ['BHYT', 'Thuong', 'MuaNgoai', 'VTYT'];

type Props = {
  line: DrugLine;
  editable: boolean;
  /** Its first dose takes the cursor when it appears. */
  isPicked: boolean;
  /** Nobody else sees it as it stands here. */
  isUnsaved: boolean;
  issues: LineIssues | undefined;
  /** Price of one, once the server has told it. */
  price: string | undefined;
  /** Who pays the line, once it is saved. */
  parts: LineParts | undefined;
  /** What the catalogue advises on taking medicine. */
  advice: readonly IntakeAdvice[];
  onChange: (set: Partial<DrugLine>) => void;
  onRemove: () => void;
};

/** One drug: doses, days, quantity, who pays, how to take it; what is wrong with it stands below its name. */
export function DrugRow({
  line,
  editable,
  isPicked,
  isUnsaved,
  issues,
  price,
  parts,
  advice,
  ...acts
}: Props) {
  const { onChange, onRemove } = acts;
  const { t } = useTranslation('prescriptions');
  const short = exceedsStock(line);
  const isNothing = asksNothing(line);
  const marked = (field: string) => (issues?.has(field) ? { status: 'error' as const } : {});
  return (
    <tr data-line={line.key}>
      <td>
        {line.TenDuoc}
        {line.starred ? <StarredMark /> : null}
        {isUnsaved ? <UnsentMark>{t('notSaved')}</UnsentMark> : null}
        {line.available === null ? (
          <small className="soft"> {line.DonViTinh}</small>
        ) : (
          <small className="soft">
            {' '}
            ({t('available', { count: Number(line.available), unit: line.DonViTinh ?? '' })})
          </small>
        )}
        {short ? <small className="drug-issue">{t('stockShort')}</small> : null}
        {isNothing ? <small className="drug-issue">{t('quantityNothing')}</small> : null}
        {[...(issues ?? [])].map(([field, issue]) => (
          <small key={field} className="drug-issue" role="alert">
            {t(`field.${field}`)}: {issueText(issue, currentLanguage())}
          </small>
        ))}
      </td>
      {doseTimes.map((time, at) => (
        <td key={time} data-label={t(`time.${time}`)} data-field={time}>
          <DoseInput
            aria-label={`${t(`time.${time}`)} ${line.TenDuoc}`}
            value={line[time]}
            autoFocus={isPicked && at === 0}
            disabled={!editable}
            onChange={(value) => onChange({ [time]: value, SoLuong: null })}
          />
        </td>
      ))}
      <td data-label={t('days')} data-field="SoNgay">
        <DecimalInput
          aria-label={`${t('days')} ${line.TenDuoc}`}
          value={line.SoNgay}
          disabled={!editable}
          {...marked('SoNgay')}
          onChange={(value) => onChange({ SoNgay: Math.trunc(Number(value ?? 0)) || 0, SoLuong: null })}
        />
      </td>
      <td className="drug-quantity" data-label={t('quantity')} data-field="SoLuong">
        <DecimalInput
          aria-label={`${t('quantity')} ${line.TenDuoc}`}
          value={quantityOf(line)}
          disabled={!editable}
          {...(short || isNothing ? { status: 'error' as const } : marked('SoLuong'))}
          onChange={(value) => onChange({ SoLuong: value })}
        />
      </td>
      <td className="drug-kind" data-label={t('kind')} data-field="LoaiToa">
        <Select
          aria-label={`${t('kind')} ${line.TenDuoc}`}
          value={line.LoaiToa}
          disabled={!editable}
          {...marked('LoaiToa')}
          options={kinds
            .filter((kind) => kind === 'MuaNgoai' || line.Kho_Id !== null)
            .map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
          onChange={(LoaiToa: PrescriptionKind) => onChange({ LoaiToa })}
        />
      </td>
      <td className="drug-way" data-label={t('how')} data-field="CachDung">
        <HowToTake
          line={line}
          editable={editable}
          advice={advice}
          onChange={(CachDung) => onChange({ CachDung })}
        />
      </td>
      <td className="drug-cost">
        <Cost line={line} price={price} />
        {parts ? <PaidBy parts={parts} /> : null}
      </td>
      <td className="drug-remove">
        {editable ? (
          <Button
            type="text"
            danger
            icon={<DeleteIcon />}
            aria-label={`${t('remove')} ${line.TenDuoc}`}
            onClick={onRemove}
          />
        ) : null}
      </td>
    </tr>
  );
}

/** Price by quantity of a line. */
function Cost({ line, price }: { line: DrugLine; price: string | undefined }) {
  const quantity = quantityOf(line);
  if (price === undefined || line.LoaiToa === 'MuaNgoai' || !(Number(quantity) > 0)) return null;
  return <Money value={dec(price).times(quantity).toFixed(2)} />;
}
