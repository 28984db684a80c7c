import { type DongHo, dongHo } from '@sen/domain/emergency/phanLoai';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../ui/dateText.ts';
import { StateTag, type Tone } from '../../../ui/StateTag.tsx';
import type { ArrivalFragment } from '../emergency.main.gen.ts';

const tones: Readonly<Record<DongHo, Tone>> = {
  DaKham: 'done',
  DangCho: 'waiting',
  SapQuaHan: 'progress',
  QuaHan: 'urgent',
};

/** How long somebody may wait yet, or since when too long; of who is examined when that began. */
export function Clock({ one, now }: { one: ArrivalFragment; now: Date }) {
  const { t } = useTranslation('emergency');
  const hanLuc = new Date(one.hanLuc);
  const batDauLuc = one.batDauLuc ? new Date(one.batDauLuc) : null;
  const state = dongHo({ DenLuc: new Date(one.DenLuc), hanLuc, batDauLuc, now });
  const minutes = Math.abs(Math.round((hanLuc.getTime() - now.getTime()) / 60_000));
  const text = one.batDauLuc
    ? t('begun', { time: formatTime(one.batDauLuc) })
    : t(state === 'QuaHan' ? 'late' : 'left', { count: minutes });
  return <StateTag tone={batDauLuc && state === 'QuaHan' ? 'progress' : tones[state]}>{text}</StateTag>;
}
