import { type Counter, shortYear } from '../../engine/sql/numbering.ts';

export const maHoiChan: Counter = {
  name: 'MaBienBanHoiChan',
  label: { vi: 'Mã biên bản hội chẩn', en: 'Code of consultation minutes' },
  scope: shortYear,
  prefix: (scope) => `HC${scope}-`,
  width: 5,
  used: { table: 'main.bien_ban_hoi_chan', column: 'ma_bien_ban_hoi_chan' },
};
