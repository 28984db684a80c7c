import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, systemContext, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { examFactory } from '../examination/testExam.ts';
import { imagingReading } from '../imaging/imagingReading.ts';
import { imagingFactory } from '../imaging/testImaging.ts';
import { huyTraKetQua } from '../lab/commands.ts';
import { labFactory } from '../lab/testLab.ts';
import { noticesOf } from '../notifications/queries.ts';
import { abnormalOf } from '../orders/abnormal.ts';
import { slipById } from '../orders/queries.ts';
import { returnResult, takeBackResult } from '../readings/commands.ts';
import { code } from '../reception/testReception.ts';
import { acknowledge } from './commands.ts';
import { criticalsOfRoom, criticalsOfSession } from './queries.ts';
import { nguyHiemTable } from './tables.ts';
import { tellAgain } from './tellAgain.ts';
import { finding, makeCritical, told } from './testCriticals.ts';

let site: TestSite;
let at: Awaited<ReturnType<typeof imagingFactory>>;
let doctor: Ctx;
let room: string;
beforeAll(async () => {
  site = await openTestSite();
  at = await imagingFactory(site);
  doctor = await site.ctx('bsnoi1', { node: 'PK01' });
  room = await site.id('auth.node', 'PK01');
});
afterAll(() => site.close());

/** A returned ultrasound that shows what endangers the patient. */
const critical = () => makeCritical(site, at);
const of = (slip: string) =>
  site.database.db.select().from(nguyHiemTable).where(eq(nguyHiemTable.DichVuYeuCau_Id, slip));
const only = async (slip: string) => {
  const [row] = await of(slip);
  if (!row) throw new Error('nothing was raised');
  return row;
};
const notices = async (ctx: Ctx, slip: string) =>
  (await noticesOf(ctx, { chuaDoc: false, limit: 100 })).dongs
    .filter((one) => one.BanGhi_Id === slip)
    .map(({ Loai }) => Loai)
    .sort();

describe('what a read result shows to endanger the patient', () => {
  it('is not given out before it is noted who was told', async () => {
    const { slip } = await at.written(finding);
    const act = returnResult(at.fresh(at.doctor), imagingReading, slip, { oldState: 'ChuaKetQua' });
    expect(await code(act)).toBe('CRITICAL_NOT_CONFIRMED');
    expect(await of(slip)).toEqual([]);
  });

  it('comes to who ordered: on their list, as a notice, as a mark of the slip', async () => {
    const { slip } = await critical();
    expect(await only(slip)).toMatchObject({
      TrangThai: 'ChoXacNhan',
      NoiDung: [expect.stringMatching(/^Siêu âm.*: Vỡ lách độ III, dịch tự do ổ bụng\.$/)],
      BaoCho: told,
      NoiYeuCau_Id: room,
      NoiThucHien_Id: at.room,
    });
    expect(await criticalsOfRoom(at.fresh(doctor), room)).toMatchObject([{ DichVuYeuCau_Id: slip }]);
    expect(await criticalsOfRoom(at.fresh(at.doctor), at.room)).toMatchObject([{ DichVuYeuCau_Id: slip }]);
    expect(await notices(doctor, slip)).toEqual(['KetQuaNguyHiem']);
    const stands = await slipById(at.fresh(doctor), slip);
    expect(await abnormalOf(at.fresh(doctor), stands)).toEqual({ cao: 0, thap: 0, nguyHiem: 1 });
    expect((await at.read(slip)).phienBans[0]).toMatchObject({ XacNhanNguyHiem: told });
  });

  it('is withdrawn with its result, and comes anew with the next version', async () => {
    const { slip } = await critical();
    const back = { oldState: 'CoKetQua', LyDo: 'Nhầm bên' };
    await takeBackResult(at.fresh(at.doctor), imagingReading, slip, back);
    expect((await only(slip)).TrangThai).toBe('DaThu');
    expect(await code(acknowledge(at.fresh(doctor), (await only(slip))._id, 'Đã gọi'))).toBe(
      'CRITICAL_ANSWERED',
    );
    const again = { oldState: 'ChuaKetQua' };
    expect(await code(returnResult(at.fresh(at.doctor), imagingReading, slip, again))).toBe(
      'CRITICAL_NOT_CONFIRMED',
    );
    await returnResult(at.fresh(at.doctor), imagingReading, slip, { ...again, XacNhanNguyHiem: told });
    expect((await of(slip)).map(({ TrangThai, PhienBan }) => [PhienBan, TrangThai]).sort()).toEqual([
      [1, 'DaThu'],
      [2, 'ChoXacNhan'],
    ]);
  });
});

