import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/kit/Button.tsx';
import { StateTag } from '../../../ui/StateTag.tsx';
import { type LabValue, shownResult } from '../labEntry.ts';
import type { Rerun } from './Reruns.tsx';

type Props = { rerun: Rerun; value: LabValue; onChoose: (() => void) | null };

/** Says of a value that it waits for a rerun; the new value stands beside the first one, to be chosen. */
export function RerunMark({ rerun, value, onChoose }: Props) {
  const { t } = useTranslation('lab');
  return (
    <small className="lab-device-other">
      <StateTag tone="waiting">
        {rerun.KetQuaLai === null
          ? t('rerun.waits')
          : t('deviceRerunValue', { value: shownResult(rerun.KetQuaLai, value.KieuDuLieu) })}
      </StateTag>{' '}
      {onChoose ? (
        <Button size="small" aria-label={t('rerun.chooseOf', { name: value.TenChiSo })} onClick={onChoose}>
          {t('rerun.choose')}
        </Button>
      ) : null}
    </small>
  );
}
