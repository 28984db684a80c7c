import type { TaskList } from 'graphile-worker';
import { v7 } from 'uuid';
import type { Database } from '../../engine/database.ts';
import { type ContextSource, emptyContext } from '../../engine/requestContext.ts';
import { runBackup } from './backupTask.ts';
import { nightlyBackup } from './nightly.ts';
import { dropBeside, runProof } from './proofTask.ts';

/** The jobs of this feature by name; `url` is the address of the database. */
export function operationsTasks(database: Database, source: ContextSource, url: string): TaskList {
  const ctx = () => emptyContext(source, v7());
  const idIn = (payload: unknown) => (payload as { id: string }).id; // written with the job by this feature
  return {
    backup: (payload) => runBackup(ctx(), database, idIn(payload)),
    proveBackup: (payload) => runProof(ctx(), url, idIn(payload)),
    dropProof: (payload) => {
      const { name } = payload as { name: string }; // written by dropKiemChung
      return dropBeside(ctx(), url, name);
    },
    nightlyBackup: () => nightlyBackup(ctx()),
  };
}
