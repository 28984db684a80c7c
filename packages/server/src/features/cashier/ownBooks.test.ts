import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { setBookOpen } from './bookCommands.ts';
import { type Book, booksOf } from './books.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const fresh = async (name = 'thungan1') => ({
  ...(await site.ctx(name, { node: 'QT01' })),
  loaders: new Map(),
});
async function aBook(): Promise<Book> {
  const who = await fresh();
  const book = (await booksOf(who, who.user?.NhanVien_Id ?? '')).find((one) => one.Loai === 'HoanUng');
  if (!book) throw new Error('the cashier of the demo has no book');
  return book;
}
const change = (set: string, id: string) =>
  site.database.pool.query(`update main.quyen_bien_lai set ${set} where id = $1`, [id]);

it('is closed and opened by its cashier, which is logged and told', async () => {
  const { _id, version } = await aBook();
  const closed = await setBookOpen(await fresh(), _id, { version, HieuLuc: false });
  expect(closed).toMatchObject({ HieuLuc: false, version: version + 1 });
  await expect(setBookOpen(await fresh(), _id, { version, HieuLuc: true })).rejects.toMatchObject({
    code: 'CONFLICT',
  });
  const opened = await setBookOpen(await fresh(), _id, { version: closed.version, HieuLuc: true });
  expect(await aBook()).toEqual(opened);
  const { rows } = await site.database.pool.query(
    `select (select count(*)::int from main.audit where entity = 'QuyenBienLai' and entity_id = $1) as logged,
      (select count(*)::int from main.event where module = 'DanhMuc' and data->>'_id' = $1) as told`,
    [_id],
  );
  expect(rows).toEqual([{ logged: 2, told: 2 }]);
});

it('is not opened while it would give no number, nor by somebody else', async () => {
  const { _id, version } = await aBook();
  const { version: now } = await setBookOpen(await fresh(), _id, { version, HieuLuc: false });
  const open = async (name?: string) => setBookOpen(await fresh(name), _id, { version: now, HieuLuc: true });
  await change('tam_ngung = true', _id);
  await expect(open()).rejects.toMatchObject({ code: 'BOOK_SUSPENDED' });
  await change('tam_ngung = false, current_number = max_number', _id);
  await expect(open()).rejects.toMatchObject({ code: 'BOOK_FULL' });
  await change('current_number = null', _id);
  await expect(open('ketoan')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await open()).toMatchObject({ HieuLuc: true });
});
