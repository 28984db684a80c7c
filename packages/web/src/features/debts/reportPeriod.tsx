import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RefPicker } from '../../catalogue/RefPicker.tsx';
import { filterOf } from '../../lists/filters.tsx';
import type { DayRange } from '../../ui/periods.ts';

type Props = { value: DayRange | null; onChange: (range: DayRange | null) => void };

/** The days of a report period of the house, beside the days themselves, whose value it shares by their key. */
export const reportPeriod = (key: string) =>
  filterOf<object, DayRange>({
    key,
    variables: () => ({}),
    draw: ({ value, onChange }) => <ReportPeriod value={value} onChange={onChange} />,
  });

/** A report period of the house as a range of days. */
export function ReportPeriod({ value, onChange }: Props) {
  const { t } = useTranslation('debts');
  const [chosen, setChosen] = useState<({ id: string } & DayRange) | null>(null);
  // other days are no period any more
  const stands = chosen !== null && value?.from === chosen.from && value.to === chosen.to;
  return (
    <div className="list-screen-choice">
      <RefPicker
        to="KyBaoCao"
        value={stands ? chosen.id : null}
        placeholder={t('reportPeriod')}
        aria-label={t('reportPeriod')}
        onChange={(id, entry) => {
          if (id === null || entry === null) {
            setChosen(null);
            onChange(null);
            return;
          }
          const range = { from: String(entry['TuNgay']), to: String(entry['DenNgay']) };
          setChosen({ id, ...range });
          onChange(range);
        }}
      />
    </div>
  );
}
