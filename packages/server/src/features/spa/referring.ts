import type { Referring } from '../../engine/catalogue/referring.ts';
import { slipNumberOfRow } from '../orders/sql.ts';

/** The tables whose rows refer to entries of catalogues. */
export const spaReferring: readonly Referring[] = [
  {
    table: 'main.buoi_lieu_trinh',
    label: { vi: 'Buổi liệu trình', en: 'Sessions of courses' },
    code: slipNumberOfRow,
    loose: { nguoi_huy_id: 'NhanVien' },
  },
  {
    table: 'main.tuong_trinh_spa',
    label: { vi: 'Tường trình buổi liệu trình', en: 'Reports of sessions of courses' },
    code: `(select ${slipNumberOfRow} from (select b.dich_vu_yeu_cau_id from main.buoi_lieu_trinh b where b.id = r.buoi_lieu_trinh_id) r)`,
    loose: { nguoi_thuc_hien_ids: 'NhanVien' },
  },
];
