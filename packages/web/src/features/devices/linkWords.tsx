import { trangThaiKetNoi } from '@sen/domain/devices/mapping';
import { errorText } from '@sen/domain/errors/errors';
import { currentLanguage } from '../../session/i18n.ts';
import { StateTag, type Tone } from '../../ui/StateTag.tsx';
import type { DeviceLinkFragment } from './devices.main.gen.ts';

const tones: Readonly<Record<DeviceLinkFragment['TrangThai'], Tone>> = {
  Tat: 'waiting',
  KhongChay: 'urgent',
  Loi: 'urgent',
  DangNghe: 'waiting',
  Im: 'called',
  DaKetNoi: 'done',
};

/** How a link stands, in words and colour. */
export function LinkState({ link }: { link: DeviceLinkFragment }) {
  return (
    <StateTag tone={tones[link.TrangThai]}>{trangThaiKetNoi[link.TrangThai][currentLanguage()]}</StateTag>
  );
}

/** What holds a link up, in words; null for nothing. */
export function faultOf({ TrangThai, Loi }: DeviceLinkFragment): string | null {
  return TrangThai === 'Loi' && Loi ? errorText(Loi, currentLanguage()) : null;
}

/** Where a link is reached: `cổng 5101`, or host and port. */
export function placeOf({ CachNoi, DiaChi, Cong }: DeviceLinkFragment): string {
  return CachNoi === 'Goi' ? `${DiaChi ?? ''}:${Cong}` : `:${Cong}`;
}
