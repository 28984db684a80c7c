import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import type { SimulatorServer } from '../../engine/outside/simulatorServer.ts';
import type { LienThongDonThuocInput } from '../../gql/main.ts';
import { connectionStates } from '../system/connectionStates.ts';
import { checkPrescriptionLink, updatePrescriptionLink } from './commands.ts';
import { prescribers, prescriptionLink, prescriptionPrefix } from './queries.ts';
import { simulatorHost, startPrescriptionSimulator } from './simulator.ts';

let site: TestSite;
let system: SimulatorServer;
let admin: Ctx;

beforeAll(async () => {
  site = await openTestSite();
  system = await startPrescriptionSimulator();
  const ctx = await site.ctx('quantri');
  admin = { ...ctx, config: { ...ctx.config, standIns: { [simulatorHost]: system.url } } };
});
afterAll(async () => {
  await system.close();
  await site.close();
});

const faults = (act: Promise<unknown>) =>
  act.then(
    () => 'done',
    (error: { code?: string; details?: { issues?: Array<{ path: string; code: string }> } }) =>
      error.details?.issues?.map(({ path, code }) => `${path}:${code}`) ?? error.code,
  );
const save = async (over: Partial<LienThongDonThuocInput> = {}) => {
  const { version, Bat, MoiTruong, MaLienThong } = await prescriptionLink(admin);
  return updatePrescriptionLink(admin, { version, Bat, MoiTruong, MaLienThong, ...over });
};

describe('the link to the national prescription system', () => {
  it('is refused with what the system says, and good with the right password', async () => {
    await save({ MoiTruong: 'MoPhong', MaLienThong: '0125366', MatKhau: 'not-the-one', Bat: true });
    expect((await connectionStates(admin)).donThuoc).toBe('ChuaKiemTra');
    expect(await checkPrescriptionLink(admin)).toMatchObject({
      KetQuaKiemTra: 'TuChoi',
      ThongBaoKiemTra: 'Mã liên thông cơ sở hoặc mật khẩu không đúng',
    });
    expect((await connectionStates(admin)).donThuoc).toBe('Loi');
    expect(await save({ MatKhau: 'demo' })).toMatchObject({ KetQuaKiemTra: null, coMatKhau: true });
    expect(await checkPrescriptionLink(admin)).toMatchObject({ KetQuaKiemTra: 'Tot' });
    expect((await connectionStates(admin)).donThuoc).toBe('Tot');
    await save({ Bat: false });
    expect((await connectionStates(admin)).donThuoc).toBe('ChuaCo');
  });

  it('keeps its password out of every answer and of the log', async () => {
    await save({ MoiTruong: 'MoPhong', MaLienThong: '0125366', MatKhau: 'a-password-of-ours' });
    expect(JSON.stringify(await prescriptionLink(admin))).not.toMatch(/"MatKhau|a-password-of-ours/);
    const { rows } = await site.database.db.execute<{ log: string; kept: string }>(sql`
      select (select string_agg(a::text, '') from main.audit a where entity = 'LienThongDonThuoc') as log,
        (select mat_khau from main.lien_thong_don_thuoc) as kept`);
    expect(rows[0]?.log).toContain('0125366');
    expect(rows[0]?.log).not.toContain('a-password-of-ours');
    expect(rows[0]?.log).not.toContain(rows[0]?.kept);
  });

  it('forgets the password when another system or another code is chosen', async () => {
    await save({ MoiTruong: 'MoPhong', MaLienThong: '0125366', MatKhau: 'demo', Bat: true });
    expect(await faults(save({ MaLienThong: '0125367' }))).toEqual(['MatKhau:REQUIRED']);
    expect(await faults(save({ MoiTruong: 'That' }))).toEqual(['MatKhau:REQUIRED']);
    expect(await save({ MoiTruong: 'That', Bat: false })).toMatchObject({ coMatKhau: false });
    expect(await faults(checkPrescriptionLink(admin))).toBe('LINK_NOT_SET_UP');
  });

  it('offers the simulator only where one runs', async () => {
    const real = { ...admin, config: { ...admin.config, standIns: {} } };
    expect((await prescriptionLink(real)).moiTruongs).toEqual(['That', 'Thu']);
    const { version } = await prescriptionLink(real);
    const chosen = { version, Bat: false, MoiTruong: 'MoPhong', MaLienThong: '0125366' } as const;
    expect(await faults(updatePrescriptionLink(real, chosen))).toEqual(['MoiTruong:NOT_IN_LIST']);
    expect((await prescriptionLink(admin)).moiTruongs).toContain('MoPhong');
  });

  it('is never saved over the change of somebody else', async () => {
    const { version } = await prescriptionLink(admin);
    await save({ MaLienThong: '0101999' });
    expect(await faults(save({ version }))).toBe('CONFLICT');
  });

  it('says that the key is lost', async () => {
    await save({ MoiTruong: 'MoPhong', MaLienThong: '0125366', MatKhau: 'demo' });
    const other = { ...admin, config: { ...admin.config, secretKey: 'ab'.repeat(32) } };
    expect(await checkPrescriptionLink(other)).toMatchObject({ KetQuaKiemTra: 'MatKhoa' });
  });

  it('gives prescriptions the begin of their codes', async () => {
    expect(await save({ MaLienThong: '0125366' })).toMatchObject({ dauMa: '25366' });
    expect(await prescriptionPrefix(admin)).toBe('25366');
    await save({ MaLienThong: '', Bat: false });
    expect(await prescriptionPrefix(admin)).toBe('01999');
  });
});

describe('who prescribes', () => {
  it('is listed by one statement, those without a link code first', async () => {
    const rows = await prescribers(admin);
    expect(await site.countQueries(() => prescribers(admin))).toBe(1);
    expect(rows.map((row) => row['MaNhanVien'])).toContain('NV006');
    const coded = rows.map((row) => row['MaLienThongBacSi'] !== null);
    expect(coded).toEqual([...coded].sort((one, other) => Number(one) - Number(other)));
    await site.database.db.execute(
      sql`update main.nhan_vien set ma_lien_thong_bac_si = '' where id = ${rows.at(-1)?.['NhanVien_Id']}`,
    );
    const after = await prescribers(admin);
    const moved = after.find((row) => row['NhanVien_Id'] === rows.at(-1)?.['NhanVien_Id']);
    expect(moved?.['MaLienThongBacSi']).toBeNull();
  });
});
