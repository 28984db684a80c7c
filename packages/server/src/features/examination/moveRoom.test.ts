import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { linesOfVisit } from '../cashier/queries.ts';
import { linesOfSlip, slipById } from '../orders/queries.ts';
import { beforeMove, moveToRoom } from './moveRoom.ts';
import { sessionById } from './queries.ts';
import { codeOf, type ExamFactory, examFactory } from './testExam.ts';

let site: TestSite;
let make: ExamFactory;
const other = { room: '', exam: '' };

beforeAll(async () => {
  site = await openTestSite();
  make = await examFactory(site);
  other.room = await site.id('auth.node', 'PK03');
  other.exam = await site.id('main.dm_dich_vu', 'KB-TIM');
});
afterAll(() => site.close());

/** A visit with a card of this facility that nobody else has. */
const insured = () => ({
  person: { GioiTinh: 'MALE' as const },
  visit: {
    DoiTuong_Id: make.ids.insured,
    SoTheBHYT: `DN4${String(Date.now()).slice(-7)}${String(Math.floor(Math.random() * 1e5)).padStart(5, '0')}`,
    BHYTNgayHieuLuc: '2020-01-01',
    BHYTNgayHetHieuLuc: '2099-12-31',
    chapNhanThe: true,
  },
});

describe('moving to another room', () => {
  it('orders the exam there and ends the session here', async () => {
    const { doctor, ids } = make;
    const { id, visit } = await make.examined();
    expect(await beforeMove(doctor, visit)).toEqual({ soLanKham: 1, tyLe: 100, laBHYT: false });
    const move = { requestId: v7(), KhamBenh_Id: id, PhongBan_Id: ids.room2, DichVu_Id: ids.exam };
    const slip = await moveToRoom(doctor, move, true);
    expect(await moveToRoom(doctor, move, true)).toBe(slip);
    doctor.loaders.clear();
    expect((await slipById(doctor, slip)).NoiThucHien_Id).toBe(ids.room2);
    expect((await sessionById(doctor, id)).TrangThai).toBe('DaKham');
    expect(await codeOf(moveToRoom(doctor, { ...move, requestId: v7() }, true))).toBe('EXAM_ENDED');
  });

  it('gives the insured second exam of another speciality at 30 % of its price, as it says before', async () => {
    const { doctor } = make;
    const { id, visit } = await make.examined(insured());
    expect(await beforeMove(doctor, visit)).toEqual({ soLanKham: 1, tyLe: 30, laBHYT: true });
    const slip = await moveToRoom(
      doctor,
      { requestId: v7(), KhamBenh_Id: id, PhongBan_Id: other.room, DichVu_Id: other.exam },
      true,
    );
    doctor.loaders.clear();
    const [line] = await linesOfSlip(doctor, slip);
    const dongs = await linesOfVisit(doctor, visit);
    const [first, second] = [
      dongs.find((one) => one.source_Id !== line?._id),
      dongs.find((one) => one.source_Id === line?._id),
    ];
    expect([first?.tyLeDV, second?.tyLeDV]).toEqual([100, 30]);
    expect(Number(second?.ThanhTien)).toBe(Number(second?.DonGiaBHYT) * 0.3);
    expect((await beforeMove(doctor, visit)).soLanKham).toBe(2);
  });

  it('is refused into the room where the patient is', async () => {
    const { doctor, ids } = make;
    const { id } = await make.examined();
    const move = { requestId: v7(), KhamBenh_Id: id, PhongBan_Id: ids.room, DichVu_Id: ids.exam };
    expect(await codeOf(moveToRoom(doctor, move, true))).toBe('BAD_INPUT');
    expect((await sessionById(doctor, id)).TrangThai).toBe('DangKham');
  });
});
