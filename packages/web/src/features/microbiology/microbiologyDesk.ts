import type { DeskKind } from '../orders/desk/deskKind.ts';

/** Microbiology as a desk that performs orders. */
export const microbiologyDesk: DeskKind = {
  name: 'microbiology',
  kind: 'ViSinh',
  kinds: ['ViSinh'],
  perform: 'XET_NGHIEM_VI_SINH',
  printForm: 'KetQuaViSinh',
  path: '/xet-nghiem-vi-sinh',
};
