import type { TrangThaiMienGiam } from '@sen/domain/exemptions/yeuCauMienGiam';
import type { Tone } from '../../ui/StateTag.tsx';

export const exemptionTones: Readonly<Record<TrangThaiMienGiam, Tone>> = {
  ChoDuyet: 'waiting',
  DaDuyet: 'done',
  TuChoi: 'cancelled',
  DaRut: 'cancelled',
};
