import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, systemContext, type TestSite } from '../../../../test/testSite.ts';
import type { Ctx } from '../../../engine/context.ts';
import { sendOne } from '../../../engine/jobs/outbox.ts';
import { postJson } from '../../../engine/outside/postJson.ts';
import type { SimulatorServer } from '../../../engine/outside/simulatorServer.ts';
import { cancelKhamBenh, endKhamBenh } from '../../examination/commands.ts';
import { codeOf, type ExamFactory, examFactory } from '../../examination/testExam.ts';
import { keepDoctorPassword, updatePrescriptionLink } from '../../prescriptionLink/commands.ts';
import { prescribers, prescriptionLink } from '../../prescriptionLink/queries.ts';
import {
  sellPath,
  simulatorHost,
  simulatorPassword,
  startPrescriptionSimulator,
} from '../../prescriptionLink/simulator.ts';
import { logPrint } from '../../printing/prints.ts';
import { cancelPrescription, savePrescription } from '../commands.ts';
import { prescriptionById, prescriptionsOfSession } from '../queries.ts';
import { sentPrescriptions } from './list.ts';
import { nationalAdapter, nationalPrescriptionCall, withdrawalKey } from './outgoing.ts';
import { sendNow, withdrawNow } from './resend.ts';

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
const senders = { [nationalAdapter]: nationalPrescriptionCall };

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
      hanhDongs: [
        { action: 'guiLienThong', refusal: 'PRESCRIPTION_SENT' },
        { action: 'thuHoiLienThong', refusal: 'PRESCRIPTION_NOT_TO_WITHDRAW' },
      ],
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

