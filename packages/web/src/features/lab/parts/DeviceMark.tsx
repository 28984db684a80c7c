import { dienGiai } from '@sen/domain/devices/values';
import { tidyResult } from '@sen/domain/lab/entry';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { formatDateTime, formatTime } from '../../../ui/dateText.ts';
import { ActIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { type LabValue, shownResult } from '../labEntry.ts';
import type { LabResult } from '../useLabSlip.ts';

export type Sent = LabResult['thietBis'][number];

type Props = {
  sent: readonly Sent[];
  value: LabValue;
  /** What stands in the field. */
  KetQua: string;
  /** Puts a value of a device into the field; null where nothing is entered. */
  onUse: ((KetQua: string) => void) | null;
};

/** What the device says of its value in a part of its own. */
function saidOf({ DienGiai }: Sent): string {
  return DienGiai ? ` · ${dienGiai[DienGiai][currentLanguage()]}` : '';
}

/** Says of a value that a device sent it, and when; what a device sent otherwise stands beside it, to be chosen. */
export function DeviceMark({ sent, value, KetQua, onUse }: Props) {
  const { t } = useTranslation('lab');
  if (sent.length === 0) return null;
  const standing = tidyResult(KetQua, value.KieuDuLieu);
  const mine = sent.findLast((one) => one.KetQua === standing);
  const others = onUse ? sent.filter((one) => one.KetQua !== standing) : [];
  return (
    <>
      {mine ? (
        <small
          className="lab-device"
          title={t('fromDevice', { device: mine.TenThietBi, at: formatDateTime(mine.Luc) })}
        >
          <ActIcon /> {formatTime(mine.Luc)}
          {saidOf(mine)}
        </small>
      ) : null}
      {others.map((one) => {
        const shown = shownResult(one.KetQua, value.KieuDuLieu);
        const words = { value: shown, at: formatTime(one.Luc) };
        return (
          <small key={one._id} className="lab-device-other" title={one.TenThietBi}>
            {t(one.LaChayLai ? 'deviceRerun' : 'deviceSays', words)}
            {saidOf(one)}{' '}
            <Button
              size="small"
              tabIndex={-1}
              aria-label={t('useDeviceFor', { value: shown, name: value.TenChiSo })}
              onClick={() => onUse?.(shown)}
            >
              {t('useDevice')}
            </Button>
          </small>
        );
      })}
    </>
  );
}
