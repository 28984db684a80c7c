import { expect, it } from 'vitest';
import { memorySettings } from './postgresMemory.ts';

const gigabyte = 1_073_741_824;
const told = (gigabytes: number) =>
  memorySettings(gigabytes * gigabyte)
    .join(' ')
    .replaceAll('-c ', '');

it.each([
  [
    1,
    'shared_buffers=128MB effective_cache_size=512MB work_mem=4MB maintenance_work_mem=64MB max_wal_size=1024MB wal_buffers=16MB',
  ],
  [
    8,
    'shared_buffers=1024MB effective_cache_size=4096MB work_mem=8MB maintenance_work_mem=256MB max_wal_size=1024MB wal_buffers=16MB',
  ],
  [
    64,
    'shared_buffers=1024MB effective_cache_size=16384MB work_mem=32MB maintenance_work_mem=512MB max_wal_size=4096MB wal_buffers=16MB',
  ],
])('the bundled database takes a modest share of %d GB', (gigabytes, settings) => {
  expect(told(gigabytes)).toBe(settings);
});
