import type { DeskKind } from '../orders/desk/deskKind.ts';

/** Imaging as a desk that performs orders. */
export const imagingDesk: DeskKind = {
  name: 'imaging',
  kind: 'ChanDoanHinhAnh',
  kinds: ['ChanDoanHinhAnh'],
  perform: 'CHAN_DOAN_HINH_ANH',
  printForm: 'KetQuaChanDoanHinhAnh',
  path: '/chan-doan-hinh-anh',
};
