import { lastDayOfPaper } from '@sen/domain/transfers/chuyenVien';
import { refLabel, refLabels } from '../../../engine/catalogue/queries.ts';
import { type Ctx, localDay } from '../../../engine/context.ts';
import { placeOf, type SessionOrStay } from '../../medicalRecords/onSessionOrStay.ts';
import { patientById } from '../../patients/queries.ts';
import { letterhead, nameOf, patientOnPaper } from '../../printing/paperData.ts';
import { transfer } from '../paper.ts';
import type { ChuyenVienRow } from '../tables.ts';
import { filesPhieuChuyenCoSo, type PhieuChuyenCoSo, presentPhieuChuyenCoSo } from './PhieuChuyenCoSo.ts';

export const phieuChuyenCoSoForm = transfer.printForm({
  eventDay: ({ NgayChuyen }) => localDay(NgayChuyen),
  data: dataPhieuChuyen,
  present: presentPhieuChuyenCoSo,
  files: filesPhieuChuyenCoSo,
  signed: { ChuKyBacSi: { act: 'LapChuyenVien', signer: ({ BacSiKham_Id }) => BacSiKham_Id } },
});

async function dataPhieuChuyen(ctx: Ctx, one: ChuyenVienRow, of: SessionOrStay): Promise<PhieuChuyenCoSo> {
  const { session, stay } = of;
  const patient = await patientById(ctx, one.BenhNhan_Id);
  const disease = await refLabel(ctx, 'ICD', one.ChanDoanICD_Id);
  const others = await refLabels(ctx, 'ICD', one.ChanDoanPhuICD_Ids);
  const named = ({ ten, ma }: { ten: string; ma?: string | null }) => `${ten} (${ma ?? ''})`;
  return {
    CoSo: await letterhead(ctx, placeOf(of)),
    BenhNhan: await patientOnPaper(ctx, one.BenhNhan_Id, one.TiepNhan_Id),
    MaChuyenVien: one.MaChuyenVien,
    SoChuyenVien: one.SoChuyenVien,
    NoiDen: await nameOf(ctx, 'BenhVien', one.BenhVien_Id),
    DanToc: await nameOf(ctx, 'DanToc', patient.DanToc_Id),
    NgheNghiep: await nameOf(ctx, 'NgheNghiep', patient.NgheNghiep_Id),
    SoDinhDanh: patient.CMNDHoacHoChieu,
    NoiLamViec: patient.DonVi,
    KhamTuNgay: one.ChuyenTuNgay ?? session?.Ngay ?? localDay(stay?.ThoiGianVaoVien ?? one.NgayChuyen),
    KhamDenNgay: one.ChuyenDenNgay ?? localDay(one.NgayChuyen),
    DauHieuLamSang: one.DauHieuLamSang ?? session?.TrieuChungLamSang ?? null,
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
