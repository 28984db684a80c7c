import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { createEntry } from '../../engine/catalogue/commands.ts';
import type { Row } from '../../engine/catalogue/queries.ts';
import { defOf } from '../../engine/catalogue/testEntry.ts';
import { orderForSession } from '../examination/orderForSession.ts';
import { type ExamFactory, examFactory } from '../examination/testExam.ts';
import { createTiepNhan } from '../reception/commands.ts';
import { removeOrders } from './commands.ts';
import { slipsOfVisit } from './queries.ts';
import { suggestOrders } from './suggestions.ts';

let site: TestSite;
let make: ExamFactory;
const ids = { glucose: '', count: '', crp: '', diabetes: '' };

beforeAll(async () => {
  site = await openTestSite();
  make = await examFactory(site);
  ids.glucose = await site.id('main.dm_dich_vu', 'XN-GLU');
  ids.count = await site.id('main.dm_dich_vu', 'XN-CBC');
  ids.crp = await site.id('main.dm_dich_vu', 'XN-CRP');
  ids.diabetes = await site.id('main.icd', 'E11.9');
});
afterAll(() => site.close());

const fresh = () => ({ ...make.doctor, loaders: new Map() });
const suggest = (TiepNhan_Id: string, more: { ICD_Ids?: string[]; NoiYeuCau_Id?: string } = {}) =>
  suggestOrders(fresh(), { TiepNhan_Id, NoiYeuCau_Id: make.ids.room, ...more });
const order = (KhamBenh_Id: string, ...services: string[]) =>
  orderForSession(fresh(), {
    requestId: v7(),
    KhamBenh_Id,
    chiTiets: services.map((DichVu_Id) => ({ DichVu_Id })),
  });
const codesOf = (lines: ReadonlyArray<{ dichVu: { MaDichVu: string } }> | undefined) =>
  (lines ?? []).map(({ dichVu }) => dichVu.MaDichVu).sort();

async function addSet(more: Row): Promise<string> {
  const admin = await site.ctx('quantri');
  const mark = v7().slice(-8);
  const row = await createEntry(admin, defOf('BoChiDinh'), {
    MaBoChiDinh: `B-${mark}`,
    TenBoChiDinh: `Bộ ${mark}`,
    ChiTiets: [{ DichVu_Id: ids.crp }],
    ...more,
  });
  return String(row['_id']);
}

describe('order sets', () => {
  it('come with those of the diagnosis first, also of another disease of the same three characters', async () => {
    const { visit } = await make.examined();
    const { bos } = await suggest(visit, { ICD_Ids: [ids.diabetes] });
    expect(bos[0]).toMatchObject({ TenBoChiDinh: 'Theo dõi đái tháo đường', theoChanDoan: true });
    expect(bos.filter((one) => one.theoChanDoan)).toHaveLength(1);
    const sister = await site.database.pool.query<{ id: string }>(
      `select id from main.icd where ma_icd like 'E11.%' and ma_icd <> 'E11.9' limit 1`,
    );
    const near = await suggest(visit, { ICD_Ids: sister.rows.map((row) => row.id) });
    expect(near.bos.filter((one) => one.theoChanDoan).length).toBe(sister.rows.length);
    expect((await suggest(visit)).bos.some((one) => one.theoChanDoan)).toBe(false);
  });

  it('have the prices of the payer and the room of each service', async () => {
    const { visit } = await make.examined();
    const { bos } = await suggest(visit);
    const basic = bos.find((one) => one.TenBoChiDinh === 'Xét nghiệm máu cơ bản');
    expect(codesOf(basic?.dichVus)).toEqual(['XN-ALT', 'XN-AST', 'XN-CBC', 'XN-CRE', 'XN-GLU', 'XN-URE']);
    expect(basic?.dichVus.every(({ dichVu, SoLuong }) => Number(dichVu.DonGia) > 0 && SoLuong === '1')).toBe(
      true,
    );
    expect(basic?.dichVus.every(({ dichVu }) => dichVu.NoiThucHien_Id !== null)).toBe(true);
  });

  it('are shared ones and own ones, of this place or of all', async () => {
    const { visit } = await make.examined();
    const me = make.doctor.user?.NhanVien_Id ?? '';
    const colleague = (await site.ctx('bsngoai')).user?.NhanVien_Id ?? '';
    const mine = await addSet({ NhanVien_Id: me });
    const theirs = await addSet({ NhanVien_Id: colleague });
    const here = await addSet({ PhongBan_Id: make.ids.room });
    const elsewhere = await addSet({ PhongBan_Id: make.ids.room2 });
    const { bos } = await suggest(visit);
    const shown = bos.map((one) => one._id);
    expect([mine, theirs, here, elsewhere].map((id) => shown.includes(id))).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect(bos[0]).toMatchObject({ _id: mine, cuaToi: true });
  });

  it('only name what is not offered any more, and are none without services', async () => {
    const { visit } = await make.examined();
    const old = await addSet({});
    const partly = await addSet({ ChiTiets: [{ DichVu_Id: ids.crp }, { DichVu_Id: ids.glucose }] });
    await site.database.pool.query('update main.dm_dich_vu set tam_ngung = true where id = $1', [ids.crp]);
    const { bos } = await suggestOrders(
      { ...(await site.ctx('bsnoi1', { node: 'PK01' })), loaders: new Map() },
      { TiepNhan_Id: visit, NoiYeuCau_Id: make.ids.room },
    );
    expect(bos.map((one) => one._id)).not.toContain(old);
    const left = bos.find((one) => one._id === partly);
    expect(codesOf(left?.dichVus)).toEqual(['XN-GLU']);
    expect(left?.boDis).toEqual([expect.stringMatching(/CRP/)]);
    await site.database.pool.query('update main.dm_dich_vu set tam_ngung = false where id = $1', [ids.crp]);
  });
});

