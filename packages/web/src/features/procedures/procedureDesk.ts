import type { DeskKind } from '../orders/desk/deskKind.ts';

/** Surgery and procedures as a desk that performs orders. */
export const procedureDesk: DeskKind = {
  name: 'procedures',
  kind: 'PhauThuatThuThuat',
  kinds: ['PhauThuat', 'ThuThuat'],
  perform: 'PHAU_THUAT_THU_THUAT',
  printForm: 'TuongTrinhPTTT',
  path: '/thuc-hien-chi-dinh-pttt',
};
