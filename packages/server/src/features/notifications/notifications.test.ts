import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { supplyFactory } from '../../../test/supplyVisits.ts';
import { openTestSite, systemContext, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { enqueue, sendOne } from '../../engine/jobs/outbox.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { huyTraKetQua, luuKetQua, traKetQua } from '../lab/commands.ts';
import { resultOfSlip } from '../lab/queries.ts';
import { input, labFactory } from '../lab/testLab.ts';
import { cancelOrderLines } from '../orders/commands.ts';
import { supply } from '../pharmacy/supply.ts';
import { forgetOldNotices, readNotices } from './commands.ts';
import { noticesOf } from './queries.ts';

let site: TestSite;
let at: Awaited<ReturnType<typeof labFactory>>;
let admin: Ctx;
/** A doctor who works elsewhere. */
let other: Ctx;
beforeAll(async () => {
  site = await openTestSite();
  at = await labFactory(site);
  admin = await site.ctx('quantri');
  other = await site.ctx('bsngoai1').catch(() => site.ctx('bsngoai'));
});
afterAll(() => site.close());

const all = { chuaDoc: false, limit: 100 };
const about = async (ctx: Ctx, BanGhi_Id: string) =>
  (await noticesOf(ctx, all)).dongs.filter((one) => one.BanGhi_Id === BanGhi_Id);
const orderedBy = async (slip: string, doctor: Ctx) => {
  await site.database.db.execute(
    sql`update main.dich_vu_yeu_cau set bac_si_chi_dinh_id = ${doctor.user?.NhanVien_Id ?? null} where id = ${slip}`,
  );
};
/** A result of the doctor's own order with one value for every index. */
async function returned(value: string) {
  const made = await at.sampled();
  await orderedBy(made.slip, at.doctor);
  at.forget();
  const luu = input(await resultOfSlip(at.lab, made.slip), value);
  await traKetQua(at.lab, made.slip, { oldState: 'ChuaKetQua', luu, XacNhanNguyHiem: 'BS Minh, 09:10' });
  at.forget();
  return made;
}

describe('a returned result', () => {
  it.each([
    ['5.4', []],
    ['7.5', [['KetQuaBatThuong', 'CanChuY']]],
    ['40', [['KetQuaNguyHiem', 'NguyHiem']]],
  ])('of glucose %s tells its orderer %j', async (value, told) => {
    const { slip } = await returned(value);
    expect((await about(at.doctor, slip)).map((one) => [one.Loai, one.Muc])).toEqual(told);
  });

  it('names patient and indices, and no value', async () => {
    const { slip, BenhNhan_Id } = await returned('40');
    const [notice] = await about(at.doctor, slip);
    expect(notice).toMatchObject({ BenhNhan_Id, NgayDoc: null });
    expect(notice?.TenBenhNhan).toMatch(/^NGƯỜI XÉT NGHIỆM|^Người Xét Nghiệm/);
    expect(JSON.stringify(notice?.NoiDung)).not.toContain('40');
  });

  it('is told of to nobody else, and to the orderer only where they work', async () => {
    const { slip } = await returned('40');
    expect(await about(other, slip)).toEqual([]);
    expect(await about(admin, slip)).toEqual([]);
    expect(await about({ ...at.doctor, nodeIds: new Set<string>() }, slip)).toEqual([]);
  });

  it('says no name where the reader may not see patients', async () => {
    const { slip } = await returned('40');
    const own = new Set([...at.doctor.grants.own].filter((right) => right !== 'BENH_NHAN_XEM'));
    const [notice] = await about(
      { ...at.doctor, grants: { ...at.doctor.grants, own, byNode: new Map() } },
      slip,
    );
    expect(notice).toMatchObject({ TenBenhNhan: null, MaYTe: null });
  });

  it('is told of again when it was taken back and returned anew', async () => {
    const { slip } = await returned('40');
    await huyTraKetQua(at.lab, slip, { oldState: 'CoKetQua', LyDo: 'Nhầm mẫu' });
    at.forget();
    await luuKetQua(at.lab, slip, input(await resultOfSlip(at.lab, slip), '7.5'));
    at.forget();
    await traKetQua(at.lab, slip, { oldState: 'ChuaKetQua' });
    expect((await about(at.doctor, slip)).map((one) => one.Loai).sort()).toEqual([
      'KetQuaBatThuong',
      'KetQuaNguyHiem',
    ]);
  });

  it('that is not kept tells nobody', async () => {
    const { slip } = await at.sampled();
    await orderedBy(slip, at.doctor);
    at.forget();
    const luu = input(await resultOfSlip(at.lab, slip), '40');
    const act = inTransaction(at.lab, async (tx) => {
      await traKetQua(tx, slip, { oldState: 'ChuaKetQua', luu, XacNhanNguyHiem: 'BS Minh' });
      throw new Error('the power went');
    });
    await expect(act).rejects.toThrow('the power went');
    expect(await about(at.doctor, slip)).toEqual([]);
  });
});

describe('cancelled orders', () => {
  const linesOf = async (slip: string) => {
    const { rows } = await site.database.db.execute<{ id: string }>(
      sql`select id from main.dich_vu_yeu_cau_chi_tiet where dich_vu_yeu_cau_id = ${slip}`,
    );
    return rows.map((row) => row.id);
  };
  const cancel = async (ctx: Ctx, slip: string) => {
    const ids = await linesOf(slip);
    await inTransaction(ctx, (tx) => cancelOrderLines(tx, ids, 'Thử'));
    at.forget();
  };

  it('are told to the desk that was to perform them, once, when the orderer cancels', async () => {
    const { slip } = await at.ordered();
    await orderedBy(slip, at.doctor);
    await cancel(at.doctor, slip);
    expect((await about(at.lab, slip)).map((one) => one.Loai)).toEqual(['ChiDinhHuy']);
    expect(await about(at.doctor, slip)).toEqual([]);
  });

  it('are told to the orderer, once, when the desk cancels', async () => {
    const { slip } = await at.ordered();
    await orderedBy(slip, at.doctor);
    await cancel(at.lab, slip);
    expect(await about(at.lab, slip)).toEqual([]);
    expect(await about(at.doctor, slip)).toMatchObject([{ Loai: 'ChiDinhHuy', Muc: 'ThongTin' }]);
  });
});

describe('a drug that runs out', () => {
  it('is told to its store, once a day', async () => {
    const counter = await supplyFactory(site);
    const Duoc_Id = await counter.stocked();
    const handOut = async (SoLuong: string) => {
      const { ToaThuoc_Id } = await counter.examined(Duoc_Id, SoLuong);
      await supply(counter.fresh(), { ToaThuoc_Id, idStore: counter.Kho_Id });
      return (await about(counter.fresh(), Duoc_Id)).length;
    };
    expect([await handOut('10'), await handOut('16'), await handOut('5')]).toEqual([0, 1, 1]);
    expect(await about(admin, Duoc_Id)).toEqual([]);
  });
});

it('a call that fails again and again is told to who runs the site, once', async () => {
  const ctx = systemContext(site);
  await inTransaction(ctx, (tx) =>
    enqueue(tx, { adapter: 'away', operation: 'send', idempotencyKey: 'n1', payload: {} }),
  );
  const { rows } = await site.database.db.execute<{ id: string }>(
    sql`select id from main.outbox where idempotency_key = 'n1'`,
  );
  const id = rows[0]?.id ?? '';
  const counts: number[] = [];
  for (let at = 0; at < 4; at += 1) {
    await sendOne(ctx, id, { away: () => Promise.reject(new Error('away')) }).catch(() => undefined);
    counts.push((await about(admin, id)).length);
  }
  expect(counts).toEqual([0, 0, 1, 1]);
  expect(await about(at.doctor, id)).toEqual([]);
});

describe('reading', () => {
  it('is kept by person: what one has read stays unread for the others', async () => {
    const { slip } = await at.ordered();
    const ids = await inTransaction(at.doctor, async (tx) => {
      const { rows } = await tx.db.execute<{ id: string }>(
        sql`select id from main.dich_vu_yeu_cau_chi_tiet where dich_vu_yeu_cau_id = ${slip}`,
      );
      const lines = rows.map((row) => row.id);
      await cancelOrderLines(tx, lines, 'Thử');
      return lines;
    });
    expect(ids).toHaveLength(1);
    const [notice] = await about(at.lab, slip);
    const colleague = { ...at.lab, user: at.lab.user && { ...at.lab.user, _id: at.ids.lab } };
    expect(await readNotices(at.lab, [notice?._id ?? ''])).toBe(1);
    expect(await readNotices(at.lab, [notice?._id ?? ''])).toBe(0);
    expect((await about(at.lab, slip))[0]?.NgayDoc).not.toBeNull();
    expect((await about(colleague, slip))[0]?.NgayDoc).toBeNull();
  });

  it('does nothing with the notices of others', async () => {
    const { slip } = await returned('40');
    const [notice] = await about(at.doctor, slip);
    expect(await readNotices(other, [notice?._id ?? ''])).toBe(0);
    expect((await about(at.doctor, slip))[0]?.NgayDoc).toBeNull();
  });

  it('of all leaves none unread; unread ones and critical ones are counted, in one statement', async () => {
    await returned('40');
    const before = await noticesOf(at.doctor, all);
    expect(before.soNguyHiem).toBeGreaterThan(0);
    expect(before.dongs[0]?.Muc).toBe('NguyHiem');
    expect(await site.countQueries(() => noticesOf(at.doctor, all))).toBe(1);
    expect(await readNotices(at.doctor, null)).toBe(before.soChuaDoc);
    expect(await noticesOf(at.doctor, { ...all, chuaDoc: true })).toEqual({
      soChuaDoc: 0,
      soNguyHiem: 0,
      dongs: [],
    });
  });
});

it('after 90 days notices are gone, with who read them', async () => {
  const { slip } = await returned('40');
  const recent = await returned('40');
  await readNotices(at.doctor, null);
  await site.database.db.execute(
    sql`update main.thong_bao set ngay_tao = now() - interval '91 days' where ban_ghi_id = ${slip}`,
  );
  await forgetOldNotices(site.database.db);
  const { rows } = await site.database.db.execute<{ id: string }>(
    sql`select ban_ghi_id as id from main.thong_bao where ban_ghi_id in (${slip}, ${recent.slip})`,
  );
  expect(rows.map((row) => row.id)).toEqual([recent.slip]);
});
