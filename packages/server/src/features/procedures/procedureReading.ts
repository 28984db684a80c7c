import { courseSlip } from '../orders/courses.ts';
import { defineReading } from '../readings/reading.ts';
import { procedureTables } from './tables.ts';

/** Surgery and procedures, as a kind of results that are read; courses are performed by their sessions. */
export const procedureReading = defineReading({
  kinds: ['PhauThuat', 'ThuThuat'],
  entity: 'TuongTrinhPTTT',
  perform: 'PHAU_THUAT_THU_THUAT',
  tables: procedureTables,
  except: courseSlip,
});
