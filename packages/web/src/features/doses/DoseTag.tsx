import { type TrangThaiLieu, trangThaiLieu } from '@sen/domain/doses/lieuThuoc';
import { currentLanguage } from '../../session/i18n.ts';
import { StateTag, type Tone } from '../../ui/StateTag.tsx';

const tones: Readonly<Record<TrangThaiLieu, Tone>> = {
  ChuaDen: 'waiting',
  DenGio: 'progress',
  Tre: 'urgent',
  DangTruyen: 'called',
  DaDung: 'done',
  KhongDung: 'cancelled',
  Huy: 'cancelled',
};

/** Where a dose stands. */
export function DoseTag({ state }: { state: TrangThaiLieu }) {
  return <StateTag tone={tones[state]}>{trangThaiLieu[state][currentLanguage()]}</StateTag>;
}
