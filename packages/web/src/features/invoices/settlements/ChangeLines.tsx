import { dongThayDoiMost } from '@sen/domain/invoices/quyetToan';
import Trash2 from 'lucide-react/icons/trash-2';
import { useTranslation } from 'react-i18next';
import { MoneyInput } from '../../../ui/DecimalInput.tsx';
import { PlusIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { blankLine, type ChangeLine } from './changeValues.ts';

type Props = { value?: readonly ChangeLine[]; onChange?: (lines: readonly ChangeLine[]) => void };

/** The lines of a later change: what was refused or accepted, each with its amount. */
export function ChangeLines({ value = [], onChange }: Props) {
  const { t } = useTranslation('invoices');
  const put = (at: number, part: Partial<ChangeLine>) =>
    onChange?.(value.map((line, place) => (place === at ? { ...line, ...part } : line)));
  return (
    <div className="change-lines">
      {value.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has nothing else that it is known by
        <div key={at} className="change-line">
          <Input
            aria-label={t('settlement.line.NoiDung', { at: at + 1 })}
            placeholder={t('settlement.line.what')}
            value={line.NoiDung}
            maxLength={500}
            {...(at === 0 ? { 'data-autofocus': true } : {})}
            onChange={(event) => put(at, { NoiDung: event.target.value })}
          />
          <MoneyInput
            aria-label={t('settlement.line.SoTien', { at: at + 1 })}
            suffix="đ"
            value={line.SoTien}
            onChange={(SoTien) => put(at, { SoTien })}
          />
          <Button
            type="text"
            icon={<Trash2 size={15} aria-hidden />}
            aria-label={t('settlement.line.remove', { at: at + 1 })}
            disabled={value.length === 1}
            onClick={() => onChange?.(value.filter((_line, place) => place !== at))}
          />
        </div>
      ))}
      <Button
        size="small"
        icon={<PlusIcon />}
        disabled={value.length >= dongThayDoiMost}
        onClick={() => onChange?.([...value, blankLine])}
      >
        {t('settlement.line.add')}
      </Button>
    </div>
  );
}
