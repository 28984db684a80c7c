import { defineReading } from '../readings/reading.ts';
import { cultureContent } from './content.ts';
import { microbiologyTables } from './tables.ts';

/** Microbiology, as a kind of results that are read. */
export const microbiologyReading = defineReading({
  kinds: ['ViSinh'],
  entity: 'KetQuaViSinh',
  perform: 'XET_NGHIEM_VI_SINH',
  tables: microbiologyTables,
  content: cultureContent,
  daysBack: 100, // cultures of mycobacteria are read for eight weeks and more
});
