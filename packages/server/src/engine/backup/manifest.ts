import { createHash, type Hash } from 'node:crypto';
import type { Config } from '../config.ts';
import { signText, verifyText } from '../sealKey.ts';
import type { StoreConfig } from '../storage/store.ts';
import { RestoreRefusal } from './refusal.ts';

/** What of the settings backups need: where files lie, and the keys. */
export type BackupConfig = StoreConfig & Pick<Config, 'secretKey' | 'sealKey' | 'encryptBackups'>;

export type Manifest = {
  /** 1: made before backups were signed. */
  format: 1 | 2;
  made: string;
  migrations: string[];
  /** `sum` is over the contents of all rows; backups of an older Sen have none. */
  tables: Array<{ name: string; columns: string[]; rows: number; parts: number; sum?: string }>;
  files: number;
  /** The first days of the months that the operation log had a part for; a backup of an older Sen does not say. */
  months?: string[];
  /** The first day of the one month of the operation log that the archive holds; absent where it is a backup. */
  month?: string;
  /** SHA-256 over the names and bytes of everything before the manifest; from format 2 on. */
  digest?: string;
};

/** Told the share that is done, from 0 to 1; the work waits for what it answers. */
export type Progress = (done: number) => Promise<void> | void;

/** Names of the two entries that stand at the end of a backup. */
export const manifestName = 'manifest.json';
export const signatureName = 'manifest.sig';

/** A hash over the entries of a backup, in their order. */
export function entriesHash(): { add: (name: string, bytes: Buffer) => void; digest: () => string } {
  const hash: Hash = createHash('sha256');
  return {
    add: (name, bytes) => {
      hash.update(`${name}\0${bytes.length}\0`).update(bytes);
    },
    digest: () => hash.digest('hex'),
  };
}

/** The signature of this site under a manifest, as its entry holds it. */
export function signManifest(config: BackupConfig, manifest: string): string {
  return signText(config, `sen backup 1\n${manifest}`);
}

/** What a backup need not have to be restored. */
export type Trust = {
  /** It was made before backups were signed. */
  unsigned?: boolean;
  /** It was made by another site, or before this one lost its key. */
  foreign?: boolean;
};

/** Reads a manifest that this site has signed. Errors: BACKUP_NOT_WHOLE, BACKUP_DAMAGED, BACKUP_UNSIGNED, BACKUP_FOREIGN. */
export function trustedManifest(
  config: BackupConfig,
  read: { manifest: string | null; signature: string | null; digest: string },
  { unsigned = false, foreign = false }: Trust,
): Manifest {
  if (read.manifest === null)
    throw new RestoreRefusal('BACKUP_NOT_WHOLE', 'it has no manifest: it was cut, or is no backup of Sen');
  const manifest = parsed(read.manifest);
  if (manifest.format === 1 || read.signature === null) {
    if (manifest.format !== 1 || manifest.digest !== undefined || read.signature !== null)
      throw new RestoreRefusal('BACKUP_DAMAGED', 'its signature was taken away');
    if (!unsigned && !foreign)
      throw new RestoreRefusal('BACKUP_UNSIGNED', 'it was made before backups were signed');
    return manifest;
  }
  if (manifest.digest !== read.digest)
    throw new RestoreRefusal('BACKUP_DAMAGED', 'what it holds is not what its manifest says');
  const verdict = verifyText(config, `sen backup 1\n${read.manifest}`, read.signature);
  if (verdict === 'wrong') throw new RestoreRefusal('BACKUP_DAMAGED', 'its signature is wrong');
  if (verdict === 'other key' && !foreign)
    throw new RestoreRefusal(
      'BACKUP_FOREIGN',
      'it was signed with a key that is not the SEN_SEAL_KEY of this site',
    );
  return manifest;
}

function parsed(text: string): Manifest {
  try {
    return JSON.parse(text) as Manifest; // written by backup
  } catch {
    throw new RestoreRefusal('BACKUP_DAMAGED', 'its manifest cannot be read');
  }
}
