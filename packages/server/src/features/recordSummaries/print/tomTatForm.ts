import { refLabels } from '../../../engine/catalogue/queries.ts';
import type { Ctx } from '../../../engine/context.ts';
import { patientById } from '../../patients/queries.ts';
import { letterhead, nameOf, patientOnPaper } from '../../printing/paperData.ts';
import { summary } from '../paper.ts';
import type { TomTatRow } from '../tables.ts';
import { targetOf } from '../target.ts';
import { filesTomTat, presentTomTat, type TomTat } from './TomTat.ts';

export const tomTatForm = summary.printForm({
  eventDay: ({ NgayCap }) => NgayCap,
  data: dataTomTat,
  present: presentTomTat,
  files: filesTomTat,
  signed: { ChuKyBacSi: { act: 'KyTomTat', signer: ({ BacSi_Id }) => BacSi_Id } },
});

async function dataTomTat(ctx: Ctx, one: TomTatRow): Promise<TomTat> {
  const patient = await patientById(ctx, one.BenhNhan_Id);
  const { session, record } = await targetOf(ctx, one);
  const [disease, ...others] = await refLabels(ctx, 'ICD', [one.ChanDoanICD_Id, ...one.ChanDoanPhuICD_Ids]);
  const { LyDoVaoVien, TienSuBenh, QuaTrinhBenhLy, KetQuaCanLamSang } = one;
  const { PhuongPhapDieuTri, TinhTrangRaVien, LoiDan } = one;
  return {
    CoSo: await letterhead(ctx, one.PhongBan_Id),
    BenhNhan: await patientOnPaper(ctx, one.BenhNhan_Id, one.TiepNhan_Id),
    SoDinhDanh: patient.CMNDHoacHoChieu,
    DanToc: await nameOf(ctx, 'DanToc', patient.DanToc_Id),
    NgheNghiep: await nameOf(ctx, 'NgheNghiep', patient.NgheNghiep_Id),
    NoiLamViec: patient.DonVi,
    SoTomTat: one.SoTomTat,
    PhienBan: one.PhienBan,
    SoHoSo: session ? session.MaKhamBenh : record.SoBenhAn,
    Phong: await nameOf(ctx, 'Node', one.PhongBan_Id),
    TuNgay: one.TuNgay,
    DenNgay: one.DenNgay,
    NoiDung: {
      LyDoVaoVien,
      TienSuBenh,
      QuaTrinhBenhLy,
      KetQuaCanLamSang,
      ChanDoan: disease?.ma ? `${one.ChanDoan} (${disease.ma})` : one.ChanDoan,
      PhuongPhapDieuTri,
      TinhTrangRaVien,
      LoiDan,
    },
    BenhKem: others.map(({ ten, ma }) => `${ten} (${ma})`),
    CapLai: one.ThayTheCho_Id !== null,
    NgayCap: one.NgayCap,
    BacSi: await nameOf(ctx, 'NhanVien', one.BacSi_Id),
    ChuKyBacSi: null,
  };
}
