import type { KhoangSo } from '@sen/domain/evening/gaps';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aVisit, charge, payAll } from '../../../test/cashierVisits.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { GiaiTrinhSoInput } from '../../gql/main.ts';
import { code } from '../reception/testReception.ts';
import { explainGap, takeExplanationBack } from './explain.ts';
import { eveningTable } from './exports.ts';
import { eveningFactory } from './testEvening.ts';

let site: TestSite;
let at: Awaited<ReturnType<typeof eveningFactory>>;

beforeAll(async () => {
  site = await openTestSite({ masterCacheMs: '0' });
  at = await eveningFactory(site);
});
afterAll(async () => {
  await at.close();
  await site.close();
});

/** Each test has a day of its own. */
beforeEach(() => at.pass(86_400_000));

const pays = async (who = at.cashier) => {
  const visit = await aVisit(site, { NgayTiepNhan: at.fresh(at.cashier).now() });
  await charge(site, at.fresh(who), visit, [{ ma: 'XN-CBC', donGia: '50000' }]);
  return payAll(site, at.fresh(who), visit);
};

/** A day that agrees but for a book from which `count` numbers are gone: the gap that its evening names. */
async function gapOf(count: number) {
  await pays();
  await at.skipReceipts(await pays(), count);
  await at.mend();
  const gap = (await at.read()).nhoms[0]?.dongs[0]?.khuyet;
  if (!gap) throw new Error('no gap');
  return gap;
}

const says = (input: GiaiTrinhSoInput & { node?: string | null }, who = at.accountant) => {
  const { node: _none, ...rest } = input;
  return explainGap(at.fresh(who), v7(), rest);
};
const said = async () => (await at.read()).quyens.flatMap(({ giaiTrinhs }) => giaiTrinhs);
const openRuns = async () =>
  (await at.read()).quyens.flatMap(({ khuyets }) => khuyets.map(({ TuSo, DenSo }) => [TuSo, DenSo]));

describe('missing receipt numbers', () => {
  it('stand as explained, by whom and why, and the day agrees', async () => {
    const gap = await gapOf(3);
    expect(await at.named()).toEqual({ SoBienLaiKhuyet: 1 });
    await says({ ...gap, LyDo: 'Viết hỏng' });
    expect(await at.read()).toMatchObject({ khop: true, soLech: 0, nhoms: [] });
    expect(await said()).toMatchObject([
      {
        ...{ TuSo: gap.TuSo, DenSo: gap.DenSo, LyDo: 'Viết hỏng' },
        NguoiGiaiTrinh_Id: at.accountant.user?.NhanVien_Id,
      },
    ]);
    const { rows, total } = await eveningTable(at.fresh(at.accountant), {});
    expect(total).toEqual(['Ngày đã khớp']);
    expect(rows.filter((row) => row.includes('Đã giải trình'))).toMatchObject([
      expect.arrayContaining(['Viết hỏng', at.accountant.user?.TenNhanVien]),
    ]);
  });

  it('are explained in parts, and each part that is left is named', async () => {
    const gap = await gapOf(4);
    await says({ ...gap, TuSo: gap.TuSo + 1, DenSo: gap.TuSo + 1, LyDo: 'Mất' });
    expect(await openRuns()).toEqual([
      [gap.TuSo, gap.TuSo],
      [gap.TuSo + 2, gap.DenSo],
    ]);
    expect(await at.named()).toEqual({ SoBienLaiKhuyet: 2 });
    expect(await code(says({ ...gap, LyDo: 'Hỏng' }))).toBe('NUMBER_EXPLAINED');
    await says({ ...gap, TuSo: gap.TuSo + 2, LyDo: 'Hỏng' });
    await says({ ...gap, DenSo: gap.TuSo, LyDo: 'Hỏng' });
    expect(await at.named()).toEqual({});
  });

  it('are missing again once what was said of them is taken back, and may be explained anew', async () => {
    const gap = await gapOf(2);
    const id = await says({ ...gap, LyDo: 'Hỏng' });
    await takeExplanationBack(at.fresh(at.accountant), id, 'Nhầm quyển');
    expect(await at.named()).toEqual({ SoBienLaiKhuyet: 1 });
    expect(await code(takeExplanationBack(at.fresh(at.accountant), id, 'Lần nữa'))).toBe('STATE_CHANGED');
    expect(await code(takeExplanationBack(at.fresh(at.accountant), id, ' '))).toBe('BAD_INPUT');
    await says({ ...gap, LyDo: 'Mất' });
    expect(await said()).toMatchObject([{ LyDo: 'Mất' }]);
    const { rows } = await site.database.db.execute(
      sql`select action from main.audit where entity = 'GiaiTrinhSo' and entity_id = ${id} order by at`,
    );
    expect(rows).toEqual([{ action: 'CREATE' }, { action: 'CANCEL' }]);
  });

  it('are explained once where two people do it at the same time', async () => {
    const gap = await gapOf(1);
    const answers = await Promise.all(
      ['Hỏng', 'Mất', 'Nhảy số'].map((LyDo) => code(says({ ...gap, LyDo })).catch(() => 'done')),
    );
    expect(answers.filter((answer) => answer === 'NUMBER_EXPLAINED')).toHaveLength(2);
    expect(await said()).toHaveLength(1);
  });

  it('a repeat of the same request answers the same', async () => {
    const gap = await gapOf(1);
    const { node: _none, ...input } = { ...gap, LyDo: 'Hỏng' };
    const request = v7();
    const first = await explainGap(at.fresh(at.accountant), request, input);
    expect(await explainGap(at.fresh(at.accountant), request, input)).toBe(first);
  });

  it('are explained by who may, at the facility of the book', async () => {
    const gap = await gapOf(1);
    expect(await code(says({ ...gap, LyDo: 'Hỏng' }, at.cashier))).toBe('FORBIDDEN');
    const elsewhere = await site.ctx('ketoan', { node: 'PKSQT' });
    const bare = { ...elsewhere, nodeIds: new Set<string>(), now: at.accountant.now };
    const grants = { ...elsewhere.grants, facilityIds: new Set<string>() };
    expect(await code(says({ ...gap, LyDo: 'Hỏng' }, { ...bare, grants }))).toBe('NODE_NOT_GRANTED');
  });

  it.each<[string, (gap: KhoangSo) => KhoangSo, string]>([
    ['that a receipt has', ({ TuSo, DenSo }) => ({ TuSo, DenSo: DenSo + 1 }), 'NUMBER_NOT_MISSING'],
    [
      'that the book has not come to',
      ({ DenSo }) => ({ TuSo: DenSo + 50, DenSo: DenSo + 50 }),
      'NUMBER_NOT_MISSING',
    ],
    ['that run backwards', ({ TuSo, DenSo }) => ({ TuSo: DenSo, DenSo: TuSo }), 'BAD_INPUT'],
  ])('%s are not explained', async (_case, runOf, refusal) => {
    const gap = await gapOf(2);
    expect(await code(says({ ...gap, ...runOf(gap), LyDo: 'Hỏng' }))).toBe(refusal);
  });

  it('of a book that is none, or of a book and a serial at once, are not explained', async () => {
    const gap = await gapOf(1);
    expect(await code(says({ ...gap, QuyenBienLai_Id: v7(), LyDo: 'Hỏng' }))).toBe('NOT_FOUND');
    expect(await code(says({ ...gap, QuyenBienLai_Id: null, LyDo: 'Hỏng' }))).toBe('BAD_INPUT');
    expect(await code(says({ ...gap, TaiKhoan_Id: v7(), LyDo: 'Hỏng' }))).toBe('BAD_INPUT');
  });
});

