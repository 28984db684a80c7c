import type { Command } from 'commander';
import type { Config } from '../engine/config.ts';
import { DomainError } from '../engine/errors.ts';
import { diskStore, filesIn } from '../engine/storage/diskStore.ts';
import { copyFiles, type Moved } from '../engine/storage/moveFiles.ts';
import { s3Store } from '../engine/storage/s3Store.ts';
import { oneLine } from './oneLine.ts';

const toldEvery = 1000;

/** `sen files-to-s3`. */
export function registerFileCommands(program: Command, config: () => Config): void {
  program
    .command('files-to-s3')
    .description(
      'copy the files of the data folder to the bucket of SEN_S3_...; Sen may run, and it may be repeated',
    )
    .option('--verify', 'also read back those that the bucket has already')
    .action(({ verify = false }: { verify?: boolean }) => oneLine(() => filesToS3(config(), verify)));
}

/** Copies the files of the data folder to S3 and says how many. Throws when one of them is damaged. */
export async function filesToS3(
  { dataFolder, s3 }: Pick<Config, 'dataFolder' | 's3'>,
  verify: boolean,
): Promise<void> {
  if (!s3)
    throw new Error('no bucket is set: give SEN_S3_ENDPOINT, SEN_S3_BUCKET, SEN_S3_KEY and SEN_S3_SECRET');
  const [from, to] = [diskStore(filesIn(dataFolder)), s3Store(s3)];
  const onFile = (moved: Moved) => {
    const done = moved.copied + moved.known + moved.damaged.length;
    if (done % toldEvery === 0) console.log(`${done} files ...`);
  };
  const { copied, known, damaged } = await copyFiles(from, to, { all: verify, onFile }).catch(
    (error: Error) => {
      if (!(error instanceof DomainError)) throw error;
      throw new Error(
        `${to.name} does not answer: ${error.cause instanceof Error ? error.cause.message : ''}`,
      );
    },
  );
  console.log(`${copied} files copied and compared, ${known} were in ${to.name} already`);
  for (const sha256 of damaged) console.log(`Damaged on the disk, not copied: ${from.placeOf(sha256)}`);
  if (damaged.length > 0) throw new Error(`${damaged.length} files are not what their names say`);
}
