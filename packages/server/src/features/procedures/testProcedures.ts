import type { TestSite } from '../../../test/testSite.ts';
import type { TuongTrinhPTTTInput } from '../../gql/main.ts';
import { readingFactory } from '../readings/testReading.ts';
import { returnProcedure, saveProcedure } from './commands.ts';
import { procedureReading } from './procedureReading.ts';

/** What was done and found of every service. */
export const done = { MoTa: 'Rạch da, thoát 10 ml mủ.', KetLuan: 'Dẫn lưu tốt.' };

/** People and records of the demo that tests of procedures use, and incisions of an abscess ordered for them at room PTT. */
export async function procedureFactory(site: TestSite) {
  const made = await readingFactory(site, {
    reading: procedureReading,
    room: 'PTT',
    technician: 'dieuduong',
    profile: 'NURSE',
    doctor: 'bstmh',
    service: 'TT-APXE',
  });
  const staff = {
    surgeon: await site.id('main.nhan_vien', 'NV010'),
    nurse: await site.id('main.nhan_vien', 'NV014'),
    other: await site.id('main.nhan_vien', 'NV005'),
  };

  /** A whole report of an operation that took a minute, ended as `now` says. */
  const whole = (now = new Date()) => ({
    BatDau: new Date(now.getTime() - 120_000),
    KetThuc: new Date(now.getTime() - 60_000),
    TuVong: 'KhongTuVong' as const,
    Kip: [
      { NhanVien_Id: staff.surgeon, VaiTro: 'PhauThuatVienChinh' as const, TyLe: 70 },
      { NhanVien_Id: staff.nurse, VaiTro: 'DungCuVien' as const, TyLe: 30 },
    ],
  });

  /** What is saved of a slip: the same words for every service, and this of the operation. */
  async function content(slip: string, tuongTrinh: TuongTrinhPTTTInput | null, line: object = done) {
    const { DichVuYeuCau, ketQuas } = await made.read(slip);
    return {
      version: DichVuYeuCau.version,
      ketQuas: ketQuas.map(({ ChiTiet_Id }) => ({ ChiTiet_Id, ...line })),
      tuongTrinh,
    };
  }

  const save = async (slip: string, tuongTrinh: TuongTrinhPTTTInput | null, ctx = made.technician) =>
    saveProcedure(made.fresh(ctx), slip, await content(slip, tuongTrinh));

  /** A slip with a whole report. */
  async function reported(options: Parameters<typeof made.begun>[0] = {}) {
    const begun = await made.begun(options);
    await save(begun.slip, whole());
    return begun;
  }

  /** The same, returned by the doctor. */
  async function answered() {
    const of = await reported();
    await returnProcedure(made.fresh(made.doctor), of.slip, { oldState: 'ChuaKetQua', luu: null });
    return of;
  }
  return { ...made, staff, whole, content, save, reported, answered };
}
