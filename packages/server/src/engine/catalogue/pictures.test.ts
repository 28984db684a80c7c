import { NhanVien } from '@sen/domain/catalogues/NhanVien';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jpegPicture, pngPicture } from '../../../test/pictures.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../context.ts';
import { storeFile } from '../storage/files.ts';
import { storeOf } from '../storage/store.ts';
import { createEntry, updateEntry } from './commands.ts';
import { exportWorkbook } from './excel.ts';
import { cataloguePlan } from './imports/plan.ts';
import { storePicture } from './pictures.ts';
import type { Row } from './queries.ts';
import { tidyPictures } from './tidyPictures.ts';

let site: TestSite;
let ctx: Ctx;
beforeAll(async () => {
  site = await openTestSite();
  ctx = await site.ctx('quantri');
});
afterAll(() => site.close());

const send = (bytes: Buffer, by = ctx) => storePicture(by, NhanVien, 'ChuKy', { name: 'ky.png', bytes });
const shaOf = async (id: string) => {
  const { rows } = await site.database.db.execute<{ sha256: string }>(
    sql`select sha256 from main.file where id = ${id}`,
  );
  return rows[0]?.sha256 ?? null;
};
let made = 0;
const staff = async (more: Row): Promise<Row> => {
  made += 1;
  const { rows } = await site.database.db.execute<{ id: string }>(
    sql`select id from main.dm_chuc_vu limit 1`,
  );
  const ChucVu_Id = rows[0]?.id;
  return createEntry(ctx, NhanVien, {
    MaNhanVien: `ANH${made}`,
    TenNhanVien: 'Người Có Chữ Ký',
    ChucVu_Id,
    ...more,
  });
};
/** Everything that was sent looks as old as it must be to be removed. */
const grow = () => site.database.db.execute(sql`update main.file set ngay_tao = now() - interval '31 days'`);
const isKept = (sha256: string) => storeOf(ctx.config).has(sha256);

describe('a picture of an entry', () => {
  it('is kept with the entry, and read by those who may change the catalogue only', async () => {
    const file = await send(pngPicture(40, 20));
    const row = await staff({ ChuKy: file._id });
    expect(row['ChuKy']).toBe(file._id);
    const { app } = await site.app();
    const read = async (username: string) =>
      app.inject({ url: file.url, headers: { 'access-token': await site.token(username) } });
    const own = await read('quantri');
    expect(own.headers['content-type']).toBe('image/png');
    expect(own.rawPayload).toEqual(pngPicture(40, 20));
    expect((await read('bsnoi1')).body).toContain('FORBIDDEN');
  });

  it.each([
    [
      'an SVG under the name of a PNG',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'PICTURE_KIND',
    ],
    ['more than a megabyte', Buffer.concat([pngPicture(9, 9), Buffer.alloc(1_048_576)]), 'PICTURE_SIZE'],
    ['one that is wider than a page can need', pngPicture(3001, 2), 'PICTURE_SIDE'],
  ])('is not taken when it is %s', async (_name, bytes, code) => {
    await expect(send(bytes)).rejects.toMatchObject({
      code: 'BAD_INPUT',
      details: { issues: [{ path: 'ChuKy', code }] },
    });
  });

  it('is sent by one request that says what is wrong at the field', async () => {
    const { app } = await site.app();
    const post = async (username: string, bytes: Buffer, field = 'ChuKy') => {
      const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="ky.png"\r\n\r\n';
      return app.inject({
        method: 'POST',
        url: `/api/catalogue/NhanVien/pictures/${field}`,
        headers: {
          'access-token': await site.token(username),
          'content-type': 'multipart/form-data; boundary=x',
        },
        payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--x--\r\n')]),
      });
    };
    expect((await post('quantri', jpegPicture)).json()).toMatchObject({
      data: { type: 'image/jpeg', fileName: 'ky.png' },
    });
    expect((await post('quantri', Buffer.from('GIF89a'))).body).toContain('PICTURE_KIND');
    expect((await post('bsnoi1', jpegPicture)).body).toContain('FORBIDDEN');
    expect((await post('quantri', jpegPicture, 'TenNhanVien')).body).toContain('NOT_FOUND');
  });

  it('is one that was sent for this field by who saves it, so that nobody reads a strange file through an entry', async () => {
    const stray = await storeFile(ctx, { name: 'phim.png', bytes: pngPicture(5, 5) });
    const theirs = await send(pngPicture(6, 6), await site.ctx('quantri'));
    await site.database.db.execute(
      sql`update main.file set nguoi_tao_id = ${crypto.randomUUID()} where id = ${theirs._id}`,
    );
    for (const id of [stray._id, theirs._id, crypto.randomUUID()])
      await expect(staff({ ChuKy: id })).rejects.toMatchObject({
        details: { issues: [{ path: 'ChuKy', code: 'PICTURE_UNKNOWN' }] },
      });
  });

  it('stays when somebody else changes another field', async () => {
    const file = await send(pngPicture(41, 20));
    const row = await staff({ ChuKy: file._id });
    await site.database.db.execute(sql`update main.file set nguoi_tao_id = null where id = ${file._id}`);
    const changed = await updateEntry(ctx, NhanVien, String(row['_id']), { GhiChu: 'đổi', ChuKy: file._id });
    expect(changed['ChuKy']).toBe(file._id);
  });

  it('is neither in an export nor in what an import knows', async () => {
    expect(
      cataloguePlan(NhanVien)
        .parts.flatMap((part) => JSON.stringify(part))
        .join(),
    ).not.toContain('ChuKy');
    const { default: library } = await import('exceljs');
    const book = new library.Workbook();
    const bytes = await exportWorkbook(ctx, NhanVien, { columns: 'all' });
    await book.xlsx.load(new Uint8Array(bytes).buffer);
    const names = book.worksheets[0]?.getRow(2).values;
    expect(names).toContain('SoChungChiHanhNghe');
    expect(names).not.toContain('ChuKy');
  });
});

describe('pictures that no entry shows', () => {
  it('are removed with their bytes once they are old: replaced ones and those of forms that were never saved', async () => {
    const [first, second, unsaved] = [
      await send(pngPicture(50, 9)),
      await send(pngPicture(51, 9)),
      await send(pngPicture(52, 9)),
    ];
    const row = await staff({ ChuKy: first._id });
    await updateEntry(ctx, NhanVien, String(row['_id']), { ChuKy: second._id });
    expect(await tidyPictures(ctx)).toBe(0);
    const shas = await Promise.all([first, second, unsaved].map(async (one) => (await shaOf(one._id)) ?? ''));
    await grow();
    await tidyPictures(ctx);
    expect(await Promise.all([first, second, unsaved].map((one) => shaOf(one._id)))).toEqual([
      null,
      shas[1],
      null,
    ]);
    expect(await Promise.all(shas.map(isKept))).toEqual([false, true, false]);
    const { rows } = await site.database.db.execute(
      sql`select 1 from main.audit where action = 'DELETE' and entity = 'file' and entity_id = ${first._id}`,
    );
    expect(rows).toHaveLength(1);
  });

  it('leave their bytes where another entry shows the same picture', async () => {
    const one = await send(pngPicture(60, 9));
    const other = await send(pngPicture(60, 9));
    await staff({ ChuKy: other._id });
    const sha = (await shaOf(one._id)) ?? '';
    await grow();
    await tidyPictures(ctx);
    expect([await shaOf(one._id), await shaOf(other._id)]).toEqual([null, sha]);
    expect(await isKept(sha)).toBe(true);
  });
});
