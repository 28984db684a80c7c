import { readdirSync } from 'node:fs';
import path from 'node:path';

/** The snapshots of a folder of migrations but for the newest one. */
export function olderSnapshots(folder) {
  const meta = path.join(folder, 'meta');
  return readdirSync(meta)
    .filter((name) => name.endsWith('_snapshot.json'))
    .sort()
    .slice(0, -1)
    .map((name) => path.join(meta, name));
}
