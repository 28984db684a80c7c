import type { Referring } from '../../engine/catalogue/referring.ts';
import { slipNumberOfRow } from '../orders/sql.ts';

const parts = {
  phien_ban: { vi: 'Phiếu kết quả vi sinh', en: 'Microbiology reports' },
  ket_qua: { vi: 'Kết quả vi sinh', en: 'Microbiology results' },
  nuoi_cay: { vi: 'Bệnh phẩm và nuôi cấy', en: 'Specimens and cultures' },
  vi_khuan: { vi: 'Vi khuẩn phân lập', en: 'Organisms that grew' },
  khang_sinh: { vi: 'Kháng sinh đồ', en: 'Antibiograms' },
};

/** The tables whose rows refer to entries of catalogues. */
export const microbiologyReferring: readonly Referring[] = Object.entries(parts).map(([name, label]) => ({
  table: `main.vi_sinh_${name}`,
  label,
  code: slipNumberOfRow,
  ...(name === 'ket_qua' ? { loose: { nguoi_thuc_hien_ids: 'NhanVien' } } : {}),
}));
