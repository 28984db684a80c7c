import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pngPicture } from '../../../test/pictures.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { tidyPictures } from '../../engine/catalogue/tidyPictures.ts';
import { returnResult, saveResult, takeBackResult } from '../readings/commands.ts';
import { functionalTestReading as reading } from './functionalTestReading.ts';
import { functionalTestFactory, input } from './testFunctionalTests.ts';

let site: TestSite;
let at: Awaited<ReturnType<typeof functionalTestFactory>>;
beforeAll(async () => {
  site = await openTestSite();
  at = await functionalTestFactory(site);
});
afterAll(() => site.close());

const saveImages = async (slip: string, hinhAnhs: Parameters<typeof input>[1]['hinhAnhs']) =>
  saveResult(at.fresh(at.technician), reading, slip, input(await at.read(slip), { hinhAnhs }));
const imagesOf = async (slip: string) => (await at.read(slip)).ketQuas[0]?.hinhAnhs ?? [];

async function read(file: string, username: string) {
  const { app } = await site.app();
  const headers = { 'access-token': await site.token(username) };
  const answer = await app.inject({ url: `/api/files/${file}`, headers });
  return answer.headers['content-type'] === 'image/png' ? 'shown' : answer.json().code;
}

async function send(username: string, bytes: Buffer, name = 'anh.png') {
  const { app } = await site.app();
  const boundary = 'sen-test';
  const payload = Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: image/png\r\n\r\n`,
    ),
    bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  return app.inject({
    method: 'POST',
    url: '/api/files?cua=KetQuaThamDoChucNang',
    headers: {
      'access-token': await site.token(username),
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload,
  });
}

describe('sending an image', () => {
  it('is for those who perform the tests', async () => {
    expect((await send('ktvtd', pngPicture(40, 30))).statusCode).toBe(200);
    expect((await send('tiepdon', pngPicture(40, 30))).json().code).toBe('FORBIDDEN');
  });

  it('takes pictures only, by what their bytes are', async () => {
    const error = (await send('ktvtd', Buffer.from('%PDF-1.7 nothing'))).json();
    expect(error.details.issues).toEqual([{ path: 'hinhAnhs', code: 'PICTURE_KIND' }]);
  });

  it('for a kind of record that has no files is refused', async () => {
    const { app } = await site.app();
    const headers = { 'access-token': await site.token('ktvtd') };
    const answer = await app.inject({ method: 'POST', url: '/api/files?cua=KhongCo', headers });
    expect(answer.json().code).toBe('NOT_FOUND');
  });
});

describe('the images of a result', () => {
  it('keep their order, words and whether they are printed', async () => {
    const { slip } = await at.begun();
    const [first, second] = [await at.image(), await at.image()];
    await saveImages(slip, [{ Tep_Id: first, ChuThich: ' Chân phải ' }, { Tep_Id: second }]);
    await saveImages(slip, [
      { Tep_Id: second, InTrenPhieu: false },
      { Tep_Id: first, ChuThich: 'Chân phải' },
    ]);
    expect(await imagesOf(slip)).toMatchObject([
      { Tep_Id: second, ThuTu: 0, ChuThich: null, InTrenPhieu: false },
      { Tep_Id: first, ThuTu: 1, ChuThich: 'Chân phải', InTrenPhieu: true },
    ]);
    await saveImages(slip, undefined);
    expect(await imagesOf(slip)).toHaveLength(2);
  });

  it('are sent by whoever adds them, for this purpose, and stand in one slip', async () => {
    const { slip } = await at.begun();
    const other = await at.begun();
    const [mine, taken] = [await at.image(), await at.image()];
    await saveImages(other.slip, [{ Tep_Id: taken }]);
    const foreign = await at.image(at.doctor);
    await expect(
      saveImages(slip, [{ Tep_Id: mine }, { Tep_Id: taken }, { Tep_Id: foreign }]),
    ).rejects.toMatchObject({
      details: {
        issues: [
          { path: 'ketQuas.0.hinhAnhs.1.Tep_Id', code: 'PICTURE_UNKNOWN' },
          { path: 'ketQuas.0.hinhAnhs.2.Tep_Id', code: 'PICTURE_UNKNOWN' },
        ],
      },
    });
    expect(await imagesOf(slip)).toEqual([]);
  });

  it('are limited in number and words', async () => {
    const { slip } = await at.begun();
    const image = await at.image();
    const many = Array.from({ length: 21 }, () => ({ Tep_Id: image }));
    await expect(saveImages(slip, many)).rejects.toMatchObject({
      details: { issues: [{ path: 'ketQuas.0.hinhAnhs', code: 'IMAGES_MOST', details: { max: 20 } }] },
    });
    await expect(
      saveImages(slip, [{ Tep_Id: image, ChuThich: 'x'.repeat(201) }, { Tep_Id: image }]),
    ).rejects.toMatchObject({
      details: {
        issues: [
          { path: 'ketQuas.0.hinhAnhs.0.ChuThich', code: 'TOO_LONG' },
          { path: 'ketQuas.0.hinhAnhs.1.Tep_Id', code: 'DUPLICATE' },
        ],
      },
    });
  });
});

describe('reading an image', () => {
  it('is for its sender alone until it stands in a result, then for those who may read the result', async () => {
    const { slip } = await at.begun();
    const image = await at.image();
    expect(await Promise.all(['ktvtd', 'bstim', 'bsnoi1', 'tiepdon'].map((who) => read(image, who)))).toEqual(
      ['shown', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN'],
    );
    await saveImages(slip, [{ Tep_Id: image }]);
    expect(await Promise.all(['ktvtd', 'bstim', 'bsnoi1', 'tiepdon'].map((who) => read(image, who)))).toEqual(
      ['shown', 'shown', 'shown', 'FORBIDDEN'],
    );
  });

  it('is refused where records of other facilities are hidden', async () => {
    const { slip } = await at.begun();
    const image = await at.image();
    await saveImages(slip, [{ Tep_Id: image }]);
    const clinic = await site.id('auth.node', 'PKS');
    const { app } = await site.app();
    await site.database.pool.query('update auth.node set chi_xem_ho_so_co_so = true where id = $1', [clinic]);
    try {
      const headers = {
        'access-token': await site.token('bsngoai'),
        'current-node': await site.id('auth.node', 'PKS02'),
      };
      const answer = await app.inject({ url: `/api/files/${image}`, headers });
      expect(answer.json().code).toBe('RECORD_OF_ANOTHER_FACILITY');
    } finally {
      await site.database.pool.query('update auth.node set chi_xem_ho_so_co_so = false where id = $1', [
        clinic,
      ]);
    }
  });
});

describe('an image that nothing shows', () => {
  it('is removed after a month, and never one that stands in a version', async () => {
    const [never, replaced, kept] = [await at.image(), await at.image(), await at.image()];
    const { slip } = await at.written({ KetLuan: 'Bình thường.', hinhAnhs: [{ Tep_Id: kept }] });
    await returnResult(at.fresh(at.doctor), reading, slip, { oldState: 'ChuaKetQua' });
    await takeBackResult(at.fresh(at.doctor), reading, slip, { oldState: 'CoKetQua', LyDo: 'Nhầm hình' });
    await saveImages(slip, [{ Tep_Id: replaced }]);
    await saveImages(slip, []);
    const left = async () => {
      const { rows } = await site.database.pool.query<{ id: string }>(
        'select id from main.file where id = any($1::uuid[])',
        [[never, replaced, kept]],
      );
      return rows.map((row) => row.id).sort();
    };
    await tidyPictures(at.fresh(at.technician));
    expect(await left()).toEqual([never, replaced, kept].sort());
    await site.database.pool.query("update main.file set ngay_tao = now() - interval '31 days'");
    await tidyPictures(at.fresh(at.technician));
    expect(await left()).toEqual([kept]);
  });
});
