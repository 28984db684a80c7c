import { type LoaiTiepNhan, loaiTiepNhan } from '@sen/domain/reception/loaiTiepNhan';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { today } from '../../../ui/dateText.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { Segmented } from '../../../ui/kit/choices.tsx';
import { Select } from '../../../ui/kit/Select.tsx';
import { monthOf, monthPlus, monthText } from '../months.ts';
import { type CashierPeriod, cashierPeriods, type useCashierList } from '../useCashierList.ts';
import './periodChoice.css';

const kinds = Object.keys(loaiTiepNhan) as LoaiTiepNhan[]; // its keys

/** By what the visits are chosen: days, a month, or what is open of the time before today. */
export function PeriodChoice({ list }: { list: ReturnType<typeof useCashierList> }) {
  const { t } = useTranslation('cashier');
  const { period, month } = list;
  return (
    <div className="cashier-period">
      <Segmented
        block
        aria-label={t('period')}
        value={period}
        onChange={(value: CashierPeriod) => list.setPeriod(value)}
        options={cashierPeriods.map((value) => ({ value, label: t(`periods.${value}`) }))}
      />
      <Select
        allowClear
        aria-label={t('receptionKind')}
        placeholder={t('receptionKind')}
        value={list.kind}
        onChange={(kind) => list.setKind(kind ?? null)}
        options={kinds.map((kind) => ({ value: kind, label: loaiTiepNhan[kind][currentLanguage()] }))}
      />
      {period === 'month' ? (
        <div className="cashier-month">
          <Button
            icon={<ChevronLeft size={16} />}
            aria-label={t('monthBefore')}
            onClick={() => list.setMonth(monthPlus(month, -1))}
          />
          <strong aria-live="polite">{t('month', { month: monthText(month) })}</strong>
          <Button
            icon={<ChevronRight size={16} />}
            aria-label={t('monthAfter')}
            disabled={month >= monthOf(today())}
            onClick={() => list.setMonth(monthPlus(month, 1))}
          />
        </div>
      ) : null}
      {period === 'old' ? <small className="soft">{t('oldText')}</small> : null}
    </div>
  );
}
