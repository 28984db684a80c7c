import type { Referring } from '../../engine/catalogue/referring.ts';
import { slipNumberOfRow } from '../orders/sql.ts';

/** The tables whose rows refer to entries of catalogues. */
export const supplyUseReferring: readonly Referring[] = [
  {
    table: 'main.su_dung_vat_tu',
    label: { vi: 'Vật tư sử dụng cho dịch vụ', en: 'Supplies used in services' },
    code: slipNumberOfRow,
  },
  {
    table: 'main.su_dung_vat_tu_chi_tiet',
    label: { vi: 'Dòng vật tư sử dụng', en: 'Lines of supplies used' },
    code: `(select ${slipNumberOfRow} from (select u.dich_vu_yeu_cau_id from main.su_dung_vat_tu u where u.id = r.su_dung_vat_tu_id) r)`,
  },
];
