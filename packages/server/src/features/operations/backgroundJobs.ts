import type { Job } from '../../engine/jobs/jobs.ts';
import { runBackup } from './backupTask.ts';
import { dropBeside } from './besideDatabase.ts';
import { nightlyBackup } from './nightly.ts';
import { runProof } from './proofTask.ts';
import { runRestore } from './restoreTask.ts';

const idIn = (payload: unknown) => (payload as { id: string }).id; // written with the job by this feature

/** The jobs of this feature. */
export const operationsJobs: readonly Job[] = [
  { name: 'backup', run: (payload, { ctx, database }) => runBackup(ctx(), database, idIn(payload)) },
  { name: 'proveBackup', run: (payload, { ctx, url }) => runProof(ctx(), url, idIn(payload)) },
  {
    name: 'restoreBackup',
    run: (payload, { ctx, url }) => {
      const { id, doiMaTrung } = payload as { id: string; doiMaTrung?: boolean }; // written by restoreSaoLuu
      return runRestore(ctx(), url, id, doiMaTrung);
    },
  },
  {
    name: 'dropProof',
    run: (payload, { ctx, url }) => {
      const { name } = payload as { name: string }; // written by dropKiemChung and removeBanDuLieu
      return dropBeside(ctx(), url, name);
    },
  },
  { name: 'nightlyBackup', at: '*/10 * * * *', run: (_payload, { ctx }) => nightlyBackup(ctx()) },
];
