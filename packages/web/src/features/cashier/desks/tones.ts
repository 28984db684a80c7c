import type { TinhTrangDoiDoiTuong } from '@sen/domain/cashier/doiDoiTuong';
import type { TinhTrangXacNhan } from '@sen/domain/cashier/xacNhanBHYT';
import type { Tone } from '../../../ui/StateTag.tsx';

export const confirmationTones: Readonly<Record<TinhTrangXacNhan, Tone>> = {
  SanSang: 'waiting',
  ChuaDu: 'urgent',
  DaXacNhan: 'done',
};

export const payerTones: Readonly<Record<TinhTrangDoiDoiTuong, Tone>> = {
  CoTheDoi: 'waiting',
  DaDoi: 'result',
  DaKhoa: 'cancelled',
};
