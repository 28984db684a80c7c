import { daysOfLeave } from '@sen/domain/sickLeave/giayNghi';
import { refLabel } from '../../../engine/catalogue/queries.ts';
import { letterhead, nameOf, patientOnPaper } from '../../printing/paperData.ts';
import { leave } from '../paper.ts';
import { filesGiayNghi, type GiayNghi, presentGiayNghi } from './GiayNghi.ts';

export const giayNghiForm = leave.printForm<GiayNghi>({
  eventDay: (row) => row.NgayCap,
  present: presentGiayNghi,
  files: filesGiayNghi,
  signed: { ChuKyBacSi: { act: 'KyGiayNghi', signer: (row) => row.BacSi_Id } },
  data: async (ctx, one, session) => ({
    CoSo: await letterhead(ctx, session.PhongBan_Id),
    BenhNhan: await patientOnPaper(ctx, one.BenhNhan_Id, one.TiepNhan_Id),
    SoKCB: one.SoKCB,
    SoSeri: one.SoSeri,
    MaSoBHXH: one.MaSoBHXH,
    DonViLamViec: one.DonViLamViec,
    ChanDoan: one.ChanDoan,
    MaICD: (await refLabel(ctx, 'ICD', one.ChanDoanICD_Id))?.ma ?? '',
    PhuongPhapDieuTri: one.PhuongPhapDieuTri,
    TuoiThai: one.TuoiThai,
    NguyenNhanDinhChi: one.NguyenNhanDinhChi,
    SoNgay: daysOfLeave(one.TuNgay, one.DenNgay),
    TuNgay: one.TuNgay,
    DenNgay: one.DenNgay,
    HoTenCha: one.HoTenCha,
    HoTenMe: one.HoTenMe,
    CapLai: one.ThayTheCho_Id !== null,
    NgayCap: one.NgayCap,
    BacSi: await nameOf(ctx, 'NhanVien', one.BacSi_Id),
    ChuKyBacSi: null,
  }),
});
