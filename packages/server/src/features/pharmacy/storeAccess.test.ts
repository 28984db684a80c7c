import { getNamedType, isInputObjectType } from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { supplyFactory } from '../../../test/supplyVisits.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { serviceSchema } from '../../engine/graphql/serviceSchema.ts';
import { allServices } from '../../services.ts';

/** Every operation that names a store or a prescription of one: its arguments and what it gets, `$...` filled in below. */
const operations = {
  tonKho: 'query ($idStore: ID!) { tonKho(idStore: $idStore) { totalRows } }',
  danhSachCapPhat: 'query ($idStore: ID!) { danhSachCapPhat(idStore: $idStore) { counts { ChoCap } } }',
  thongTinCapPhat: 'query ($toa: ID!) { thongTinCapPhat(id: $toa) { _id } }',
  suppliesSupplyAssignGetStock:
    'query ($idStore: ID!, $toa: ID!) { suppliesSupplyAssignGetStock(input: { idStore: $idStore, ToaThuoc_Id: $toa }) { thieu } }',
  batDauCapPhat:
    'mutation ($idStore: ID!, $toa: ID!) { batDauCapPhat(idStore: $idStore, ToaThuoc_Id: $toa) }',
  choLaiCapPhat:
    'mutation ($idStore: ID!, $toa: ID!) { choLaiCapPhat(idStore: $idStore, ToaThuoc_Id: $toa) }',
  duyetCapPhat: 'mutation ($idStore: ID!, $toa: ID!) { duyetCapPhat(idStore: $idStore, ToaThuoc_Id: $toa) }',
  huyDuyetCapPhat: `mutation ($idStore: ID!, $toa: ID!) {
    huyDuyetCapPhat(idStore: $idStore, ToaThuoc_Id: $toa, LyDo: "Duyệt nhầm") }`,
  phieuKhos: 'query ($idStore: ID!) { phieuKhos(idStore: $idStore) { totalRows } }',
  theKho: `query ($idStore: ID!, $drug: ID!) {
    theKho(idStore: $idStore, Duoc_Id: $drug, startDate: "2026-01-01", endDate: "2026-12-31") { cuoiKy } }`,
  thuocSapHet: 'query ($idStore: ID!) { thuocSapHet(idStore: $idStore) { _id } }',
  loSapHetHan: 'query ($idStore: ID!) { loSapHetHan(idStore: $idStore) { _id } }',
  lapPhieuKiemKe: 'mutation ($idStore: ID!) { lapPhieuKiemKe(idStore: $idStore) { _id } }',
  luuDinhMucKho: `mutation ($idStore: ID!, $drug: ID!) {
    luuDinhMucKho(input: { idStore: $idStore, Duoc_Id: $drug, TonToiThieu: "5" }) }`,
  nhapTonDau: `mutation ($idStore: ID!, $drug: ID!) { nhapTonDau(lines: [
    { Kho_Id: $idStore, Duoc_Id: $drug, SoLo: "L1", HanDung: "2099-12-31", SoLuong: "1" }]) }`,
  suppliesSupply:
    'mutation ($idStore: ID!, $toa: ID!) { suppliesSupply(input: { idStore: $idStore, ToaThuoc_Id: $toa }) }',
  suppliesSupplyCancelSupply:
    'mutation ($slip: ID!) { suppliesSupplyCancelSupply(input: { PhieuCap_Id: $slip, LyDo: "Cấp nhầm" }) }',
} as const;

let site: TestSite;
const values: Record<string, string> = {};
beforeAll(async () => {
  site = await openTestSite();
  const store = await supplyFactory(site);
  values['drug'] = await store.stocked();
  values['toa'] = (await store.examined(values['drug'], '5')).ToaThuoc_Id;
  values['idStore'] = store.Kho_Id;
});
afterAll(() => site.close());

async function call(name: keyof typeof operations, username: string) {
  const query = operations[name];
  const given = Object.entries(values).filter(([key]) => query.includes(`$${key}:`));
  return site.graphql('pharmacy', query, Object.fromEntries(given), await site.token(username));
}

it('every operation that names a store stands in the table', () => {
  const service = allServices.find((one) => one.name === 'pharmacy');
  const schema = service && serviceSchema(service);
  const fields = { ...schema?.getQueryType()?.getFields(), ...schema?.getMutationType()?.getFields() };
  const named = Object.values(fields).filter(({ args }) =>
    args.some(({ name, type }) => {
      const input = getNamedType(type);
      return name === 'idStore' || (isInputObjectType(input) && 'idStore' in input.getFields());
    }),
  );
  expect(named.length).toBeGreaterThan(4);
  expect(Object.keys(operations)).toEqual(expect.arrayContaining(named.map((field) => field.name)));
});

// In the order of the table: what is supplied can be taken back.
it('every operation on a store answers those who work there and refuses those who do not', async () => {
  const answers: unknown[] = [];
  for (const name of Object.keys(operations) as (keyof typeof operations)[]) {
    const stranger = await call(name, 'nhathuoc');
    const own = await call(name, 'duoc');
    if (name === 'suppliesSupply') values['slip'] = own.data?.suppliesSupply;
    answers.push([name, stranger.errors?.[0]?.extensions.code, own.errors?.[0]?.extensions.code]);
  }
  const own: Record<string, string> = {
    duyetCapPhat: 'SUPPLY_APPROVAL_OFF', // past the store, the site does not ask for it
    huyDuyetCapPhat: 'SUPPLY_NOT_APPROVED',
  };
  expect(answers).toEqual(Object.keys(operations).map((name) => [name, 'NODE_NOT_GRANTED', own[name]]));
});

it('whoever works at every place of the hospital sees the stock of every store', async () => {
  expect((await call('tonKho', 'quantri')).errors).toBeUndefined();
});

it('a store that does not exist is not found', async () => {
  const store = values['idStore'] ?? '';
  values['idStore'] = '01999999-9999-7999-8999-999999999999';
  const answer = await call('tonKho', 'duoc');
  values['idStore'] = store;
  expect(answer.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});
