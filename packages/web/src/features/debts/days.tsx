import { useTranslation } from 'react-i18next';
import { filterOf, thisMonth } from '../../lists/filters.tsx';
import { DateRange } from '../../ui/DateRange.tsx';
import { CalendarIcon, CrossIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import type { DayRange } from '../../ui/periods.ts';
import { ReportPeriod } from './reportPeriod.tsx';

type Days = Readonly<{ tuNgay: string | null; denNgay: string | null }>;
type Props = { value: DayRange | null; day: string; onChange: (range: DayRange | null) => void };

/** Debts written on any day, or between two: a debt is followed however old it is. */
export const writtenBetween = filterOf<Days, DayRange>({
  key: 'tuNgay',
  variables: (value) => ({ tuNgay: value?.from ?? null, denNgay: value?.to ?? null }),
  draw: ({ value, day, onChange }) => <AnyDays value={value} day={day} onChange={onChange} />,
});

function AnyDays({ value, day, onChange }: Props) {
  const { t } = useTranslation('debts');
  if (value === null)
    return (
      <Button icon={<CalendarIcon />} onClick={() => onChange(thisMonth(day))}>
        {t('anyDay')}
      </Button>
    );
  return (
    <div className="debt-days">
      <ReportPeriod value={value} onChange={onChange} />
      <DateRange value={value} onChange={onChange} />
      <Button
        type="text"
        icon={<CrossIcon />}
        aria-label={t('everyDay')}
        title={t('everyDay')}
        onClick={() => onChange(null)}
      />
    </div>
  );
}
