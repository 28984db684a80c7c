import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { payAll } from '../../../test/cashierVisits.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { recompute } from '../cashier/charges.ts';
import { costOfVisit } from '../cashier/queries.ts';
import { orderLinesForCharges } from '../orders/queries.ts';
import { ticketsOfVisit } from '../queues/queries.ts';
import { cancelTiepNhan, updateTiepNhan } from './commands.ts';
import { lockReception, receptionById } from './queries.ts';
import { code, receptionFactory } from './testReception.ts';

let site: TestSite;
let at: Awaited<ReturnType<typeof receptionFactory>>;
let ctx: Ctx;
beforeAll(async () => {
  site = await openTestSite();
  at = await receptionFactory(site);
  ({ ctx } = at);
});
afterAll(() => site.close());

describe('changing a reception', () => {
  it('with another payer works out benefit and money anew', async () => {
    const visit = await at.receive();
    const before = await costOfVisit(ctx, visit._id);
    const changed = await updateTiepNhan(ctx, visit._id, { version: visit.version, ...(await at.card()) });
    const after = await costOfVisit(await site.ctx('tiepdon'), visit._id);
    expect(changed.MucHuong).toBe(80);
    expect(Number(after.BHChiTra)).toBeGreaterThan(Number(before.BHChiTra));
  });

  it('takes services back and adds others', async () => {
    const visit = await at.receive();
    const [line] = await orderLinesForCharges(ctx, visit._id);
    const heart = await site.id('main.dm_dich_vu', 'KB-TIM');
    const room = await site.id('auth.node', 'PK03');
    await updateTiepNhan(ctx, visit._id, {
      boDichVu_Ids: [line?._id ?? ''],
      dichVus: [{ DichVu_Id: heart, LoaiGia_Id: at.ids.priceType, NoiThucHien_Id: room }],
    });
    const fresh = await site.ctx('tiepdon', { node: 'TN01' });
    expect(
      (await orderLinesForCharges(fresh, visit._id)).map((one) => [one.MaDichVu, one.TrangThai]),
    ).toEqual([
      ['KB-NOI', 'DaHuy'],
      ['KB-TIM', 'SanSang'],
    ]);
    const tickets = (await ticketsOfVisit(fresh, visit._id)).filter((one) => one.HangDoi === 'KhamBenh');
    expect(tickets.map((one) => [one.Node_Id, one.TrangThai]).sort()).toEqual(
      [
        [at.ids.room, 'huy'],
        [room, 'cho'],
      ].sort(),
    );
  });

  it('by two desks at once lets the first through and shows it to the second', async () => {
    const visit = await at.receive();
    const save = (LyDoKham: string) => updateTiepNhan(ctx, visit._id, { version: visit.version, LyDoKham });
    expect((await Promise.all([code(save('ho')), code(save('sốt'))])).sort()).toEqual(['CONFLICT', 'done']);
  });

  it('to another payer charges by a price type of that payer what nobody has paid', async () => {
    const visit = await at.receive();
    const paid = await at.receive();
    const cashier = await site.ctx('thungan1', { node: 'QT01' });
    await payAll(site, cashier, { BenhNhan_Id: paid.BenhNhan_Id, TiepNhan_Id: paid._id });
    const DoiTuong_Id = await site.id('main.dm_doi_tuong', 'DICHVU');
    const types = async (id: string) => {
      const { rows } = await site.database.pool.query(
        `select t.ma_loai_gia as charged, o.ma_loai_gia as ordered, l.don_gia = c.don_gia as same
          from main.vien_phi_dong l join main.loai_gia t on t.id = l.loai_gia_id
          join main.dich_vu_yeu_cau_chi_tiet c on c.id = l.source_id join main.loai_gia o on o.id = c.loai_gia_id
          where l.tiep_nhan_id = $1`,
        [id],
      );
      return rows;
    };
    expect(await types(visit._id)).toEqual([{ charged: 'BHYT', ordered: 'BHYT', same: true }]);
    for (const { _id, version } of [visit, paid]) await updateTiepNhan(ctx, _id, { version, DoiTuong_Id });
    expect(await types(visit._id)).toEqual([{ charged: 'DV', ordered: 'DV', same: true }]);
    expect(await types(paid._id)).toEqual([{ charged: 'BHYT', ordered: 'BHYT', same: true }]);
    const fresh = await site.ctx('tiepdon', { node: 'TN01' });
    const price = (await orderLinesForCharges(fresh, visit._id))[0]?.DonGia;
    expect((await costOfVisit(fresh, visit._id)).ConLai).toBe(price);
  });

  it('of a visit whose object code is in no list names the code', async () => {
    const visit = await at.receive(await at.card());
    await site.database.pool.query(`update main.tiep_nhan set ma_doi_tuong_kcb = '77' where id = $1`, [
      visit._id,
    ]);
    const settled = inTransaction(await site.ctx('ketoan'), (tx) => recompute(tx, visit._id));
    await expect(settled).rejects.toMatchObject({
      code: 'ROUTE_CODE_UNKNOWN',
      details: { MaDoiTuongKCB: '77' },
    });
  });

  it.each([
    ['da_xac_nhan_bhyt', 'RECEPTION_INSURANCE_CONFIRMED'],
    ['da_xac_nhan_chi_phi', 'RECEPTION_COST_CONFIRMED'],
    ['da_hoan_ung', 'RECEPTION_REFUNDED'],
  ])('is refused when %s: %s', async (column, expected) => {
    const visit = await at.receive();
    await site.database.pool.query(`update main.tiep_nhan set ${column} = true where id = $1`, [visit._id]);
    expect(await code(updateTiepNhan(ctx, visit._id, { LyDoKham: 'đau đầu' }))).toBe(expected);
    expect(await code(cancelTiepNhan(ctx, visit._id, 'nhầm'))).toBe(expected);
    expect(await code(inTransaction(ctx, (tx) => lockReception(tx, visit._id)))).toBe(expected);
  });
});

