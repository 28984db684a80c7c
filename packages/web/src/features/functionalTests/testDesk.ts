import type { DeskKind } from '../orders/desk/deskKind.ts';

/** Functional tests as a desk that performs orders. */
export const testDesk: DeskKind = {
  name: 'functionalTests',
  kind: 'ThamDoChucNang',
  kinds: ['ThamDoChucNang'],
  perform: 'THAM_DO_CHUC_NANG',
  printForm: 'KetQuaThamDoChucNang',
  path: '/tham-do-chuc-nang',
};
