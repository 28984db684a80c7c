import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { savePrescription } from '../prescriptions/commands.ts';
import { endKhamBenh, saveKhamBenh } from './commands.ts';
import { moveToRoom } from './moveRoom.ts';
import { sessionById } from './queries.ts';
import { type ExamFactory, examFactory } from './testExam.ts';

let site: TestSite;
let make: ExamFactory;
let token: string;

beforeAll(async () => {
  site = await openTestSite();
  make = await examFactory(site);
  token = await site.token('bsnoi1');
});
afterAll(() => site.close());

const doctor = (): Ctx => ({ ...make.doctor, loaders: new Map() });
const says = (texts: Record<string, string | null>) => ({
  LyDoKham: null,
  TrieuChungLamSang: null,
  LoiDan: null,
  ...texts,
});

/** A session with a resolution that sends home, whose texts are these alone. */
async function written(texts: Record<string, string | null>) {
  const { id } = await make.examined();
  const { version } = await sessionById(doctor(), id);
  const HuongGiaiQuyet_Id = await site.id('main.huong_giai_quyet', 'CHOVE');
  await saveKhamBenh(doctor(), id, { version, HuongGiaiQuyet_Id, ...says(texts) });
  return { id, version: version + 1 };
}

const missing = (act: Promise<unknown>) =>
  act.then(
    () => [],
    (error: { details?: { issues?: Array<{ path: string }> } }) =>
      (error.details?.issues ?? []).map(({ path }) => path),
  );

describe('a session is not closed', () => {
  it('while nothing is known of the illness or of its treatment', async () => {
    const { id } = await written({});
    expect(await missing(endKhamBenh(doctor(), id))).toEqual(['QuaTrinhBenhLy', 'PhuongPhapDieuTri']);
    expect((await sessionById(doctor(), id)).TrangThai).toBe('DangKham');
  });

  it.each([
    ['ketThucKhamBenh', 'mutation ($id: ID!) { done: ketThucKhamBenh(id: $id) { _id } }'],
    [
      'verifyKhamBenh',
      'mutation ($id: ID!) { done: verifyKhamBenh(id: $id, currentState: DangKham) { _id } }',
    ],
    [
      'saveAndVerifyKhamBenh',
      'mutation ($id: ID!) { done: saveAndVerifyKhamBenh(id: $id, input: { version: 3 }) { _id } }',
    ],
  ])('by %s', async (_name, mutation) => {
    const { id } = await written({ LoiDan: 'Nghỉ ngơi' });
    const node = { 'current-node': make.ids.room };
    const refused = await site.graphql('main', mutation, { id }, token, node);
    expect(JSON.stringify(refused.errors)).toContain('QuaTrinhBenhLy');
    expect((await sessionById(doctor(), id)).TrangThai).toBe('DangKham');
  });

  it('is moved to another room all the same: the visit goes on', async () => {
    const { id } = await written({});
    const input = {
      requestId: crypto.randomUUID(),
      KhamBenh_Id: id,
      PhongBan_Id: make.ids.room2,
      DichVu_Id: make.ids.exam,
    };
    await moveToRoom(doctor(), input, true);
    expect((await sessionById(doctor(), id)).TrangThai).toBe('DaKham');
  });
});

describe('a session is closed', () => {
  it('with what the doctor typed anyway', async () => {
    const { id } = await written({ TrieuChungLamSang: 'Họng đỏ', LoiDan: 'Súc họng' });
    expect(await missing(endKhamBenh(doctor(), id))).toEqual([]);
  });

  it('with what was prescribed as its treatment', async () => {
    const { id } = await written({ LyDoKham: 'Đau họng' });
    await savePrescription(doctor(), id, {
      ...{ requestId: crypto.randomUUID(), version: 0 },
      dongs: [{ Duoc_Id: make.ids.drug, LoaiToa: 'MuaNgoai', SoNgay: 3, Sang: '1' }],
    });
    expect(await missing(endKhamBenh(doctor(), id))).toEqual([]);
  });

  it('with what the doctor wrote into the boxes, given with the end', async () => {
    const { id, version } = await written({});
    const input = { version, QuaTrinhBenhLy: 'Khám định kỳ', PhuongPhapDieuTri: 'Không dùng thuốc' };
    expect(await missing(endKhamBenh(doctor(), id, input))).toEqual([]);
    expect(await sessionById(doctor(), id)).toMatchObject({
      TrangThai: 'DaKham',
      QuaTrinhBenhLy: 'Khám định kỳ',
    });
  });
});
