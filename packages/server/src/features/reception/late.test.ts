import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bill } from '../../../test/cashierVisits.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { type Ctx, localDay } from '../../engine/context.ts';
import { forgetMasterData } from '../../engine/events/masterData.ts';
import { orderLinesForCharges } from '../orders/queries.ts';
import { receptionFactory } from './testReception.ts';

let site: TestSite;
let at: Awaited<ReturnType<typeof receptionFactory>>;
const days = (n: number) => new Date(Date.now() - n * 86_400_000);
beforeAll(async () => {
  site = await openTestSite();
  at = await receptionFactory(site);
});
afterAll(() => site.close());

const fresh = (of: Ctx): Ctx => ({ ...of, loaders: new Map() });

/** From yesterday on the examination costs this by the price type of the insurance. */
async function newPrice(DonGia: string): Promise<void> {
  const { pool } = site.database;
  const yesterday = localDay(days(1));
  const { rows } = await pool.query<{ id: string }>(
    `select b.id from main.bang_gia b where b.loai_gia_id = $1 and b.trang_thai = 'DaPhatHanh' and b.tu_ngay <= $2
      and (b.den_ngay is null or b.den_ngay >= $2)`,
    [at.ids.priceType, yesterday],
  );
  const before = rows[0]?.id;
  const id = v7();
  await pool.query(`update main.bang_gia set den_ngay = ($2::date - 1) where id = $1`, [before, yesterday]);
  await pool.query(
    `insert into main.bang_gia select (jsonb_populate_record(null::main.bang_gia,
      to_jsonb(b) || jsonb_build_object('id', $2::text, 'tu_ngay', $3::text, 'den_ngay', null))).* from main.bang_gia b where b.id = $1`,
    [before, id, yesterday],
  );
  await pool.query(
    `insert into main.gia_dich_vu select (jsonb_populate_record(null::main.gia_dich_vu,
      to_jsonb(g) || jsonb_build_object('id', uuidv7(), 'bang_gia_id', $2::text,
        'don_gia', case when g.dich_vu_id = $3 then $4::numeric else g.don_gia end))).* from main.gia_dich_vu g where g.bang_gia_id = $1`,
    [before, id, at.ids.service, DonGia],
  );
  forgetMasterData(site.config);
}

it('a reception that is entered late orders and prices as of its own time', async () => {
  const usual = await at.receive();
  const [before] = await orderLinesForCharges(fresh(at.ctx), usual._id);
  await newPrice('77000');
  const NgayTiepNhan = days(3);
  const late = await at.receive({ NgayTiepNhan });
  const [line] = await orderLinesForCharges(fresh(at.ctx), late._id);
  expect(line).toMatchObject({ DonGia: before?.DonGia, NgayYeuCau: NgayTiepNhan });
  const charged = await bill(at.ctx, { TiepNhan_Id: late._id, BenhNhan_Id: late.BenhNhan_Id });
  expect(charged.dongs).toMatchObject([{ DonGia: `${before?.DonGia}0`, NgayYLenh: NgayTiepNhan }]);

  const now = await at.receive();
  const [today] = await orderLinesForCharges(fresh(at.ctx), now._id);
  expect(today).toMatchObject({ DonGia: '77000.00' });
});
