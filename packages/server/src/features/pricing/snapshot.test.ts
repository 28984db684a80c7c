import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { today } from '../../engine/context.ts';
import { orderForSession } from '../examination/orderForSession.ts';
import { type ExamFactory, examFactory } from '../examination/testExam.ts';
import { saoChepBangGia } from './copy.ts';
import { bangGiaHienHanh } from './queries.ts';
import { releaseBangGia } from './release.ts';

let site: TestSite;
let make: ExamFactory;
beforeAll(async () => {
  site = await openTestSite();
  make = await examFactory(site);
});
afterAll(() => site.close());

async function orderedAt(service: string) {
  const { id } = await make.examined();
  const [slip = ''] = await orderForSession(make.doctor, {
    requestId: v7(),
    KhamBenh_Id: id,
    chiTiets: [{ DichVu_Id: service }],
  });
  return slip;
}

it('an order keeps its price and its list when another list takes over, which the next order takes', async () => {
  const service = await site.id('main.dm_dich_vu', 'XN-GLU');
  const accountant = await site.ctx('ketoan', { node: 'PTC' });
  const read = async (slip: string) => {
    const { rows } = await site.database.db.execute<{ price: string; list: string; type: string }>(sql`
      select don_gia as price, bang_gia_id as list, loai_gia_id as type from main.dich_vu_yeu_cau_chi_tiet
      where dich_vu_yeu_cau_id = ${slip}`);
    return rows[0];
  };
  const first = await orderedAt(service);
  const before = await read(first);
  const old = await bangGiaHienHanh(accountant, before?.type ?? '');
  expect(before?.list).toBe(old?._id);

  const made = await saoChepBangGia(accountant, old?._id ?? '', {
    LoaiGia_Id: before?.type ?? '',
    TenBangGia: 'Giá mới',
    TuNgay: today(accountant),
    phanTram: '50',
    lamTron: 1,
  });
  await releaseBangGia(accountant, [made]);
  const second = await read(await orderedAt(service));
  expect(second?.list).toBe(made);
  expect(Number(second?.price)).toBe(Number(before?.price) * 1.5);
  expect(await read(first)).toEqual(before);
});
