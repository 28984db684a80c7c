import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, systemContext, type TestSite } from '../../../../test/testSite.ts';
import type { Ctx } from '../../../engine/context.ts';
import { sendOne } from '../../../engine/outbox.ts';
import type { SimulatorServer } from '../../../engine/outside/simulatorServer.ts';
import { endKhamBenh } from '../../examination/commands.ts';
import { codeOf, type ExamFactory, examFactory } from '../../examination/testExam.ts';
import { keepDoctorPassword, updatePrescriptionLink } from '../../prescriptionLink/commands.ts';
import { prescribers, prescriptionLink } from '../../prescriptionLink/queries.ts';
import { simulatorHost, startPrescriptionSimulator } from '../../prescriptionLink/simulator.ts';
import { logPrint } from '../../printing/prints.ts';
import { savePrescription } from '../commands.ts';
import { prescriptionById, prescriptionsOfSession } from '../queries.ts';
import { sentPrescriptions } from './list.ts';
import { nationalAdapter, sendPrescriptionCall } from './outgoing.ts';
import { sendNow } from './resend.ts';

let site: TestSite;
let system: SimulatorServer;
let make: ExamFactory;
let admin: Ctx;

const asking = (ctx: Ctx): Ctx => ({
  ...ctx,
  loaders: new Map(),
  config: { ...ctx.config, standIns: { [simulatorHost]: system.url } },
});
const doctor = () => asking(make.doctor);
const senders = { [nationalAdapter]: sendPrescriptionCall };

beforeAll(async () => {
  site = await openTestSite();
  system = await startPrescriptionSimulator();
  make = await examFactory(site);
  admin = asking(await site.ctx('quantri'));
});
afterAll(async () => {
  await system.close();
  await site.close();
});

const lineOf = (Sang = '1') => ({ Duoc_Id: make.ids.drug, LoaiToa: 'MuaNgoai' as const, SoNgay: 3, Sang });
const write = (id: string, version: number, Sang?: string) =>
  savePrescription(doctor(), id, { requestId: v7(), version, dongs: [lineOf(Sang)] });

/** The prescription of an examination that has ended. */
async function ended(): Promise<string> {
  const { id } = await make.examined();
  await write(id, 0);
  await endKhamBenh(doctor(), id, { version: 2, HuongGiaiQuyet_Id: make.ids.end });
  const [toa] = await prescriptionsOfSession(doctor(), id);
  return toa?._id ?? '';
}
const rowOf = async (id: string) =>
  (await sentPrescriptions(doctor(), { limit: 200 })).data.find((row) => row._id === id);
const send = async (id: string) => {
  const { rows } = await site.database.pool.query<{ id: string }>(
    'select id from main.outbox where adapter = $1 and idempotency_key = $2',
    [nationalAdapter, id],
  );
  return codeOf(sendOne(asking(systemContext(site)), rows[0]?.id ?? '', senders));
};
const turn = async (Bat: boolean) => {
  const { version } = await prescriptionLink(admin);
  const account = { MoiTruong: 'MoPhong' as const, MaLienThong: '0125366', MatKhau: 'demo' };
  await updatePrescriptionLink(admin, { version, Bat, ...account });
};

describe('a prescription and the national system', () => {
  it('are apart while the link is off; sending says so, and begins when it is on', async () => {
    await turn(false);
    const id = await ended();
    expect(await rowOf(id)).toMatchObject({ TrangThai: 'ChuaGui', lanGui: 0 });
    expect(await codeOf(sendNow(doctor(), id))).toBe('LINK_OFF');
    await turn(true);
    await sendNow(doctor(), id);
    expect(await rowOf(id)).toMatchObject({ TrangThai: 'Cho' });
  });

  it('meet at the end of the examination, once the doctor has an account there', async () => {
    const NhanVien_Id = make.doctor.user?.NhanVien_Id ?? '';
    await site.database.pool.query(`update main.nhan_vien set ma_lien_thong_bac_si = null where id = $1`, [
      NhanVien_Id,
    ]);
    const id = await ended();
    expect(await send(id)).not.toBe('done');
    expect(await rowOf(id)).toMatchObject({ TrangThai: 'Loi', lanGui: 1, lyDoLoi: 'DOCTOR_NOT_LINKED' });

    await site.database.pool.query(`update main.nhan_vien set ma_lien_thong_bac_si = 'BS01' where id = $1`, [
      NhanVien_Id,
    ]);
    await keepDoctorPassword(admin, { NhanVien_Id, MatKhau: 'not-the-one' });
    await sendNow(doctor(), id);
    await send(id);
    expect((await rowOf(id))?.lyDoLoi).toBe('Mã liên thông bác sĩ hoặc mật khẩu không đúng');

    await keepDoctorPassword(admin, { NhanVien_Id, MatKhau: 'demo' });
    expect(await send(id)).toBe('done');
    expect(await rowOf(id)).toMatchObject({
      TrangThai: 'DaGui',
      hanhDongs: [{ action: 'guiLienThong', refusal: 'PRESCRIPTION_SENT' }],
    });
    expect(await codeOf(sendNow(doctor(), id))).toBe('PRESCRIPTION_SENT');
    const { rows } = await site.database.pool.query(
      'select answer from main.outbox where idempotency_key = $1',
      [id],
    );
    expect(rows[0].answer.checksum).toMatch(/^[0-9a-f]{64}$/);
  });

  it('keep the password of a doctor out of every answer and of the log', async () => {
    const { rows } = await site.database.pool.query(
      `select string_agg(a::text, '') as log from main.audit a where entity = 'BacSiLienThong'`,
    );
    expect(rows[0].log).toContain('doiMatKhau');
    expect(`${rows[0].log}${JSON.stringify(await prescribers(admin))}`).not.toMatch(/not-the-one|"demo"/);
  });

  it('stand in one list of one page, which tells how many there are in each state', async () => {
    const list = await sentPrescriptions(doctor(), { TrangThai: 'DaGui' });
    expect([list.totalRows, list.counts.DaGui, list.data.length]).toEqual([1, 1, 1]);
    expect(list.data[0]?.TenBenhNhan).toMatch(/NGƯỜI KHÁM/i);
    expect(
      await site.countQueries(() => sentPrescriptions({ ...make.doctor, loaders: new Map() }, {})),
    ).toBeLessThanOrEqual(2);
  });
});

describe('a prescription that was printed', () => {
  it('stays as it is when it is changed, and a new code replaces it', async () => {
    const { id } = await make.examined();
    await write(id, 0);
    const [first] = await prescriptionsOfSession(doctor(), id);
    await write(id, 1, '2');
    const [same] = await prescriptionsOfSession(doctor(), id);
    expect(same?._id).toBe(first?._id);

    await logPrint(doctor(), 'DonThuoc', first?._id ?? '', null);
    await write(id, same?.version ?? 0, '1');
    const [next] = await prescriptionsOfSession(doctor(), id);
    expect(next).toMatchObject({ ThayTheCho_Id: first?._id, TrangThai: 'DaKe' });
    expect(next?.MaDonThuoc).not.toBe(first?.MaDonThuoc);
    expect(await prescriptionById(doctor(), first?._id ?? '')).toMatchObject({ TrangThai: 'DaHuy' });
  });
});
