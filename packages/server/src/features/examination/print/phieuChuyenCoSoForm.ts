import { lastDayOfPaper } from '@sen/domain/examination/chuyenVien';
import { refLabel, refLabels } from '../../../engine/catalogue/queries.ts';
import { type Ctx, localDay } from '../../../engine/context.ts';
import { DomainError } from '../../../engine/errors.ts';
import { patientById } from '../../patients/queries.ts';
import { letterhead, nameOf, patientOnPaper } from '../../printing/paperData.ts';
import type { PrintForm } from '../../printing/points.ts';
import { readingRecord } from '../../recordAccess/readingRight.ts';
import { requireVisible } from '../../recordAccess/visible.ts';
import { madeOfSession, sessionById } from '../queries.ts';
import { transferForm } from '../transferFacts.ts';
import { transferById } from '../transfers.ts';
import { filesPhieuChuyenCoSo, type PhieuChuyenCoSo, presentPhieuChuyenCoSo } from './PhieuChuyenCoSo.ts';

export const phieuChuyenCoSoForm: PrintForm<PhieuChuyenCoSo> = {
  code: transferForm,
  right: async (ctx, id) => {
    const made = madeOfSession(await sessionById(ctx, (await transferById(ctx, id)).KhamBenh_Id));
    return readingRecord(ctx, ['BENH_AN_XEM'], made, made.node);
  },
  patient: async (ctx, id) => (await transferById(ctx, id)).BenhNhan_Id,
  eventDay: async (ctx, id) => localDay((await transferById(ctx, id)).NgayChuyen),
  data: dataPhieuChuyen,
  present: presentPhieuChuyenCoSo,
  files: filesPhieuChuyenCoSo,
  signing: {
    places: {
      ChuKyBacSi: {
        act: 'LapChuyenVien',
        signer: async (ctx, id) => (await transferById(ctx, id)).BacSiKham_Id,
      },
    },
  },
};

/** A live transfer. Errors: NOT_FOUND, RECORD_OF_ANOTHER_FACILITY, STATE_CHANGED when it was replaced or cancelled. */
async function dataPhieuChuyen(ctx: Ctx, id: string): Promise<PhieuChuyenCoSo> {
  const one = await transferById(ctx, id);
  const session = await sessionById(ctx, one.KhamBenh_Id);
  await requireVisible(ctx, madeOfSession(session));
  if (one.TrangThai !== 'DangSuDung') throw new DomainError('STATE_CHANGED', { state: one.TrangThai });
  const patient = await patientById(ctx, one.BenhNhan_Id);
  const disease = await refLabel(ctx, 'ICD', one.ChanDoanICD_Id);
  const others = await refLabels(ctx, 'ICD', one.ChanDoanPhuICD_Ids);
  const named = ({ ten, ma }: { ten: string; ma?: string | null }) => `${ten} (${ma ?? ''})`;
  return {
    CoSo: await letterhead(ctx, session.PhongBan_Id),
    BenhNhan: await patientOnPaper(ctx, one.BenhNhan_Id, one.TiepNhan_Id),
    MaChuyenVien: one.MaChuyenVien,
    SoChuyenVien: one.SoChuyenVien,
    NoiDen: await nameOf(ctx, 'BenhVien', one.BenhVien_Id),
    DanToc: await nameOf(ctx, 'DanToc', patient.DanToc_Id),
    NgheNghiep: await nameOf(ctx, 'NgheNghiep', patient.NgheNghiep_Id),
    SoDinhDanh: patient.CMNDHoacHoChieu,
    NoiLamViec: patient.DonVi,
    KhamTuNgay: one.ChuyenTuNgay ?? session.Ngay,
    KhamDenNgay: one.ChuyenDenNgay ?? localDay(one.NgayChuyen),
    DauHieuLamSang: one.DauHieuLamSang ?? session.TrieuChungLamSang,
    KetQuaLamSang: one.KetQuaLamSang,
    ChanDoan: disease ? named(disease) : '',
    BenhKem: others.map(named).join('; '),
    PhuongPhapDungDieuTri: one.PhuongPhapDungDieuTri,
    TinhTrangBenhNhan: one.TinhTrangBenhNhan,
    HuongDieuTri: one.HuongDieuTri,
    LyDoChuyen: one.LyDoChuyen,
    NgayChuyen: one.NgayChuyen.toISOString(),
    HanGiay: lastDayOfPaper(localDay(one.NgayChuyen), one.HieuLucMotNam),
    CapLai: one.ThayTheCho_Id !== null,
    PhuongTienVanChuyen: one.PhuongTienVanChuyen,
    HoTenNguoiDuaDi: one.HoTenNguoiDuaDi,
    Ngay: localDay(one.NgayChuyen),
    BacSi: await nameOf(ctx, 'NhanVien', one.BacSiKham_Id),
    ChuKyBacSi: null,
  };
}
