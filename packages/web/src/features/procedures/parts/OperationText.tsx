import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../ui/dateText.ts';
import { StateTag } from '../../../ui/StateTag.tsx';
import type { DayOperation } from '../dayPlan.ts';

/** An operation in few words: when, who, what, by whom. */
export function OperationText({ operation, end }: { operation: DayOperation; end: number }) {
  const { t } = useTranslation('procedures');
  const { BatDau, TenBenhNhan, dichVus, NguoiThucHienChinh, LaKhanCap } = operation;
  return (
    <>
      <span className="operation-head">
        <span>
          {LaKhanCap ? <StateTag tone="urgent">{t('day.urgent')}</StateTag> : null}
          <strong>{TenBenhNhan}</strong>
        </span>
        <time dateTime={BatDau}>
          {formatTime(BatDau)}–{formatTime(new Date(end))}
        </time>
      </span>
      <span>{[dichVus.join(', '), NguoiThucHienChinh?.ten].filter(Boolean).join(' · ')}</span>
    </>
  );
}
