import { type Counter, shortYear } from '../../engine/sql/numbering.ts';

/** The number of a case report; its later versions keep it. */
export const soBaoCao: Counter = {
  name: 'SoBaoCaoCaBenh',
  label: { vi: 'Số báo cáo ca bệnh', en: 'Number of a case report' },
  scope: shortYear,
  prefix: (scope) => `CB${scope}-`,
  width: 5,
  used: { table: 'main.bao_cao_ca_benh', column: 'so_bao_cao' },
};
