import { refLabels } from '../../../engine/catalogue/queries.ts';
import type { Ctx } from '../../../engine/context.ts';
import { DomainError } from '../../../engine/errors.ts';
import { patientById } from '../../patients/queries.ts';
import { letterhead, nameOf, patientOnPaper } from '../../printing/paperData.ts';
import type { PrintForm } from '../../printing/points.ts';
import { readingRecord } from '../../recordAccess/readingRight.ts';
import { requireVisible } from '../../recordAccess/visible.ts';
import { madeOf, summaryById, summaryForm } from '../queries.ts';
import { targetOf } from '../target.ts';
import { filesTomTat, presentTomTat, type TomTat } from './TomTat.ts';

export const tomTatForm: PrintForm<TomTat> = {
  code: summaryForm,
  right: async (ctx, id) => {
    const made = madeOf(await summaryById(ctx, id));
    return readingRecord(ctx, ['BENH_AN_XEM'], made, made.node);
  },
  patient: async (ctx, id) => (await summaryById(ctx, id)).BenhNhan_Id,
  eventDay: async (ctx, id) => (await summaryById(ctx, id)).NgayCap,
  data: dataTomTat,
  present: presentTomTat,
  files: filesTomTat,
  signing: {
    places: {
      ChuKyBacSi: { act: 'KyTomTat', signer: async (ctx, id) => (await summaryById(ctx, id)).BacSi_Id },
    },
  },
};

/** A summary in force. Errors: NOT_FOUND, RECORD_OF_ANOTHER_FACILITY, STATE_CHANGED when it was replaced or cancelled. */
async function dataTomTat(ctx: Ctx, id: string): Promise<TomTat> {
  const one = await summaryById(ctx, id);
  await requireVisible(ctx, madeOf(one));
  if (one.TrangThai !== 'DaCap') throw new DomainError('STATE_CHANGED', { state: one.TrangThai });
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
