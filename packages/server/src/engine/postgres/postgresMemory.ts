const megabyte = 1_048_576;

/**
 * What the bundled PostgreSQL may take of a machine with so many bytes of memory, which it shares with Sen and what else runs there. Its
 * cache is taken only as data is read; `work_mem` is for each sort of each statement, of which few run at once.
 */
export function memorySettings(bytes: number): string[] {
  const share = (part: number, least: number, most: number) =>
    `${Math.min(most, Math.max(least, Math.round(bytes / part / megabyte)))}MB`;
  return Object.entries({
    shared_buffers: share(8, 128, 1024),
    effective_cache_size: share(2, 512, 16_384),
    work_mem: share(1024, 4, 32),
    maintenance_work_mem: share(32, 64, 512),
    // checkpoints write whole pages to the log again: fewer of them, as far as the recovery after a crash stays short
    max_wal_size: share(8, 1024, 4096),
    wal_buffers: '16MB',
  }).map(([name, value]) => `-c ${name}=${value}`);
}
