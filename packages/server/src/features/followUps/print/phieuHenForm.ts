import { letterhead, nameOf, patientOnPaper } from '../../printing/paperData.ts';
import { slip } from '../paper.ts';
import { filesPhieuHen, type PhieuHen, presentPhieuHen } from './PhieuHen.ts';

export const phieuHenForm = slip.printForm<PhieuHen>({
  anyOf: ['BENH_AN_XEM', 'THEO_DOI_TAI_KHAM'],
  present: presentPhieuHen,
  files: filesPhieuHen,
  signed: { ChuKyBacSi: { act: 'KyPhieuHen', signer: (row) => row.BacSi_Id } },
  data: async (ctx, one, session) => ({
    CoSo: await letterhead(ctx, session.PhongBan_Id),
    BenhNhan: await patientOnPaper(ctx, one.BenhNhan_Id, one.TiepNhan_Id),
    SoGiayHen: one.SoGiayHen,
    NgayKham: session.Ngay,
    ChanDoan: one.ChanDoan,
    NgayHen: one.NgayHen,
    HieuLucDen: one.HieuLucDen,
    NoiHen: await nameOf(ctx, 'Node', one.NoiHen_Id),
    BacSiHen: await nameOf(ctx, 'NhanVien', one.BacSiHen_Id),
    LyDoHen: one.LyDoHen,
    DanDo: one.DanDo,
    CapLai: one.ThayTheCho_Id !== null,
    NgayCap: one.NgayCap,
    BacSi: await nameOf(ctx, 'NhanVien', one.BacSi_Id),
    ChuKyBacSi: null,
  }),
});