describe('usual services', () => {
  it('are those of the doctor, the most ordered first; cancelled ones and examinations do not count', async () => {
    const other = await site.ctx('bsngoai', { node: 'PK01' });
    const first = await make.examined();
    const second = await make.examined();
    await order(first.id, ids.count);
    await order(second.id, ids.count, ids.glucose);
    const third = await make.examined();
    await removeOrders(fresh(), await order(third.id, ids.crp));
    const { hayDungs } = await suggest(first.visit);
    const counts = new Map(hayDungs.map((one) => [one.dichVu.MaDichVu, one.soLan]));
    expect(hayDungs[0]?.dichVu.MaDichVu).toBe('XN-CBC');
    expect([counts.get('XN-CBC'), counts.get('XN-GLU'), counts.get('KB-NOI')]).toEqual([2, 1, undefined]);
    expect(counts.get('XN-CRP')).toBeUndefined();
    const args = { TiepNhan_Id: first.visit, NoiYeuCau_Id: make.ids.room };
    expect((await suggestOrders({ ...other, loaders: new Map() }, args)).hayDungs).toEqual([]);
  });
});

describe('the orders of last time', () => {
  it('are those of the last other visit, each service once', async () => {
    const before = await make.examined();
    await order(before.id, ids.glucose, ids.count);
    const again = await createTiepNhan(make.desk, {
      xacNhanTrung: true,
      BenhNhan_Id: before.patient,
      DoiTuong_Id: make.ids.payer,
      dichVus: [{ DichVu_Id: make.ids.exam, LoaiGia_Id: make.ids.price, NoiThucHien_Id: make.ids.room }],
    });
    const { lanTruoc } = await suggest(again._id);
    expect(codesOf(lanTruoc?.dichVus)).toEqual(['XN-CBC', 'XN-GLU']);
    expect((await slipsOfVisit(fresh(), before.visit)).map((one) => one._id)).toContain(lanTruoc?.slip._id);
    expect((await suggest(before.visit)).lanTruoc).toBeNull();
    const elsewhere = { ...(await site.ctx('dieuduongpk')), loaders: new Map() };
    const args = { TiepNhan_Id: again._id, NoiYeuCau_Id: make.ids.room };
    expect((await suggestOrders(elsewhere, args)).lanTruoc).toBeNull();
  });
});

it('asks as many statements for many sets as for few', async () => {
  const { visit } = await make.examined();
  const count = async () => {
    const doctor = { ...(await site.ctx('bsnoi1', { node: 'PK01' })), loaders: new Map() };
    return site.countQueries(() =>
      suggestOrders(doctor, { TiepNhan_Id: visit, NoiYeuCau_Id: make.ids.room }),
    );
  };
  await count();
  const few = await count();
  for (let at = 0; at < 5; at++)
    await addSet({ ChiTiets: [{ DichVu_Id: ids.glucose }, { DichVu_Id: ids.count }] });
  expect(await count()).toBe(few);
  expect(few).toBeLessThanOrEqual(6);
});