describe('the withdrawal of a prescription that was sent', () => {
  const words = 'Kê nhầm liều';
  const sent = async () => {
    await turn(true);
    const NhanVien_Id = make.doctor.user?.NhanVien_Id ?? '';
    await site.database.pool.query(`update main.nhan_vien set ma_lien_thong_bac_si = 'BS01' where id = $1`, [
      NhanVien_Id,
    ]);
    await keepDoctorPassword(admin, { NhanVien_Id, MatKhau: 'demo' });
    const id = await ended();
    expect(await send(id)).toBe('done');
    return id;
  };
  const withdraw = (id: string) => send(withdrawalKey(id));
  const answerOf = async (id: string) =>
    (
      await site.database.pool.query('select answer from main.outbox where idempotency_key = $1', [
        withdrawalKey(id),
      ])
    ).rows[0]?.answer;
  /** A pharmacy outside sells it. */
  const sell = async (id: string) => {
    const { MaDonThuoc } = await prescriptionById(doctor(), id);
    const body = { ma_don_thuoc: MaDonThuoc, ten_nha_thuoc: 'Nhà thuốc An Bình' };
    const { config } = asking(make.doctor);
    const key = { 'app-key': simulatorPassword };
    return postJson(config, `http://${simulatorHost}${sellPath}`, body, 5_000, key);
  };

  it('is sent with the reason once it is cancelled, and the session can be cancelled then', async () => {
    const id = await sent();
    expect(await codeOf(cancelPrescription(doctor(), id, ' '))).toBe('BAD_INPUT');
    const { KhamBenh_Id } = await prescriptionById(doctor(), id);
    const why = { LyDo_Id: make.ids.reason };
    expect(await codeOf(cancelKhamBenh(doctor(), KhamBenh_Id, 'huy', why))).toBe('EXAM_HAS_ORDERS');
    await cancelPrescription(doctor(), id, words);
    expect(await rowOf(id)).toMatchObject({
      TrangThai: 'ChoThuHoi',
      LyDoHuy: words,
      hanhDongs: [
        { action: 'guiLienThong', refusal: 'PRESCRIPTION_SENT' },
        { action: 'thuHoiLienThong', refusal: null },
      ],
    });
    expect(await codeOf(cancelPrescription(doctor(), id, words))).toBe('PRESCRIPTION_ISSUED');
    expect(await codeOf(cancelKhamBenh(doctor(), KhamBenh_Id, 'huy', why))).toBe('done');
    expect(await withdraw(id)).toBe('done');
    expect(await rowOf(id)).toMatchObject({ TrangThai: 'DaThuHoi', lyDoLoi: null });
    expect((await rowOf(id))?.NgayThuHoi).toBeTruthy();
    expect(await answerOf(id)).toEqual({ outcome: 'WITHDRAWN' });
    expect(await codeOf(withdrawNow(doctor(), id))).toBe('PRESCRIPTION_NOT_TO_WITHDRAW');
  });

  it('is looked up before it is repeated: a call whose answer was lost is not made twice', async () => {
    const id = await sent();
    await cancelPrescription(doctor(), id, words);
    expect(await withdraw(id)).toBe('done');
    await site.database.pool.query(
      `update main.outbox set trang_thai = 'Loi', answer = null where idempotency_key = $1`,
      [withdrawalKey(id)],
    );
    expect(await withdraw(id)).toBe('done');
    expect(await answerOf(id)).toEqual({ outcome: 'WITHDRAWN_BEFORE' });
  });

  it('is refused in the words of the system once a pharmacy sold it, and tried again by hand', async () => {
    const id = await sent();
    expect((await sell(id)).status).toBe(200);
    await cancelPrescription(doctor(), id, words);
    expect(await withdraw(id)).not.toBe('done');
    expect(await rowOf(id)).toMatchObject({
      TrangThai: 'LoiThuHoi',
      lanGui: 1,
      lyDoLoi: 'Đơn thuốc đã được bán tại Nhà thuốc An Bình, không thể hủy',
    });
    expect(await withdrawNow(doctor(), id)).toBe(true);
    const { counts } = await sentPrescriptions(doctor(), { TrangThai: 'LoiThuHoi' });
    expect(counts.LoiThuHoi).toBe(1);
  });

  it('follows the sending: what was never sent is not sent any more, and the system does not know it', async () => {
    await turn(true);
    const id = await ended();
    await cancelPrescription(doctor(), id, words);
    expect(await withdraw(id)).not.toBe('done');
    expect((await rowOf(id))?.lyDoLoi).toBe('PRESCRIPTION_BEING_SENT');
    expect(await send(id)).toBe('done');
    expect(await withdraw(id)).toBe('done');
    expect(await answerOf(id)).toEqual({ outcome: 'NOT_KNOWN' });
    expect((await rowOf(id))?.NgayGui).toBeNull();
  });

  it('is not begun for one that the system was never told of', async () => {
    await turn(false);
    const id = await ended();
    await cancelPrescription(doctor(), id, words);
    expect(await rowOf(id)).toBeUndefined();
    expect(await codeOf(withdrawNow(doctor(), id))).toBe('PRESCRIPTION_NOT_TO_WITHDRAW');
  });

  it('follows its replacement after the end of the examination, which is sent', async () => {
    const id = await sent();
    const { KhamBenh_Id, version } = await prescriptionById(doctor(), id);
    expect(await codeOf(write(KhamBenh_Id, version, '2'))).toBe('EXAM_ENDED');
    const replace = (LyDoThay: string) =>
      savePrescription(doctor(), KhamBenh_Id, { requestId: v7(), version, LyDoThay, dongs: [lineOf('2')] });
    expect(await codeOf(replace('x'.repeat(501)))).toBe('BAD_INPUT');
    await replace(words);
    const [next] = await prescriptionsOfSession(doctor(), KhamBenh_Id);
    expect(next?.ThayTheCho_Id).toBe(id);
    expect(await rowOf(next?._id ?? '')).toMatchObject({ TrangThai: 'Cho' });
    expect(await rowOf(id)).toMatchObject({ TrangThai: 'ChoThuHoi', MaDonThayThe: next?.MaDonThuoc });
    expect([await withdraw(id), await send(next?._id ?? '')]).toEqual(['done', 'done']);
    expect(await rowOf(id)).toMatchObject({ TrangThai: 'DaThuHoi', LyDoHuy: words });
  });

  it('is for who prescribes at the room', async () => {
    const id = await sent();
    const desk = await site.ctx('tiepdon', { node: 'TN01' });
    expect(await codeOf(cancelPrescription(desk, id, words))).toBe('FORBIDDEN');
    expect(await codeOf(withdrawNow(desk, id))).not.toBe('done');
  });
});
