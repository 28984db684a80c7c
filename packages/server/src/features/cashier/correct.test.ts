import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aVisit, bill, charge, payAll, type Visit } from '../../../test/cashierVisits.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { addCharges } from './charges.ts';
import { completeVisit } from './visit.ts';

let site: TestSite;
let cashier: Ctx;
let drug: string;
beforeAll(async () => {
  site = await openTestSite();
  cashier = await site.ctx('thungan1', { node: 'QT01' });
  const { rows } = await site.database.pool.query<{ id: string }>(
    `update pharmacy.duoc set gia_ban = 1500 where id = (select id from pharmacy.duoc order by ma_duoc limit 1) returning id`,
  );
  drug = rows[0]?.id ?? '';
});
afterAll(() => site.close());

const LyDo = 'Giá lô cũ';
const fresh = (ctx: Ctx = cashier): Ctx => ({ ...ctx, loaders: new Map() });

async function withDrug(payer = 'THUPHI'): Promise<Visit> {
  const visit = await aVisit(site, { payer });
  await inTransaction(fresh(), (tx) =>
    addCharges(tx, visit.TiepNhan_Id, [
      {
        ...{ source: 'Thuoc', source_Id: v7(), Duoc_Id: drug, SoLuong: '10' },
        ...{ DonGia: '1200', DonGiaBHYT: payer === 'BHYT' ? '1200' : '0' },
        ...{ LaBHYT: payer === 'BHYT', NgayYLenh: cashier.now() },
      },
    ]),
  );
  return visit;
}

async function correct(visit: Visit, input: object, { act = 'capnhatTien_DichVuDuoc', who = 'ketoan' } = {}) {
  const [line] = (await bill(cashier, visit)).dongs;
  const type = act === 'capnhatTien_DichVu' ? 'CapNhatTienInput' : 'CapNhatTienDuocInput';
  const { data, errors } = await site.graphql(
    'main',
    `mutation C($input: ${type}!) { ${act}(input: $input) { SoLuong DonGia ThanhTien ConLai } }`,
    { input: { VienPhiDong_Id: line?._id, version: line?.version, LyDo, ...input } },
    await site.token(who),
  );
  const said = errors?.[0]?.extensions;
  const issues = said?.details['issues'] as Array<{ code: string }> | undefined; // of BAD_INPUT
  return data?.[act] ?? issues?.[0]?.code ?? said?.code;
}

it('the price of a drug is corrected with a reason, which the log keeps; its quantity is that of the prescription', async () => {
  const visit = await withDrug();
  expect(await correct(visit, { DonGia: '1350.5', LyDo: ' ' })).toBe('REASON_NEEDED');
  expect(await correct(visit, { DonGia: '1350.5' })).toMatchObject({
    ...{ SoLuong: '10.000', DonGia: '1350.500', ThanhTien: '13505.00', ConLai: '13505.00' },
  });
  const [line] = (await bill(cashier, visit)).dongs;
  expect(line).toMatchObject({ GiaSuaTay: true });
  const { rows } = await site.database.pool.query(
    `select before, after from main.audit where entity = 'VienPhiDong' and entity_id = $1 and action = 'UPDATE'`,
    [line?._id],
  );
  expect(rows).toMatchObject([{ before: { DonGia: '1200.000' }, after: { DonGia: '1350.5', LyDo } }]);
});

it('of a drug it stays below the posted price, and below that of the fund where the fund pays', async () => {
  expect(await correct(await withDrug(), { DonGia: '1500.1' })).toBe('DRUG_ABOVE_POSTED_PRICE');
  const insured = await withDrug('BHYT');
  expect(await correct(insured, { DonGia: '1200.1' })).toBe('DRUG_ABOVE_FUND_PRICE');
  expect(await correct(insured, { DonGia: '-1' })).toBe('TOO_SMALL');
  expect(await correct(insured, { DonGia: '1100' })).toMatchObject({ ThanhTien: '11000.00' });
});

it('each command is for its own lines, and for who may correct prices', async () => {
  const visit = await withDrug();
  expect(await correct(visit, { DonGia: '1000' }, { act: 'capnhatTien_DichVu' })).toBe('NOT_FOUND');
  expect(await correct(visit, { DonGia: '1000' }, { who: 'thungan1' })).toBe('FORBIDDEN');
  const service = await aVisit(site);
  await charge(site, cashier, service, [{ ma: 'KB-NOI', donGia: '45000' }]);
  expect(await correct(service, { DonGia: '1000' })).toBe('NOT_FOUND');
});

it('a line that is paid, seen before it changed, or of a completed visit is not touched', async () => {
  const visit = await withDrug();
  expect(await correct(visit, { DonGia: '1000', version: 99 })).toBe('CONFLICT');
  await payAll(site, cashier, visit);
  expect(await correct(visit, { DonGia: '1000' })).toBe('PAID_LINE');
  await completeVisit(fresh(), visit.TiepNhan_Id);
  expect(await correct(visit, { DonGia: '1000' })).toBe('RECEPTION_COST_CONFIRMED');
});
