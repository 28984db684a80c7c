import type { TinhTrangButToan } from '@sen/domain/accounting/butToan';
import type { Tone } from '../../ui/StateTag.tsx';

export const entryTones: Readonly<Record<TinhTrangButToan, Tone>> = {
  ChuaDinhKhoan: 'waiting',
  DaDinhKhoan: 'progress',
  DaXuat: 'done',
};