describe('cancelling a reception', () => {
  it('cancels its orders, charges and tickets, and keeps the reason', async () => {
    const visit = await at.receive();
    expect(await code(cancelTiepNhan(ctx, visit._id, ' '))).toBe('BAD_INPUT');
    const cancelled = await cancelTiepNhan(ctx, visit._id, 'Tiếp nhận nhầm', 'DaTiepNhan');
    expect(cancelled).toMatchObject({ TrangThai: 'DaHuy', LyDoHuy: 'Tiếp nhận nhầm' });
    const fresh = await site.ctx('tiepdon', { node: 'TN01' });
    expect(new Set((await ticketsOfVisit(fresh, visit._id)).map((one) => one.TrangThai))).toEqual(
      new Set(['huy']),
    );
    expect(Number((await costOfVisit(fresh, visit._id)).ConLai)).toBe(0);
    expect(await code(cancelTiepNhan(ctx, visit._id, 'lần nữa'))).toBe('RECEPTION_CANCELLED');
  });

  it('is refused once something was paid', async () => {
    const visit = await at.receive();
    const [line] = await orderLinesForCharges(ctx, visit._id);
    await site.database.pool.query(
      'update main.dich_vu_yeu_cau_chi_tiet set da_thu_tien = true where id = $1',
      [line?._id],
    );
    expect(await code(cancelTiepNhan(ctx, visit._id, 'nhầm'))).toBe('RECEPTION_IN_USE');
    expect((await receptionById(await site.ctx('tiepdon'), visit._id)).TrangThai).toBe('DaTiepNhan');
  });
});

it('a reception whose advance is still here is not cancelled, and says so before somebody asks', async () => {
  const visit = await at.receive();
  await site.database.pool.query('update main.vien_phi set tam_ung_con = 200000 where tiep_nhan_id = $1', [
    visit._id,
  ]);
  expect(await code(cancelTiepNhan(ctx, visit._id, 'nhầm'))).toBe('RECEPTION_HAS_MONEY');
  const query = 'query R($id: ID!) { getTiepNhanById(id: $id) { hanhDongs { action refusal } } }';
  const { data } = await site.graphql('main', query, { id: visit._id }, await site.token('tiepdon'));
  expect(data.getTiepNhanById.hanhDongs).toEqual([
    { action: 'tiepNhan', refusal: 'STATE_CHANGED' },
    { action: 'sua', refusal: null },
    { action: 'themThe', refusal: null },
    { action: 'boThe', refusal: null },
    { action: 'huy', refusal: 'RECEPTION_HAS_MONEY' },
  ]);
});
