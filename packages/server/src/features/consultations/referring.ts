import type { Referring } from '../../engine/catalogue/referring.ts';

/** The tables whose rows refer to entries of catalogues. */
export const consultationReferring: readonly Referring[] = [
  {
    table: 'main.bien_ban_hoi_chan',
    label: { vi: 'Biên bản hội chẩn', en: 'Consultation minutes' },
    code: 'r.ma_bien_ban_hoi_chan',
    inLists: { 'doi_ngu_tham_gia.NhanVien_Id': 'NhanVien' },
  },
];
