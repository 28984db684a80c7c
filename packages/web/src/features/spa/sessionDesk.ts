import type { DeskKind } from '../orders/desk/deskKind.ts';

/** Where courses are performed, as a desk that performs orders: its pictures belong to the reports of sessions. */
export const sessionDesk: DeskKind = {
  name: 'spa',
  kind: 'PhauThuatThuThuat',
  kinds: ['ThuThuat', 'Khac'],
  perform: 'LIEU_TRINH',
  printForm: 'TuongTrinhSpa',
  path: '/thuc-hien-vltl',
};

export const sessionTabs = ['ChoThucHien', 'DangLam', 'DaXong', 'ChuaDenHan'] as const;