describe('missing invoice numbers', () => {
  it('are explained as those of receipts are', async () => {
    await pays();
    await at.mend();
    await pays();
    await at.mend();
    await at.skipInvoices(2);
    const { nhoms } = await at.read();
    expect(nhoms).toMatchObject([{ loai: 'SoHoaDonKhuyet', soLuong: 1, dongs: [{ soLuong: 2 }] }]);
    const gap = nhoms[0]?.dongs[0]?.khuyet;
    if (!gap) throw new Error('no gap');
    await says({ ...gap, LyDo: 'Nhà cung cấp bỏ số' });
    const { khop, kyHieus } = await at.read();
    expect(khop).toBe(true);
    expect(kyHieus[0]?.giaiTrinhs).toMatchObject([{ TuSo: gap.TuSo, MauSo: gap.MauSo, KyHieu: gap.KyHieu }]);
  });
});

it('over the API, a gap says who may explain it, and what was said of it comes with its author', async () => {
  await gapOf(2);
  const ask = async (query: string, variables = {}, username = 'ketoan') =>
    site.graphql('main', query, variables, await site.token(username), {
      'node-id': await site.id('auth.node', 'QT01'),
    });
  const gap = (await at.read()).nhoms[0]?.dongs[0]?.khuyet;
  const { node: _none, ...input } = { ...gap, LyDo: 'Hỏng' };
  const explain = `mutation ($requestId: ID!, $input: GiaiTrinhSoInput!) { giaiTrinhSoKhuyet(requestId: $requestId, input: $input) {
    _id TrangThai NguoiGiaiTrinh { ten } hanhDongs { action refusal } } }`;
  expect((await ask(explain, { requestId: v7(), input }, 'thungan1')).errors?.[0]?.extensions.code).toBe(
    'FORBIDDEN',
  );
  const { data, errors } = await ask(explain, { requestId: v7(), input });
  expect(errors).toBeUndefined();
  expect(data.giaiTrinhSoKhuyet).toMatchObject({
    TrangThai: 'HieuLuc',
    NguoiGiaiTrinh: { ten: at.accountant.user?.TenNhanVien },
    hanhDongs: [
      { action: 'giaiTrinh', refusal: 'NUMBER_EXPLAINED' },
      { action: 'thuHoi', refusal: null },
    ],
  });
});
