import { surgeons } from '../../../seeds/demo/desks.ts';
import { saveProcedure } from '../../features/procedures/commands.ts';
import { procedureReading } from '../../features/procedures/procedureReading.ts';
import { readingSteps } from './readings.ts';

/** The procedures of a visit, each reported with its device and its team, who share its pay. */
export const procedures = readingSteps(
  procedureReading,
  { PTT: surgeons },
  async ({ hospital }, tx, slip, { version, ketQuas }) => {
    const said = ketQuas.map(
      ({ ChiTiet_Id, TuDienKetLuan_Id = null, MoTa = null, KetLuan = null, ...rest }) => {
        const { DeNghi = null, ThietBi_Id = null } = rest;
        return { ChiTiet_Id, TuDienKetLuan_Id, MoTa, KetLuan, DeNghi, ThietBi_Id };
      },
    );
    const tuongTrinh = {
      BatDau: slip.NgayThucHien,
      KetThuc: tx.now(),
      TuVong: 'KhongTuVong' as const,
      TaiBien: 'KhongTaiBien' as const,
      Kip: [
        { NhanVien_Id: hospital.id('NhanVien:NV010'), VaiTro: 'PhauThuatVienChinh' as const, TyLe: 70 },
        { NhanVien_Id: hospital.id('NhanVien:NV014'), VaiTro: 'GiupViec' as const, TyLe: 30 },
      ],
    };
    await saveProcedure(tx, slip._id, { version, ketQuas: said, tuongTrinh });
  },
);
