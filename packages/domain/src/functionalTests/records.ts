import { readingRecords } from '../readings/readingRecords.ts';

export const functionalTestRecords = readingRecords({
  version: 'KetQuaThamDoChucNang',
  service: 'KetQuaDichVuThamDo',
  image: 'HinhAnhThamDo',
  prefix: 'tham_do',
  kind: { vi: 'thăm dò chức năng', en: 'functional test' },
});
