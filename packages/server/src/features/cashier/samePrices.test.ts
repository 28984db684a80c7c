import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bill, cash } from '../../../test/cashierVisits.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { type Ctx, localDay } from '../../engine/context.ts';
import { forgetMasterData } from '../../engine/events/masterData.ts';
import { receptionFactory } from '../reception/testReception.ts';
import { collect } from './collect.ts';

let site: TestSite;
let at: Awaited<ReturnType<typeof receptionFactory>>;
let cashier: Ctx;
beforeAll(async () => {
  site = await openTestSite();
  at = await receptionFactory(site);
  cashier = await site.ctx('thungan1', { node: 'QT01' });
});
afterAll(() => site.close());

const fresh = (): Ctx => ({ ...cashier, loaders: new Map() });

/** A list of today that says another price of the examination, released after the orders of the morning. */
async function newList(DonGia: string): Promise<void> {
  const { pool } = site.database;
  const today = localDay(cashier.now());
  const { rows } = await pool.query<{ id: string }>(
    `update main.bang_gia set den_ngay = $2::date - 1 where loai_gia_id = $1 and trang_thai = 'DaPhatHanh' and tu_ngay < $2
      and (den_ngay is null or den_ngay >= $2) returning id`,
    [at.ids.priceType, today],
  );
  const id = v7();
  await pool.query(
    `insert into main.bang_gia select (jsonb_populate_record(null::main.bang_gia,
      to_jsonb(b) || jsonb_build_object('id', $2::text, 'tu_ngay', $3::text, 'den_ngay', null))).* from main.bang_gia b where b.id = $1`,
    [rows[0]?.id, id, today],
  );
  await pool.query(
    `insert into main.gia_dich_vu select (jsonb_populate_record(null::main.gia_dich_vu,
      to_jsonb(g) || jsonb_build_object('id', uuidv7(), 'bang_gia_id', $2::text,
        'don_gia', case when g.dich_vu_id = $3 then $4::numeric else g.don_gia end))).* from main.gia_dich_vu g where g.bang_gia_id = $1`,
    [rows[0]?.id, id, at.ids.service, DonGia],
  );
  forgetMasterData(site.config);
}

const pay = async (visit: { _id: string; BenhNhan_Id: string }, xacNhanGia?: boolean) => {
  const { ConLai } = await bill(fresh(), { TiepNhan_Id: visit._id, BenhNhan_Id: visit.BenhNhan_Id });
  return collect(fresh(), {
    requestId: v7(),
    TiepNhan_Id: visit._id,
    BenhNhan_Id: visit.BenhNhan_Id,
    thanhToans: [await cash(site, ConLai)],
    xacNhanGia,
  });
};

it('a price that changed between order and collection is asked about, with both prices', async () => {
  const [asked, corrected] = [await at.receive(), await at.receive()];
  const { dongs } = await bill(fresh(), { TiepNhan_Id: asked._id, BenhNhan_Id: asked.BenhNhan_Id });
  await newList('77000');
  await expect(pay(asked)).rejects.toMatchObject({
    code: 'NEEDS_CONFIRMATION',
    details: {
      confirm: 'xacNhanGia',
      dongs: [{ Ten: dongs[0]?.Ten, DonGia: Number(dongs[0]?.DonGia).toFixed(2), DonGiaMoi: '77000.00' }],
    },
  });
  expect(await pay(asked, true)).toBeTruthy();

  // what was corrected by hand was meant to differ
  await site.database.pool.query('update main.vien_phi_dong set gia_sua_tay = true where tiep_nhan_id = $1', [
    corrected._id,
  ]);
  expect(await pay(corrected)).toBeTruthy();

  // and what is ordered now has the new price
  expect(await pay(await at.receive())).toBeTruthy();
});
