import type { DeskKind } from '../orders/desk/deskKind.ts';

/** The laboratory as a desk that performs orders. */
export const labDesk: DeskKind = {
  name: 'lab',
  kind: 'XetNghiem',
  kinds: ['XetNghiem'],
  perform: 'XET_NGHIEM',
  printForm: 'KetQuaXetNghiem',
  path: '/xet-nghiem',
};
