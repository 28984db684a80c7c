import type { Referring } from '../../engine/catalogue/referring.ts';

/** The tables whose rows refer to entries of catalogues. */
export const pricingReferring: readonly Referring[] = [
  { table: 'main.bang_gia', label: { vi: 'Bảng giá', en: 'Price lists' }, code: 'r.ten_bang_gia' },
  {
    table: 'main.gia_dich_vu',
    label: { vi: 'Giá dịch vụ', en: 'Prices of services' },
    code: '(select b.ten_bang_gia from main.bang_gia b where b.id = r.bang_gia_id)',
  },
  {
    table: 'main.gia_lieu_trinh',
    label: { vi: 'Giá liệu trình', en: 'Prices of courses' },
    code: '(select b.ten_bang_gia from main.bang_gia b where b.id = r.bang_gia_id)',
  },
];
