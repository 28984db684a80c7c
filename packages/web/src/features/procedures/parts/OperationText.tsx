import { formatTime } from '../../../ui/dateText.ts';
import type { DayOperation } from '../dayPlan.ts';

/** An operation in few words: when, who, what, by whom. */
export function OperationText({ operation, end }: { operation: DayOperation; end: number }) {
  const { BatDau, TenBenhNhan, dichVus, NguoiThucHienChinh } = operation;
  return (
    <>
      <span className="operation-head">
        <strong>{TenBenhNhan}</strong>
        <time dateTime={BatDau}>
          {formatTime(BatDau)}–{formatTime(new Date(end))}
        </time>
      </span>
      <span>{[dichVus.join(', '), NguoiThucHienChinh?.ten].filter(Boolean).join(' · ')}</span>
    </>
  );
}
