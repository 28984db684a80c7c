import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import type { SimulatorServer } from '../../engine/outside/simulatorServer.ts';
import type { TaiKhoanHoaDonInput } from '../../gql/main.ts';
import { checkInvoiceAccount, createInvoiceAccount, updateInvoiceAccount } from './accountCommands.ts';
import { invoiceAccounts } from './accountQueries.ts';
import { simulatorHost, startInvoiceSimulator } from './simulator.ts';

let site: TestSite;
let provider: SimulatorServer;
let admin: Ctx;

beforeAll(async () => {
  site = await openTestSite();
  provider = await startInvoiceSimulator();
  const ctx = await site.ctx('quantri');
  admin = { ...ctx, config: { ...ctx.config, standIns: { [simulatorHost]: provider.url } } };
});
afterAll(async () => {
  await provider.close();
  await site.close();
});

const input: TaiKhoanHoaDonInput = {
  Ten: ' Quầy một ',
  NhaCungCap: 'Viettel',
  DiaChi: `http://${simulatorHost}`,
  MaSoThue: '0312770607',
  TenDangNhap: '0312770607',
  MatKhau: 'not-the-one',
  MauSo: '1',
  KyHieu: 'C26TQA',
  Node_Ids: [],
  NhanVien_Ids: [],
  TuNgay: '2026-01-01',
  TamNgung: false,
};
let last = 0;
/** An account with a serial of its own. */
const make = (over: Partial<TaiKhoanHoaDonInput> = {}) => {
  last += 1;
  return createInvoiceAccount(admin, { ...input, KyHieu: `C26TB${String.fromCharCode(64 + last)}`, ...over });
};
const faults = (act: Promise<unknown>) =>
  act.then(
    () => 'done',
    (error: { code?: string; details?: { issues?: Array<{ path: string; code: string }> } }) =>
      error.details?.issues?.map(({ path, code }) => `${path}:${code}`) ?? error.code,
  );
const saved = (account: object, over: object = {}) => {
  const { _id, dungBoi, KiemTraLuc, KetQuaKiemTra, ThongBaoKiemTra, ...values } = account as Awaited<
    ReturnType<typeof make>
  >;
  return updateInvoiceAccount(admin, _id, { ...values, ...over });
};

