import { surgeons } from '../../../seeds/demo/desks.ts';
import { saveProcedure } from '../../features/procedures/commands.ts';
import { procedureReading } from '../../features/procedures/procedureReading.ts';
import { devicesOf, servicesOfSlip } from '../../features/readings/services.ts';
import { readingSteps } from './readings.ts';

/** The procedures of a visit, each reported with its device and its team, who share its pay. */
export const procedures = readingSteps(
  procedureReading,
  { PTT: surgeons },
  async ({ hospital }, tx, slip, { version, ketQuas }) => {
    const services = await servicesOfSlip(tx, slip._id);
    const withDevices = await Promise.all(
      ketQuas.map(async ({ ChiTiet_Id, ...said }) => {
        const service = services.find((one) => one.ChiTiet_Id === ChiTiet_Id);
        const [device] = service ? await devicesOf(tx, service.DichVu_Id, slip.NoiThucHien_Id) : [];
        const { TuDienKetLuan_Id = null, MoTa = null, KetLuan = null, DeNghi = null } = said;
        const ThietBi_Id = device?._id ?? null;
        return { ChiTiet_Id, TuDienKetLuan_Id, MoTa, KetLuan, DeNghi, ThietBi_Id };
      }),
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
    await saveProcedure(tx, slip._id, { version, ketQuas: withDevices, tuongTrinh });
  },
);
