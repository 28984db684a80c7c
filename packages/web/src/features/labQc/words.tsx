import { mucKiemChuan } from '@sen/domain/labQc/materials';
import { danhGiaKiemChuan, quyTacWestgard } from '@sen/domain/labQc/westgard';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { StateTag, type Tone } from '../../ui/StateTag.tsx';
import type { ControlRun, ControlTarget } from './useLabQc.ts';

const tones: Readonly<Record<ControlTarget['TinhTrang'], Tone>> = {
  Dat: 'done',
  CanhBao: 'called',
  LoaiBo: 'urgent',
  ChuaChay: 'waiting',
};

/** The level of a material. */
export const levelText = (Muc: ControlRun['Muc']) => mucKiemChuan[Muc][currentLanguage()];

/** The rules that a result breaks: `1-3s, 1-2s`. */
export const rulesText = (rules: ControlRun['QuyTacs']) =>
  rules.map((rule) => quyTacWestgard[rule][currentLanguage()]).join(', ');

/** How an index stands today. */
export function TargetState({ state }: { state: ControlTarget['TinhTrang'] }) {
  const { t } = useTranslation('labQc');
  const text = state === 'ChuaChay' ? t('notRun') : danhGiaKiemChuan[state][currentLanguage()];
  return <StateTag tone={tones[state]}>{text}</StateTag>;
}

/** What a result is found to be. */
export function RunState({ run }: { run: Pick<ControlRun, 'DanhGia' | 'TrangThai'> }) {
  const { t } = useTranslation('labQc');
  if (run.TrangThai === 'DaHuy') return <StateTag tone="cancelled">{t('takenOut')}</StateTag>;
  return <StateTag tone={tones[run.DanhGia]}>{danhGiaKiemChuan[run.DanhGia][currentLanguage()]}</StateTag>;
}
