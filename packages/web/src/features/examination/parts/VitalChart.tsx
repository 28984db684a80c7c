import { yearsOn } from '@sen/domain/ages/age';
import { vitalBand } from '@sen/domain/vitals/band';
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
  const { points } = useVitalCourse(name, facts);
  const { birth, session } = facts;
  const [low = null, high = null] = (birth && vitalBand(name, yearsOn(birth, session.Ngay))) ?? [];
  const unit = t(`vital.unit.${name}`);
  return (
    <div className="vital-chart">
      <TrendChart
        label={t(`vital.name.${name}`)}
        unit={unit}
        min={low === null ? null : String(low)}
        max={high === null ? null : String(high)}
        points={points}
      />
      {low === null || high === null ? null : (
        <p className="soft">{t('vital.band', { low: showDecimal(low), high: showDecimal(high), unit })}</p>
      )}
      <Button
        type="text"
        size="small"
        icon={<CrossIcon />}
        aria-label={t('close', { ns: 'common' })}
        onClick={onClose}
      />
    </div>
  );
}
