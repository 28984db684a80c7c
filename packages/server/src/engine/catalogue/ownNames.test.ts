import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../context.ts';
import { batchEntries } from './batch.ts';
import { createEntry, updateEntry } from './commands.ts';
import type { Row } from './queries.ts';
import { defOf } from './testEntry.ts';

let site: TestSite;
let admin: Ctx;
let drug = '';
beforeAll(async () => {
  site = await openTestSite();
  admin = await site.ctx('quantri');
  const { rows } = await site.database.pool.query<{ id: string }>('select id from pharmacy.duoc limit 1');
  drug = rows[0]?.id ?? '';
});
afterAll(() => site.close());

let made = 0;
const samples = defOf('ToaThuocMau');
const fresh = (): Ctx => ({ ...admin, loaders: new Map() });
const staff = async (username: string) => (await site.ctx(username)).user?.NhanVien_Id;
const add = (TenToaThuocMau: string, NhanVien_Id: string | null | undefined = null): Promise<Row> =>
  createEntry(fresh(), samples, {
    MaToaThuocMau: `TM-${++made}`,
    TenToaThuocMau,
    NhanVien_Id,
    ChiTiets: [{ Duoc_Id: drug, SoNgay: '5', Sang: '1' }],
  });
const taken = {
  code: 'BAD_INPUT',
  details: { issues: [{ path: 'TenToaThuocMau', code: 'DUPLICATE' }] },
};

describe('a sample prescription', () => {
  it('has a name that no other one has, whoever it belongs to and however it is written', async () => {
    const first = await add('Đau dạ dày');
    await expect(add('đau DẠ dày')).rejects.toMatchObject(taken);
    await expect(add('Đau Dạ Dày', await staff('bsnoi1'))).rejects.toMatchObject(taken);
    await add('Mất ngủ', await staff('bsnoi1'));
    await expect(add('Mất ngủ', await staff('bsngoai'))).rejects.toMatchObject(taken);
    await expect(add('Mất ngủ')).rejects.toMatchObject(taken);
    const renamed = updateEntry(fresh(), samples, String(first['_id']), { TenToaThuocMau: 'mất ngủ' });
    await expect(renamed).rejects.toMatchObject(taken);
    const same = { TenToaThuocMau: 'Đau dạ dày', GhiChu: 'x' };
    expect(await updateEntry(fresh(), samples, String(first['_id']), same)).toMatchObject({ GhiChu: 'x' });
  });

  it('keeps its name for itself when two are made at once', async () => {
    const both = await Promise.allSettled([add('Viêm da'), add('Viêm da')]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('is copied under a name of its own', async () => {
    const first = await add('Cơn đau thử');
    const { done } = await batchEntries(fresh(), samples, { act: 'duplicate', ids: [String(first['_id'])] });
    const { rows } = await site.database.pool.query(
      'select ten_toa_thuoc_mau as ten from main.toa_thuoc_mau where id = any($1)',
      [done],
    );
    expect(rows).toEqual([{ ten: 'Cơn đau thử-2' }]);
  });
});

it('a conclusion template needs its group of services, which says where it is offered', async () => {
  const input = { MaTuDienKetLuan: 'KL-MOI', TenTuDienKetLuan: 'Mới', KetLuan: 'Bình thường.' };
  await expect(createEntry(fresh(), defOf('TuDienKetLuan'), input)).rejects.toMatchObject({
    code: 'BAD_INPUT',
    details: { issues: [{ path: 'NhomDichVu_Id', code: 'REQUIRED' }] },
  });
});
