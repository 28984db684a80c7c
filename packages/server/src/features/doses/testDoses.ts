import { v7 } from 'uuid';
import type { TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import type { ThucHienThuocInput, YLenhThuocInput } from '../../gql/main.ts';
import type { ExamFactory } from '../examination/testExam.ts';
import { again, wardFactory } from '../stays/testStays.ts';
import { ordersOfEntry } from '../treatment/queries.ts';
import { drugLine, makeEntry } from '../treatment/testTreatment.ts';
import { recordDose } from './commands.ts';

/** A ward with orders of drugs and their doses. */
export async function doseFactory(site: TestSite, exam: ExamFactory) {
  const at = await wardFactory(site, exam);

  /** An order of a drug of a stay, once and now unless it says otherwise. */
  async function ordered(NhapVien_Id: string, code = 'T001', more: YLenhThuocInput = {}) {
    const line = await drugLine(site, code, { CachDung: 'MotLan', Gios: null, ...more });
    const entry = await makeEntry(at.doctor, NhapVien_Id, { thuocs: [line] });
    const [order] = await ordersOfEntry(again(at.doctor), entry);
    if (!order) throw new Error('no order');
    return order;
  }

  /** What a nurse writes who gives the dose of an order that is given once. */
  const giving = (order: { _id: string; TuLuc: Date; CachDung: string }): ThucHienThuocInput => ({
    requestId: v7(),
    YLenhThuoc_Id: order._id,
    GioDung: order.CachDung === 'MotLan' ? order.TuLuc : null,
    LyDoKhongQuet: 'Mất vòng tay',
  });

  const give = (
    order: Parameters<typeof giving>[0],
    more: ThucHienThuocInput = {},
    ctx: Ctx = again(at.nurse),
  ) => recordDose(ctx, { ...giving(order), ...more });

  return { ...at, ordered, giving, give };
}

/** What the acts on doses of a stay name, by their mutations: for walks over all of them. */
export async function namedByDoses(at: Awaited<ReturnType<typeof doseFactory>>, stay: string) {
  const infusion = { TheTich: '500', SoPhut: 240 };
  const [open, given, running] = [
    await at.ordered(stay),
    await at.ordered(stay, 'T008'),
    await at.ordered(stay, 'T023', infusion),
  ];
  return {
    createThucHienThuoc: { YLenhThuoc_Id: open._id },
    thuHoiThucHienThuoc: { id: await at.give(given) },
    ketThucTruyen: { id: await at.give(running) },
  };
}
