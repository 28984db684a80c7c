import { defineReading } from '../readings/reading.ts';
import { imagingTables } from './tables.ts';

/** Imaging, as a kind of results that are read. */
export const imagingReading = defineReading({
  kinds: ['ChanDoanHinhAnh'],
  entity: 'KetQuaChanDoanHinhAnh',
  perform: 'CHAN_DOAN_HINH_ANH',
  tables: imagingTables,
});
