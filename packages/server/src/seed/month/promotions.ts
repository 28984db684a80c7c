import { demoProgrammes, demoVouchers } from '../../../seeds/demo/promotions.ts';
import { dayBefore } from '../../../seeds/demo/random.ts';
import { localDay } from '../../engine/context.ts';
import { createProgramme, createVouchers, moveProgrammes } from '../../features/promotions/commands.ts';
import type { Hospital } from './hospital.ts';
import type { PaperAct } from './papers.ts';

const begun = 10;

/** The demo's promotions: written and released by the accountant ten days ago, one of them a draft that waits to be tried. */
export function promotionActs(now: Date): PaperAct[] {
  const today = localDay(now);
  const at = new Date(`${dayBefore(today, begun)}T16:00:00+07:00`);
  const desk = ['ketoan', 'PTC'] as const;
  const services = (hospital: Hospital, lines: ReadonlyArray<readonly [string, number]>) =>
    lines.map(([code, SoLuong]) => ({ DichVu_Id: hospital.id(`DM_DichVu:${code}`), SoLuong }));
  return [
    ...demoProgrammes.map(
      ({ mua, tang, nhom, tu, den, phatHanh, ...said }): PaperAct => ({
        at,
        desk,
        run: async (hospital, tx) => {
          const id = await createProgramme(tx, {
            ...said,
            NgayBatDau: dayBefore(today, -tu),
            NgayKetThuc: dayBefore(today, -den),
            NhomKhachHang_Ids: nhom.map((code) => hospital.id(`NhomBenhNhan:${code}`)),
            DichVuDieuKiens: services(hospital, mua),
            DichVuKhuyenMais: services(hospital, tang),
          });
          if (phatHanh) await moveProgrammes(tx, [id], 'phatHanh');
        },
      }),
    ),
    ...demoVouchers.map(
      ({ tu, den, ...said }): PaperAct => ({
        at,
        desk,
        run: async (_hospital, tx) => {
          const days = { NgayBatDau: dayBefore(today, -tu), NgayKetThuc: dayBefore(today, -den) };
          await createVouchers(tx, { ...said, ...days }, { hasRelease: true });
        },
      }),
    ),
  ];
}
