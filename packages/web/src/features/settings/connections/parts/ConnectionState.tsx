import { type TrangThaiKetNoi, trangThaiKetNoi } from '@sen/domain/connections/check';
import { currentLanguage } from '../../../../session/i18n.ts';
import { StateTag, type Tone } from '../../../../ui/StateTag.tsx';

const tones: Readonly<Record<TrangThaiKetNoi, Tone>> = {
  ChuaCo: 'waiting',
  ChuaKiemTra: 'waiting',
  Loi: 'cancelled',
  Tot: 'done',
};

/** How the connections of a kind stand, for the index of the settings. */
export function ConnectionState({ state }: { state: TrangThaiKetNoi }) {
  return <StateTag tone={tones[state]}>{trangThaiKetNoi[state][currentLanguage()]}</StateTag>;
}
