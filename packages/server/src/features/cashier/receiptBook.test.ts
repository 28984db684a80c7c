import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aVisit, cash, charge, payAll, type Visit } from '../../../test/cashierVisits.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { today } from '../../engine/context.ts';
import { cancelReceipt } from './cancel.ts';
import { collect } from './collect.ts';

let site: TestSite;
let token: string;
let day: string;
let visit: Visit;
const made: string[] = [];

beforeAll(async () => {
  site = await openTestSite();
  token = await site.token('thungan1');
  const cashier = await site.ctx('thungan1', { node: 'QT01' });
  day = today(cashier);
  visit = await aVisit(site, { NoiTiepNhan_Id: await site.id('auth.node', 'TN01') });
  await charge(site, cashier, visit, [{ ma: 'XN-CBC', donGia: '49700' }]);
  made.push(await payAll(site, cashier, visit));
  for (const SoTien of ['200000', '300000'])
    made.push(
      await collect(cashier, {
        requestId: v7(),
        ...visit,
        LoaiBienLai: 'TamUng',
        SoTien,
        thanhToans: [await cash(site, SoTien)],
      }),
    );
  await cancelReceipt({ ...cashier, loaders: new Map() }, made[2] ?? '', 'Nhầm số tiền');
});
afterAll(() => site.close());

const book = `query Book($from: Date!, $to: Date!, $page: Int, $limit: Int) {
  getBienLais(startDate: $from, endDate: $to, page: $page, limit: $limit) {
    _id KyHieu SoBienLai LoaiBienLai TrangThai BenhNhan { MaYTe TenBenhNhan } NguoiThu { ten } thanhToans { Loai } } }`;
type Row = { _id: string; KyHieu: string; SoBienLai: number; LoaiBienLai: string; TrangThai: string };
type Who = { token: string; node?: string };

async function read(args: object = {}, who: Who = { token }) {
  const headers = who.node ? { 'current-node': await site.id('auth.node', who.node) } : {};
  return site.graphql('main', book, { from: day, to: day, ...args }, who.token, headers);
}
const rowsOf = async (args: object = {}, who?: Who): Promise<Row[]> =>
  (await read(args, who)).data.getBienLais;
const codeOf = (answer: { errors?: Array<{ extensions: { code: string } }> }) =>
  answer.errors?.[0]?.extensions.code;

describe('the book of receipts', () => {
  it('holds the receipts of the days, cancelled ones too, in the order of their numbers', async () => {
    const rows = await rowsOf();
    expect(rows.filter(({ _id }) => made.includes(_id)).map((row) => row.TrangThai)).toEqual(
      expect.arrayContaining(['HachToanToanBo', 'DaThuTien', 'DaHuy']),
    );
    for (const KyHieu of new Set(rows.map((row) => row.KyHieu)))
      for (const kind of new Set(rows.map((row) => row.LoaiBienLai))) {
        const numbers = rows.filter((row) => row.KyHieu === KyHieu && row.LoaiBienLai === kind);
        expect(numbers.map((row) => row.SoBienLai)).toEqual(
          numbers.map((row) => row.SoBienLai).toSorted((a, b) => a - b),
        );
      }
    expect(await rowsOf({ from: '2020-01-01', to: '2020-01-02' })).toEqual([]);
  });

  it('gives a page at a time, each receipt once', async () => {
    const all = await rowsOf();
    const [first, second] = await Promise.all([rowsOf({ page: 1, limit: 2 }), rowsOf({ page: 2, limit: 2 })]);
    expect([...first, ...second]).toEqual(all.slice(0, 4));
    expect(codeOf(await read({ limit: 1001 }))).toBe('BAD_INPUT');
    expect(codeOf(await read({ from: day, to: '2020-01-01' }))).toBe('BAD_INPUT');
  });

  it('needs no more statements for many receipts than for one', async () => {
    await rowsOf();
    const fewest = async (limit: number) => {
      const counts: number[] = [];
      for (let at = 0; at < 4; at++) counts.push(await site.countQueries(() => rowsOf({ limit })));
      return Math.min(...counts);
    };
    expect(await fewest(3)).toBe(await fewest(1));
  });

  it('is closed without the right, and shows no receipt of another facility but the own ones', async () => {
    expect(codeOf(await read({}, { token: await site.token('duoc') }))).toBe('FORBIDDEN');
    const clinic = { token: await site.token('dieuduongpk'), node: 'PKS01' };
    const seen = await rowsOf({}, clinic);
    expect(seen.filter(({ _id }) => made.includes(_id))).toEqual([]);
    expect((await rowsOf()).filter(({ _id }) => made.includes(_id))).toHaveLength(3);
  });
});

