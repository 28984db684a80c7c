import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pngPicture } from '../../../test/pictures.ts';
import { openTestSite, systemContext, type TestSite } from '../../../test/testSite.ts';
import { tidyWaiting } from './staging.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

async function send(...files: Buffer[]) {
  const { app } = await site.app();
  const parts = files.map((bytes, at) => [
    Buffer.from(
      `--x-sen\r\ncontent-disposition: form-data; name="file"; filename="${at}.png"\r\ncontent-type: image/png\r\n\r\n`,
    ),
    bytes,
    Buffer.from('\r\n'),
  ]);
  return app.inject({
    method: 'POST',
    url: '/api/files',
    headers: {
      'access-token': await site.token('quantri'),
      'content-type': 'multipart/form-data; boundary=x-sen',
    },
    payload: Buffer.concat([...parts.flat(), Buffer.from('--x-sen--\r\n')]),
  });
}

/** What of uploads lies on the disk, in the table and in the log. */
async function kept() {
  const folder = path.join(site.config.dataFolder, 'files');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  const { rows } = await site.database.db.execute<{ rows: number; acts: number }>(
    sql`select (select count(*)::int from main.file) as rows, (select count(*)::int from main.audit where entity = 'file') as acts`,
  );
  return { files: files.length, ...rows[0] };
}

it('files that come together are kept together', async () => {
  const answer = await send(pngPicture(40, 30), pngPicture(41, 30));
  expect(answer.statusCode).toBe(200);
  expect(answer.json().data).toHaveLength(2);
  const before = await kept();
  // the second one that is no picture, the eleventh one, one that is too large: each refuses all that came with it
  const refused = [
    [pngPicture(50, 30), Buffer.from('no picture')],
    Array.from({ length: 11 }, (_, at) => pngPicture(60 + at, 30)),
    [pngPicture(51, 30), Buffer.alloc(site.config.fileMaxBytes + 1)],
  ];
  const codes: unknown[] = [];
  for (const files of refused) codes.push((await send(...files)).json().code);
  expect(codes).toEqual(['FILE_KIND', 'TOO_MANY_FILES', 'FILE_TOO_LARGE']);
  expect(await kept()).toEqual(before);
});

it('bytes that a killed process left waiting are removed after a day, those of an upload stay', async () => {
  await tidyWaiting(systemContext(site)); // also where nothing was ever sent
  const folder = path.join(site.config.dataFolder, 'files', 'waiting');
  mkdirSync(folder, { recursive: true });
  const waiting = (name: string, hours: number) => {
    const place = path.join(folder, name);
    writeFileSync(place, 'bytes');
    const written = new Date(Date.now() - hours * 3_600_000);
    utimesSync(place, written, written);
    return place;
  };
  const [left, young] = [waiting('left', 25), waiting('young', 23)];
  await tidyWaiting(systemContext(site));
  expect([existsSync(left), existsSync(young)]).toEqual([false, true]);
});
