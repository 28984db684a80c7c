import { loaiKyQuyetToan } from '@sen/domain/invoices/quyetToan';
import { currentLanguage } from '../../../session/i18n.ts';
import type { SettlementRowFragment } from './settlements.main.gen.ts';

/** The period of a settlement: "Tháng 10/2026". */
export function periodOf({ LoaiKy, Ky, Nam }: Pick<SettlementRowFragment, 'LoaiKy' | 'Ky' | 'Nam'>): string {
  return `${loaiKyQuyetToan[LoaiKy][currentLanguage()]} ${Ky}/${Nam}`;
}
