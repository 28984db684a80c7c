import type { TestSite } from '../../../test/testSite.ts';
import { readingFactory } from '../readings/testReading.ts';
import { functionalTestReading } from './functionalTestReading.ts';

export { input } from '../readings/testReading.ts';

/** What a test without findings says. */
export const normal = { MoTa: 'ABI phải 1,05; trái 1,08.', KetLuan: 'Bình thường.' };

/** People and records of the demo that tests of functional tests use, and slips made for them at room TD01. */
export async function functionalTestFactory(site: TestSite) {
  const made = await readingFactory(site, {
    reading: functionalTestReading,
    room: 'TD01',
    technician: 'ktvtd',
    doctor: 'bstim',
    service: 'TD-ABI',
  });
  const ids = {
    room: made.room,
    /** Without a minimum time; the ECG has one of ten minutes, and a device. */
    abi: await site.id('main.dm_dich_vu', 'TD-ABI'),
    ecg: await site.id('main.dm_dich_vu', 'TD-ECG'),
  };
  return { ...made, ids };
}
