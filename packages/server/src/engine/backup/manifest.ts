import { createHash, type Hash } from 'node:crypto';
import { sealKeyId, signText, verifyText } from '../audit/sealKey.ts';
import type { Config } from '../config.ts';
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
  /** The version of Sen and the machine that made it; a backup of an older Sen does not say. */
  version?: string;
  machine?: string;
  /** SHA-256 over the names and bytes of everything before the manifest; from format 2 on. */
  digest?: string;
};

/** Told the share that is done, from 0 to 1; the work waits for what it answers. */
export type Progress = (done: number) => Promise<void> | void;

/** Names of the two entries that stand at the end of a backup. */
export const manifestName = 'manifest.json';
export const signatureName = 'manifest.sig';

/** A hash over the entries of a backup, in their order. */
export function entriesHash() {
  const hash: Hash = createHash('sha256');
  /** Begins an entry of so many bytes, which follow in parts. */
  const begin = (name: string, size: number) => hash.update(`${name}\0${size}\0`);
  return {
    begin,
    part: (bytes: Buffer) => hash.update(bytes),
    add: (name: string, bytes: Buffer) => begin(name, bytes.length).update(bytes),
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
  if (verdict === 'other key' && !foreign) throw refusalOfForeign(config, manifest, read.signature);
  return manifest;
}

/** Says whose a backup of another site is, as far as it tells: the keys, when it was made and where. */
function refusalOfForeign(config: BackupConfig, manifest: Manifest, signature: string): RestoreRefusal {
  const whose = {
    khoa: signature.split(':')[0] ?? '',
    khoaNay: sealKeyId(config),
    luc: manifest.made,
    may: manifest.machine ?? '–',
  };
  return new RestoreRefusal(
    'BACKUP_FOREIGN',
    `it was signed with the key ${whose.khoa}, the SEN_SEAL_KEY of this site is ${whose.khoaNay}; it says that it was made ${whose.luc} on the machine ${whose.may}`,
    whose,
  );
}

function parsed(text: string): Manifest {
  try {
    const manifest: unknown = JSON.parse(text);
    if (typeof manifest === 'object' && manifest !== null) return manifest as Manifest; // written by backup
  } catch {
    // told below
  }
  throw new RestoreRefusal('BACKUP_DAMAGED', 'its manifest cannot be read');
}
