import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../../test/testSite.ts';
import type { Ctx } from '../../../engine/context.ts';
import { saveKhamBenh } from '../../examination/commands.ts';
import { orderForSession } from '../../examination/orderForSession.ts';
import { sessionById } from '../../examination/queries.ts';
import { codeOf, type ExamFactory, examFactory } from '../../examination/testExam.ts';
import { previewOrder } from '../../orders/previewOrder.ts';
import { savePrescription } from '../../prescriptions/commands.ts';
import { updateSetting } from '../../system/commands.ts';

let site: TestSite;
let make: ExamFactory;
beforeAll(async () => {
  site = await openTestSite();
  make = await examFactory(site);
});
afterAll(() => site.close());

const doctor = (): Ctx => ({ ...make.doctor, loaders: new Map() });
const wanted = async (chanLoiBHYT: boolean) =>
  updateSetting(await site.ctx('quantri'), 'facility', { chanLoiBHYT });

/** An insured session whose card, unless it says otherwise, ends today. */
async function insured(BHYTNgayHetHieuLuc = '2099-12-31') {
  const made = await make.examined({
    visit: {
      DoiTuong_Id: make.ids.insured,
      SoTheBHYT: 'DN4010123456789',
      BHYTNgayHieuLuc: '2025-01-01',
      BHYTNgayHetHieuLuc: '2099-12-31',
    },
  });
  await site.database.pool.query('update main.tiep_nhan set bhyt_ngay_het_hieu_luc = $2 where id = $1', [
    made.visit,
    BHYTNgayHetHieuLuc,
  ]);
  const { version } = await sessionById(doctor(), made.id);
  await saveKhamBenh(doctor(), made.id, { version, CanNang: 52.5 });
  return made;
}

const order = (KhamBenh_Id: string) =>
  codeOf(
    orderForSession(doctor(), {
      ...{ requestId: v7(), KhamBenh_Id, xacNhanTrung: true },
      chiTiets: [{ DichVu_Id: make.ids.test }],
    }),
  );
const preview = async (TiepNhan_Id: string) =>
  (
    await previewOrder(doctor(), {
      ...{ TiepNhan_Id, NoiYeuCau_Id: make.ids.room },
      chiTiets: [{ DichVu_Id: make.ids.test }],
    })
  ).phatHiens;

describe('an order that the portal would refuse', () => {
  it('is told of and sent all the same', async () => {
    const { id, visit } = await insured('2025-12-31');
    expect(await preview(visit)).toContainEqual(
      expect.objectContaining({ ma: 'V23', laLoi: true, noiSua: 'Tiếp nhận' }),
    );
    expect(await order(id)).toBe('done');
  });

  it('is refused where the settings want it, one without findings is not', async () => {
    const [bad, good] = [await insured('2025-12-31'), await insured()];
    await wanted(true);
    try {
      expect(await order(bad.id)).toBe('CLAIM_STOPS_ORDER');
      expect(await preview(good.visit)).toEqual([]);
      expect(await order(good.id)).toBe('done');
      const dongs = [
        { Duoc_Id: make.ids.drug, LoaiToa: 'BHYT' as const, Kho_Id: make.ids.store, SoNgay: 3, Sang: '1' },
      ];
      const prescribe = (id: string) =>
        codeOf(savePrescription(doctor(), id, { requestId: v7(), version: 0, dongs }));
      expect(await prescribe(bad.id)).toBe('CLAIM_STOPS_ORDER');
    } finally {
      await wanted(false);
    }
  });
});

it('a visit without insurance is not looked at', async () => {
  const { visit } = await make.examined();
  expect(await preview(visit)).toEqual([]);
});