describe('a critical value of the laboratory', () => {
  it('is a finding as well, withdrawn with its result', async () => {
    const lab = await labFactory(site);
    const { slip } = await lab.returned('30');
    expect((await only(slip)).NoiDung).toEqual(['Glucose 30 mmol/L']);
    await huyTraKetQua(lab.lab, slip, { oldState: 'CoKetQua', LyDo: 'Nhầm ống' });
    expect((await only(slip)).TrangThai).toBe('DaThu');
  });
});

describe('who acknowledges', () => {
  it('is a doctor of the place that ordered, once, saying what is done', async () => {
    const { slip } = await critical();
    const { _id } = await only(slip);
    expect(await code(acknowledge(at.fresh(doctor), _id, '  '))).toBe('BAD_INPUT');
    const stranger = await site.ctx('bsngoai1').catch(() => site.ctx('bsngoai'));
    expect(await code(acknowledge(stranger, _id, 'Đã gọi'))).toBe('NODE_NOT_GRANTED');
    expect(await code(acknowledge(at.fresh(at.technician), _id, 'Đã gọi'))).toBe('NODE_NOT_GRANTED');
    await acknowledge(at.fresh(doctor), _id, 'Chuyển phòng mổ cấp cứu');
    expect(await only(slip)).toMatchObject({
      TrangThai: 'DaXacNhan',
      XuTri: 'Chuyển phòng mổ cấp cứu',
      NguoiXacNhan_Id: doctor.user?.NhanVien_Id,
    });
    expect(await code(acknowledge(at.fresh(doctor), _id, 'Lần nữa'))).toBe('CRITICAL_ANSWERED');
  });

  it('sees it with the session that ordered', async () => {
    const { slip } = await critical();
    const { id: session } = await (await examFactory(site)).examined();
    await site.database.db.execute(
      sql`update main.ket_qua_nguy_hiem set kham_benh_id = ${session} where dich_vu_yeu_cau_id = ${slip}`,
    );
    expect(await criticalsOfSession(at.fresh(doctor), session)).toMatchObject([{ DichVuYeuCau_Id: slip }]);
  });
});

describe('a finding that nobody acknowledges', () => {
  const after = async (slip: string, minutes: number) => {
    await site.database.db.execute(
      sql`update main.ket_qua_nguy_hiem set ngay_bao = now() - make_interval(mins => ${minutes}) where dich_vu_yeu_cau_id = ${slip}`,
    );
    return tellAgain(systemContext(site));
  };

  it('is told of again: to the doctors of the place, then to the room that found it, each once', async () => {
    const { slip } = await critical();
    await tellAgain(systemContext(site));
    expect(await after(slip, 14)).toBe(0);
    expect(await after(slip, 16)).toBe(1);
    expect(await after(slip, 20)).toBe(0);
    expect(await after(slip, 31)).toBe(1);
    expect(await after(slip, 600)).toBe(0);
    expect(await notices(doctor, slip)).toEqual(['KetQuaNguyHiem', 'NguyHiemChuaXacNhan']);
    expect(await notices(at.technician, slip)).toEqual(['NguyHiemChuaXacNhan']);
    expect((await only(slip)).LanBaoLai).toBe(2);
  });

  it('is told of no more once it is', async () => {
    const { slip } = await critical();
    await acknowledge(at.fresh(doctor), (await only(slip))._id, 'Đã hội chẩn ngoại');
    expect(await after(slip, 60)).toBe(0);
  });
});
