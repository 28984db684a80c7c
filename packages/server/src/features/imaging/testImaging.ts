import type { TestSite } from '../../../test/testSite.ts';
import { readingFactory } from '../readings/testReading.ts';
import { imagingReading } from './imagingReading.ts';

/** People and records of the demo that tests of imaging use, and abdominal ultrasounds ordered for them at room HA02. */
export function imagingFactory(site: TestSite) {
  return readingFactory(site, {
    reading: imagingReading,
    room: 'HA02',
    technician: 'bshinhanh',
    doctor: 'bshinhanh',
    service: 'SA-BUNG',
  });
}
