import { courseSlip } from '../orders/courses.ts';
import { defineReading } from '../readings/reading.ts';
import { readReports } from './reports.ts';
import { procedureTables } from './tables.ts';

/** Surgery and procedures, as a kind of results that are read; courses are performed by their sessions. */
export const procedureReading = defineReading({
  kinds: ['PhauThuat', 'ThuThuat'],
  entity: 'TuongTrinhPTTT',
  perform: 'PHAU_THUAT_THU_THUAT',
  tables: procedureTables,
  // the team says it, the main performer first
  performed: async (tx, slipId, PhienBan) => {
    const report = (await readReports(tx, [slipId])).find((one) => one.PhienBan === PhienBan);
    if (!report || report.Kip.length === 0) return null;
    const isMain = ({ VaiTro }: { VaiTro: string }) => VaiTro === 'PhauThuatVienChinh';
    const team = [...report.Kip.filter(isMain), ...report.Kip.filter((one) => !isMain(one))];
    return { NguoiThucHien_Ids: team.map((one) => one.NhanVien_Id), ThoiGianThucHien: report.BatDau };
  },
  except: courseSlip,
});