describe('an account for electronic invoices', () => {
  it('is added with its password sealed, and answers all but that', async () => {
    const account = await make();
    expect(account).toMatchObject({ Ten: 'Quầy một', version: 1, KetQuaKiemTra: null });
    expect(JSON.stringify(await invoiceAccounts(admin))).not.toMatch(/"MatKhau|not-the-one/);
    const { rows } = await site.database.db.execute<{ kept: string; log: string; events: string }>(sql`
      select (select mat_khau from main.tai_khoan_hoa_don where id = ${account._id}) as kept,
        (select string_agg(a::text, '') from main.audit a where entity_id = ${account._id}) as log,
        (select string_agg(e::text, '') from main.event e) as events`);
    expect(rows[0]?.log).toContain('C26T');
    for (const text of Object.values(rows[0] ?? {})) expect(text).not.toContain('not-the-one');
    expect(rows[0]?.log).not.toContain(rows[0]?.kept);
  });

  it('is listed by one statement', async () => {
    expect(await site.countQueries(() => invoiceAccounts(admin))).toBe(1);
  });

  it('says what is wrong at its field', async () => {
    const wrong = { DiaChi: 'http://viettel.vn', KyHieu: 'XX', MauSo: '9', MatKhau: null };
    expect(await faults(make(wrong))).toEqual([
      'MauSo:NOT_IN_LIST',
      'DiaChi:NOT_HTTPS',
      'KyHieu:NOT_A_SERIAL',
      'MatKhau:REQUIRED',
    ]);
    const nobody = '00000000-0000-7000-8000-00000000dead';
    expect(await faults(make({ Node_Ids: [nobody], NhanVien_Ids: [nobody] }))).toEqual([
      'Node_Ids:NOT_IN_LIST',
      'NhanVien_Ids:NOT_IN_LIST',
    ]);
  });

  it('has its serial alone, also when two add it at once', async () => {
    const one = { KyHieu: 'C26TZZ' };
    const both = await Promise.all([faults(make(one)), faults(make(one))]);
    expect(both).toContainEqual('done');
    expect(both).toContainEqual(['KyHieu:DUPLICATE']);
    expect(await faults(make({ ...one, MauSo: '2' }))).toBe('done');
  });

  it('is used by counters and people that exist', async () => {
    const Node_Ids = [await site.id('auth.node', 'QT01')];
    expect(await make({ Node_Ids })).toMatchObject({
      Node_Ids,
      NhanVien_Ids: [],
      dungBoi: [expect.any(String)],
    });
  });

  it('is never saved over the change of somebody else', async () => {
    const account = await make();
    expect(await saved(account, { Ten: 'Mới' })).toMatchObject({ Ten: 'Mới', version: 2 });
    expect(await faults(saved(account))).toBe('CONFLICT');
  });

  it('never sends the kept password to another address or under another name', async () => {
    const account = await make();
    expect(await faults(saved(account, { DiaChi: 'https://elsewhere.vn' }))).toEqual(['MatKhau:REQUIRED']);
    expect(await faults(saved(account, { TenDangNhap: 'other' }))).toEqual(['MatKhau:REQUIRED']);
    expect(await faults(saved(account, { TenDangNhap: 'other', MatKhau: 'new' }))).toBe('done');
  });
});

describe('the check of an account', () => {
  it('is refused with what the provider says, and good with the right password', async () => {
    const account = await make();
    const refused = await checkInvoiceAccount(admin, account._id);
    expect(refused).toMatchObject({
      KetQuaKiemTra: 'TuChoi',
      ThongBaoKiemTra: 'Tên đăng nhập hoặc mật khẩu không đúng',
      version: 1,
    });
    const changed = await saved(refused, { MatKhau: 'demo' });
    expect(changed).toMatchObject({ KetQuaKiemTra: null, KiemTraLuc: null });
    expect(await checkInvoiceAccount(admin, account._id)).toMatchObject({
      KetQuaKiemTra: 'Tot',
      ThongBaoKiemTra: null,
    });
    const listed = (await invoiceAccounts(admin)).find(({ _id }) => _id === account._id);
    expect(listed).toMatchObject({ KetQuaKiemTra: 'Tot', KiemTraLuc: expect.any(Date) });
  });

  it('says that nobody was reached, and asks no place inside the site', async () => {
    const inside = await make({ DiaChi: 'https://169.254.169.254' });
    expect(await checkInvoiceAccount(admin, inside._id)).toMatchObject({
      KetQuaKiemTra: 'KhongKetNoi',
      ThongBaoKiemTra: 'INSIDE',
    });
    const own = await make({ DiaChi: provider.url });
    expect(await checkInvoiceAccount(admin, own._id)).toMatchObject({ ThongBaoKiemTra: 'HTTPS_ONLY' });
  });

  it('says that the key is lost, and works again once the password is given anew', async () => {
    const account = await make({ MatKhau: 'demo' });
    const other = { ...admin, config: { ...admin.config, secretKey: 'ab'.repeat(32) } };
    expect(await checkInvoiceAccount(other, account._id)).toMatchObject({ KetQuaKiemTra: 'MatKhoa' });
    await updateInvoiceAccount(other, account._id, {
      ...input,
      KyHieu: account.KyHieu,
      version: 1,
      MatKhau: 'demo',
    });
    expect(await checkInvoiceAccount(other, account._id)).toMatchObject({ KetQuaKiemTra: 'Tot' });
  });

  it('belongs to who administers the system', async () => {
    const answer = await site.graphql(
      'main',
      'mutation ($id: ID!) { kiemTraTaiKhoanHoaDon(id: $id) { _id } }',
      { id: (await make())._id },
      await site.token('thungan1'),
    );
    expect(answer.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});
