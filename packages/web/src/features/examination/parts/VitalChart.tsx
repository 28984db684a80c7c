import { useTranslation } from 'react-i18next';
import { CrossIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { showDecimal } from '../../../ui/numberText.ts';
import { TrendChart } from '../../../ui/TrendChart.tsx';
import { useVitalCourse, type VitalFacts, type VitalName } from '../useVitalCourse.ts';

type Props = { name: VitalName; facts: VitalFacts; onClose: () => void };

/** One vital sign over time with the band of the patient's age. */
export function VitalChart({ name, facts, onClose }: Props) {
  const { t } = useTranslation(['examination', 'common']);
  const { points, min, max } = useVitalCourse(name, facts);
  const unit = t(`vital.unit.${name}`);
  return (
    <div className="vital-chart">
      <TrendChart label={t(`vital.name.${name}`)} unit={unit} min={min} max={max} points={points} />
      {min === null || max === null ? null : (
        <p className="soft">{t('vital.band', { low: showDecimal(min), high: showDecimal(max), unit })}</p>
      )}
      <Button
        type="text"
        size="small"
        icon={<CrossIcon />}
        // an ended session is read, and its charts are closed all the same
        disabled={false}
        aria-label={t('close', { ns: 'common' })}
        onClick={onClose}
      />
    </div>
  );
}
