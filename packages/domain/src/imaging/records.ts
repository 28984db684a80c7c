import { readingRecords } from '../readings/readingRecords.ts';

export const imagingRecords = readingRecords({
  version: 'KetQuaChanDoanHinhAnh',
  service: 'KetQuaDichVuHinhAnh',
  image: 'HinhAnhChanDoan',
  prefix: 'chan_doan',
  kind: { vi: 'chẩn đoán hình ảnh', en: 'imaging' },
});
