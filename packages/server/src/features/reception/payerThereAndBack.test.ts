import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bill } from '../../../test/cashierVisits.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { withPermission } from '../../../test/withPermission.ts';
import type { Ctx } from '../../engine/context.ts';
import type { TiepNhanInput } from '../../gql/main.ts';
import { correctLine } from '../cashier/correct.ts';
import { exempt } from '../cashier/exempt.ts';
import { moveSlips } from '../orders/commands.ts';
import { type OrderFactory, orderFactory } from '../orders/testOrders.ts';
import { updateSlip } from '../orders/updateSlip.ts';
import { updateTiepNhan } from './commands.ts';
import { receptionById } from './queries.ts';

let site: TestSite;
let at: OrderFactory;
let desk: Ctx;
let accountant: Ctx;
const payers = { BHYT: '', DICHVU: '', THUPHI: '' };
const types = { BHYT: '', DV: '' };
beforeAll(async () => {
  site = await openTestSite();
  at = await orderFactory(site);
  desk = await site.ctx('tiepdon', { node: 'TN01' });
  accountant = withPermission(await site.ctx('ketoan', { node: 'QT01' }), 'VIEN_PHI_MIEN_GIAM');
  for (const ma of ['BHYT', 'DICHVU', 'THUPHI'] as const) payers[ma] = await site.id('main.dm_doi_tuong', ma);
  for (const ma of ['BHYT', 'DV'] as const) types[ma] = await site.id('main.loai_gia', ma);
});
afterAll(() => site.close());

const card: TiepNhanInput = {
  SoTheBHYT: 'DN4010123450001',
  BHYTNgayHieuLuc: '2020-01-01',
  BHYTNgayHetHieuLuc: '2099-12-31',
};
const fresh = (of: Ctx): Ctx => ({ ...of, loaders: new Map() });

async function pays(visit: string, payer: keyof typeof payers): Promise<void> {
  const { version } = await receptionById(fresh(desk), visit);
  const values = payer === 'BHYT' ? { ...card, BenhVien_KCB_Id: await registered() } : {};
  await updateTiepNhan(fresh(desk), visit, { version, DoiTuong_Id: payers[payer], ...values });
}

async function registered(): Promise<string> {
  const { rows } = await site.database.pool.query<{ id: string }>(
    `select id from main.benh_vien where ma_cskcb = '01999'`,
  );
  return rows[0]?.id ?? '';
}

const billOf = (visit: string) => bill(accountant, { TiepNhan_Id: visit, BenhNhan_Id: '' });
const chargedBy = async (visit: string) =>
  (await billOf(visit)).dongs.map((line) =>
    line.LoaiGia_Id === types.DV ? 'DV' : line.LoaiGia_Id === types.BHYT ? 'BHYT' : 'other',
  );
const insured = async () => {
  const made = await at.make.examined({
    visit: { DoiTuong_Id: payers.BHYT, ...card, BenhVien_KCB_Id: await registered() },
  });
  return { ...made, visit: made.visit };
};

describe('the payer of a visit there and back', () => {
  it('leaves what the patient owed before: nothing of a small insured bill', async () => {
    const { visit } = await insured();
    expect(await billOf(visit)).toMatchObject({ ConLai: '0.00' });
    await pays(visit, 'DICHVU');
    expect(await chargedBy(visit)).toEqual(['DV']);
    expect(Number((await billOf(visit)).ConLai)).toBeGreaterThan(0);
    await pays(visit, 'BHYT');
    expect(await chargedBy(visit)).toEqual(['BHYT']);
    expect(await billOf(visit)).toMatchObject({ ConLai: '0.00', BNTT: '0.00' });
  });

  it('is as if the card had been there from the beginning where it comes later', async () => {
    const { visit } = await at.make.examined({
      visit: {
        DoiTuong_Id: payers.DICHVU,
        dichVus: [{ DichVu_Id: at.make.ids.exam, LoaiGia_Id: types.DV, NoiThucHien_Id: at.make.ids.room }],
      },
    });
    expect(await chargedBy(visit)).toEqual(['DV']);
    await pays(visit, 'BHYT');
    expect(await chargedBy(visit)).toEqual(['BHYT']);
    expect(await billOf(visit)).toMatchObject({ ConLai: '0.00', BNTT: '0.00' });
  });

  it('keeps the price type that a person chose for that payer, and only for that one', async () => {
    const { id, visit } = await insured();
    await at.order(id, [{ DichVu_Id: at.ids.glucose, LoaiGia_Id: types.DV }]);
    expect(await chargedBy(visit)).toEqual(['BHYT', 'DV']);
    await pays(visit, 'THUPHI');
    expect(await chargedBy(visit)).toEqual(['BHYT', 'BHYT']);
    await pays(visit, 'BHYT');
    expect(await chargedBy(visit)).toEqual(['BHYT', 'DV']);
  });

  it('keeps a price type that was chosen on the slip, until it is given up there', async () => {
    const { id, visit } = await insured();
    const [slip] = await at.order(id, [{ DichVu_Id: at.ids.glucose }]);
    const line = slip?.chiTiets[0]?._id ?? '';
    let version = slip?.version ?? 0;
    const choose = async (LoaiGia_Id: string) => {
      const chiTiets = [{ _id: line, LoaiGia_Id }];
      await updateSlip(fresh(at.make.doctor), slip?._id ?? '', { version, TiepNhan_Id: visit, chiTiets });
      version += 1;
    };
    await choose(types.DV);
    await pays(visit, 'THUPHI');
    await pays(visit, 'BHYT');
    expect(await chargedBy(visit)).toEqual(['BHYT', 'DV']);
    await choose(types.BHYT);
    await pays(visit, 'DICHVU');
    await pays(visit, 'BHYT');
    expect(await chargedBy(visit)).toEqual(['BHYT', 'BHYT']);
  });

  it('prices a draft for the payer of the day on which it is sent', async () => {
    const { id, visit } = await insured();
    await pays(visit, 'DICHVU');
    const [slip] = await at.order(id, [{ DichVu_Id: at.ids.glucose }], 'Nhap');
    await pays(visit, 'BHYT');
    await moveSlips(fresh(at.make.doctor), [slip?._id ?? ''], 'Nhap', 'SanSang', { xacNhan: true });
    expect(await chargedBy(visit)).toEqual(['BHYT', 'BHYT']);
  });
});

