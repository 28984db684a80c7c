import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';

export type TestS3 = {
  /** The settings of a site whose files lie there. */
  settings: Record<string, string>;
  /** From now on nobody answers at its address. */
  goAway: () => Promise<void>;
  /** It answers again, at the same address, with what it had. */
  comeBack: () => Promise<void>;
  close: () => Promise<void>;
};

/** A service of S3 with an empty bucket, on this machine. */
export async function startS3(): Promise<TestS3> {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'sen-s3-'));
  let port = 0;
  let server: S3rver | null = null;
  const comeBack = async () => {
    const configureBuckets = [{ name: 'sen' }];
    server = new S3rver({ port, address: '127.0.0.1', silent: true, directory, configureBuckets });
    port = (await server.run()).port;
  };
  const goAway = async () => {
    await server?.close();
    server = null;
  };
  await comeBack();
  return {
    settings: {
      SEN_S3_ENDPOINT: `http://127.0.0.1:${port}`,
      SEN_S3_BUCKET: 'sen',
      SEN_S3_KEY: 'S3RVER', // the one that this service knows
      SEN_S3_SECRET: 'S3RVER',
    },
    goAway,
    comeBack,
    close: async () => {
      await goAway();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