describe('one receipt, and those to print', () => {
  const one = `query One($id: ID!) { getBienLai_ByIdVienPhi(id: $id) { _id dongs { TenDichVu } } }`;
  const print = `query Print($ids: [ID!]!, $isLast: Boolean) { getDataPrintBienLais(BienLai_Ids: $ids, isLast: $isLast) { _id } }`;
  const cancelled = `query Cancelled($id: ID!) { getBienLaiDaHuy_ByTiepNhanId(TiepNhan_Id: $id) { _id LyDoHuy } }`;
  const atClinic = async () => ({
    token: await site.token('dieuduongpk'),
    headers: { 'current-node': await site.id('auth.node', 'PKS01') },
  });

  it('are read by the own facility, in the order asked for, the last one alone when it says so', async () => {
    const [id] = made;
    const { data } = await site.graphql('main', one, { id }, token);
    expect(data.getBienLai_ByIdVienPhi).toMatchObject({ _id: id, dongs: [{}] });
    const asked = [made[1], made[0], made[1]];
    const all = await site.graphql('main', print, { ids: asked }, token);
    expect(all.data.getDataPrintBienLais.map((row: Row) => row._id)).toEqual([made[1], made[0]]);
    const last = await site.graphql('main', print, { ids: asked.slice(0, 2), isLast: true }, token);
    expect(last.data.getDataPrintBienLais.map((row: Row) => row._id)).toEqual([made[0]]);
    const many = Array.from({ length: 51 }, () => v7());
    expect(codeOf(await site.graphql('main', print, { ids: many }, token))).toBe('BAD_INPUT');
    const gone = await site.graphql('main', cancelled, { id: visit.TiepNhan_Id }, token);
    expect(gone.data.getBienLaiDaHuy_ByTiepNhanId).toEqual([{ _id: made[2], LyDoHuy: 'Nhầm số tiền' }]);
  });

  it('are refused or left out at another facility', async () => {
    const { token: other, headers } = await atClinic();
    const [id] = made;
    expect(codeOf(await site.graphql('main', one, { id }, other, headers))).toMatch(/^RECORD_/);
    const { data } = await site.graphql('main', print, { ids: made }, other, headers);
    expect(data.getDataPrintBienLais).toEqual([]);
    const gone = await site.graphql('main', cancelled, { id: visit.TiepNhan_Id }, other, headers);
    expect(codeOf(gone)).toMatch(/^RECORD_/);
  });

  it('are seen by the cashier who wrote them, wherever that was', async () => {
    const { token: other, headers } = await atClinic();
    const [id] = made;
    await site.database.pool.query(
      `update main.bien_lai set nguoi_thu_id = (select nhan_vien_id from auth.account where username = 'dieuduongpk') where id = $1`,
      [id],
    );
    expect((await rowsOf({}, { token: other, node: 'PKS01' })).map((row) => row._id)).toContain(id);
    expect(codeOf(await site.graphql('main', one, { id }, other, headers))).toBeUndefined();
    const { data } = await site.graphql('main', print, { ids: made }, other, headers);
    expect(data.getDataPrintBienLais).toEqual([{ _id: id }]);
  });
});
