import { coveredUntil, openDays } from '@sen/domain/prescriptions/openDays';
import { type Ctx, localDay, today } from '../../engine/context.ts';
import type { DonThuocConNgay } from '../../gql/main.ts';
import type { CoverSource } from '../reception/points.ts';
import type { prescriptionsOfPatient } from './queries.ts';
import { shownOfPatient } from './shown.ts';

type Prescription = Awaited<ReturnType<typeof prescriptionsOfPatient>>[number];

/** Which of these prescriptions of drugs still cover their patient today, the one that lasts longest first. */
export function openPrescriptions(ctx: Ctx, prescriptions: readonly Prescription[]): DonThuocConNgay[] {
  const day = today(ctx);
  return prescriptions
    .filter(({ LoaiToa, TrangThai }) => LoaiToa !== 'VTYT' && TrangThai !== 'Nhap' && TrangThai !== 'DaHuy')
    .map(({ MaDonThuoc, NgayKe, SoNgay }) => {
      const Ngay = localDay(NgayKe);
      return {
        MaDonThuoc,
        Ngay,
        denNgay: coveredUntil(Ngay, SoNgay),
        soNgayCon: openDays(Ngay, SoNgay, day),
      };
    })
    .filter(({ soNgayCon }) => soNgayCon > 0)
    .sort((one, other) => other.soNgayCon - one.soNgayCon);
}

/** For how many days the prescriptions of a patient that may be seen here still last. */
export const coveringPrescriptions: CoverSource = {
  name: 'prescriptions',
  daysLeft: async (ctx, BenhNhan_Id) => {
    const [longest] = openPrescriptions(ctx, await shownOfPatient(ctx, BenhNhan_Id));
    return longest?.soNgayCon ?? 0;
  },
};
