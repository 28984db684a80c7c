import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startS3, type TestS3 } from '../../test/s3.ts';
import { readConfig } from '../engine/config.ts';
import { diskStore, filesIn } from '../engine/storage/diskStore.ts';
import { filesToS3 } from './fileCommands.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'sen-files-to-s3-'));
let s3: TestS3;
const settings = () => readConfig({ ...s3.settings, SEN_DATA: folder }, '/project');
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(async () => {
  await s3.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs the command: the lines that it printed. */
async function told(act: () => Promise<void>): Promise<string[]> {
  const print = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  try {
    await act();
    return print.mock.calls.map(([line]) => String(line));
  } finally {
    print.mockRestore();
  }
}

it('says how many files were copied, how many were there, and which are damaged', async () => {
  const disk = diskStore(filesIn(folder));
  for (const text of ['one', 'two'])
    await disk.put(createHash('sha256').update(text).digest('hex'), Buffer.from(text));
  const bucket = `the bucket sen of ${s3.settings['SEN_S3_ENDPOINT']}`;
  expect(await told(() => filesToS3(settings(), false))).toEqual([
    `2 files copied and compared, 0 were in ${bucket} already`,
  ]);
  expect(await told(() => filesToS3(settings(), true))).toEqual([
    `0 files copied and compared, 2 were in ${bucket} already`,
  ]);
  const spoilt = 'ab'.repeat(32);
  await disk.put(spoilt, Buffer.from('other bytes'));
  await expect(told(() => filesToS3(settings(), false))).rejects.toThrow(
    '1 files are not what their names say',
  );
});

it('says what is wrong when there is no bucket, or none that answers', async () => {
  const { s3: place } = settings();
  if (!place) throw new Error('no bucket is set');
  await expect(filesToS3({ dataFolder: folder, s3: null }, false)).rejects.toThrow('no bucket is set');
  await expect(filesToS3({ dataFolder: folder, s3: { ...place, key: 'nobody' } }, false)).rejects.toThrow(
    /the bucket sen of http.* does not answer: .*403/,
  );
});