describe('what the accountant decided of a line', () => {
  it('goes on under another payer: a corrected price', async () => {
    const { id, visit } = await insured();
    await at.order(id, [{ DichVu_Id: at.ids.glucose }]);
    const line = (await billOf(visit)).dongs[1];
    await correctLine(fresh(accountant), {
      VienPhiDong_Id: line?._id ?? '',
      version: line?.version ?? 0,
      DonGia: '12345',
      LyDo: 'Giá thỏa thuận',
    });
    for (const payer of ['DICHVU', 'BHYT', 'THUPHI'] as const) {
      await pays(visit, payer);
      expect((await billOf(visit)).dongs[1]).toMatchObject({ DonGia: '12345.000' });
    }
  });

  it('is given up where somebody chooses another price type for the line', async () => {
    const { id, visit } = await insured();
    const [slip] = await at.order(id, [{ DichVu_Id: at.ids.glucose }]);
    const line = (await billOf(visit)).dongs[1];
    await correctLine(fresh(accountant), {
      VienPhiDong_Id: line?._id ?? '',
      version: line?.version ?? 0,
      DonGia: '12345',
      LyDo: 'Giá thỏa thuận',
    });
    await updateSlip(fresh(at.make.doctor), slip?._id ?? '', {
      version: slip?.version ?? 0,
      TiepNhan_Id: visit,
      chiTiets: [{ _id: slip?.chiTiets[0]?._id ?? '', LoaiGia_Id: types.DV }],
    });
    const [, chosen] = (await billOf(visit)).dongs;
    expect(chosen).toMatchObject({ LoaiGia_Id: types.DV });
    expect(chosen?.DonGia).not.toBe('12345.000');
  });

  it('is asked about where percent and amount of an exemption contradict each other', async () => {
    const { visit } = await at.make.examined();
    const [line] = (await billOf(visit)).dongs;
    const half = (Number(line?.BenhNhanTT) / 2).toFixed(2);
    const grant = (SoTien: string) =>
      exempt(fresh(accountant), {
        requestId: v7(),
        TiepNhan_Id: visit,
        dongs: [{ VienPhiDong_Id: line?._id ?? '', PhanTram: 50, SoTien }],
        LyDo: 'Hộ nghèo',
      });
    await expect(grant('1000')).rejects.toMatchObject({
      details: {
        issues: [
          { path: 'dongs.0.SoTien', code: 'EXEMPTION_CONTRADICTS', details: { PhanTram: 50, SoTien: half } },
        ],
      },
    });
    await grant(half);
    expect((await billOf(visit)).dongs).toMatchObject([{ MienGiam: half, MienGiamPhanTram: 50 }]);
  });

  it('stays a percent of what the patient owes then: an exemption', async () => {
    const { visit } = await at.make.examined();
    const [line] = (await billOf(visit)).dongs;
    await exempt(fresh(accountant), {
      requestId: v7(),
      TiepNhan_Id: visit,
      dongs: [{ VienPhiDong_Id: line?._id ?? '', PhanTram: 30 }],
      LyDo: 'Hộ nghèo',
    });
    for (const payer of ['DICHVU', 'BHYT', 'DICHVU'] as const) {
      await pays(visit, payer);
      const [now] = (await billOf(visit)).dongs;
      expect(Number(now?.MienGiam)).toBe(Math.round(Number(now?.BenhNhanTT) * 30) / 100);
    }
    const [now] = (await billOf(visit)).dongs;
    expect(Number(now?.MienGiam)).toBeGreaterThan(0);
  });
});
