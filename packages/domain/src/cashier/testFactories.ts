import type { ReceptionState } from '../reception/tiepNhan.ts';

/** The state of a received visit that nothing closes. */
export function aVisit(over: Partial<ReceptionState> = {}): ReceptionState {
  return {
    TrangThai: 'DaTiepNhan',
    DaXacNhanChiPhi: false,
    DaXacNhanBHYT: false,
    DaHoanUng: false,
    ...over,
  };
}
