import { refLabel } from '../../../engine/catalogue/queries.ts';
import type { Ctx } from '../../../engine/context.ts';
import { DomainError } from '../../../engine/errors.ts';
import type { KhamBenhRow } from '../../examination/tables.ts';
import { linesOfSlip, slipsOfSession } from '../../orders/queries.ts';
import { patientById } from '../../patients/queries.ts';
import { prescriptionLines, prescriptionsOfSession } from '../../prescriptions/queries.ts';
import { quantity } from '../../printing/format.ts';
import { letterhead, nameOf, patientOnPaper } from '../../printing/paperData.ts';
import type { PrintForm } from '../../printing/points.ts';
import { requireVisible } from '../../recordAccess/visible.ts';
import { dischargesOf, episodesOf, madeOfRecord, recordById, sessionsOfEpisode } from '../queries.ts';
import type { RaVienRow } from '../tables.ts';
import { type BenhAn, filesBenhAn, type LanKham, presentBenhAn } from './BenhAn.ts';
import { diagnosisText, diseaseTexts, readingPaper } from './ofRecord.ts';

export const benhAnForm: PrintForm<BenhAn> = {
  code: 'BenhAnNgoaiTru',
  right: async (ctx, id) => readingPaper(ctx, await recordById(ctx, id)),
  patient: async (ctx, id) => (await recordById(ctx, id)).BenhNhan_Id,
  data: dataBenhAn,
  present: presentBenhAn,
  files: filesBenhAn,
  signing: {
    places: { ChuKyBacSi: { signer: async (ctx, id) => (await recordById(ctx, id)).BacSi_Id } },
  },
};

/** A record that was not cancelled. Errors: NOT_FOUND, RECORD_OF_ANOTHER_FACILITY, STATE_CHANGED. */
async function dataBenhAn(ctx: Ctx, id: string): Promise<BenhAn> {
  const one = await recordById(ctx, id);
  await requireVisible(ctx, madeOfRecord(one));
  if (one.TrangThai === 'DaHuy') throw new DomainError('STATE_CHANGED', { state: one.TrangThai });
  const patient = await patientById(ctx, one.BenhNhan_Id);
  const episodes = await episodesOf(ctx, id);
  const visits = await Promise.all(
    episodes.map(async ({ _id, DotThu }) =>
      Promise.all((await sessionsOfEpisode(ctx, _id)).map((session) => visitOf(ctx, session, DotThu))),
    ),
  );
  const discharge = (await dischargesOf(ctx, id)).find((it) => it.TrangThai === 'DangSuDung');
  const kind = await refLabel(ctx, 'LoaiBenhAn', one.LoaiBenhAn_Id);
  const { Mach, NhietDo, HuyetApCao, HuyetApThap, NhipTho, ChieuCao, CanNang } = one;
  return {
    CoSo: await letterhead(ctx, one.PhongBan_Id),
    BenhNhan: await patientOnPaper(ctx, one.BenhNhan_Id, one.TiepNhan_Id),
    DanToc: await nameOf(ctx, 'DanToc', patient.DanToc_Id),
    NgheNghiep: await nameOf(ctx, 'NgheNghiep', patient.NgheNghiep_Id),
    SoBenhAn: one.SoBenhAn,
    Loai: kind?.ten ?? '',
    MaLoai: kind?.ma ?? '',
    NoiDungRieng: one.NoiDungRieng,
    NoiTru: one.NhapVien_Id !== null,
    Khoa: await nameOf(ctx, 'ChuyenKhoa', one.ChuyenKhoa_Id),
    Phong: await nameOf(ctx, 'Node', one.PhongBan_Id),
    VaoLuc: one.ThoiGianVaoVien.toISOString(),
    SinhTon: { Mach, NhietDo, HuyetApCao, HuyetApThap, NhipTho, ChieuCao, CanNang },
    LyDoVaoVien: one.LyDoVaoVien,
    QuaTrinhBenhLy: one.QuaTrinhBenhLy,
    TienSuBenh: one.TienSuBenh,
    TienSuGiaDinh: one.TienSuGiaDinh,
    KhamLamSang: one.KhamLamSang,
    TomTatCanLamSang: one.TomTatCanLamSang,
    ChanDoan: await diagnosisText(ctx, one.ChanDoan, one.ChanDoanICD_Id),
    BenhKem: await diseaseTexts(ctx, one.ChanDoanPhuICD_Ids),
    HuongDieuTri: one.HuongDieuTri,
    LanKhams: visits.flat(),
    RaVien: discharge ? await endOf(ctx, discharge) : null,
    NgayKy: (discharge?.ThoiGianRaVien ?? ctx.now()).toISOString(),
    BacSi: await nameOf(ctx, 'NhanVien', one.BacSi_Id),
    ChuKyBacSi: null,
  };
}

async function visitOf(ctx: Ctx, session: KhamBenhRow, Dot: number): Promise<LanKham> {
  const slips = (await slipsOfSession(ctx, session._id)).filter((it) => it.TrangThai !== 'DaHuy');
  const services = await Promise.all(slips.map((slip) => linesOfSlip(ctx, slip._id)));
  const toas = await prescriptionsOfSession(ctx, session._id);
  const drugs = await Promise.all(toas.map((toa) => prescriptionLines(ctx, toa._id)));
  const { Mach, NhietDo, HuyetApCao, HuyetApThap, NhipTho, ChieuCao, CanNang } = session;
  return {
    Dot,
    Luc: session.NgayKham.toISOString(),
    Noi: await nameOf(ctx, 'Node', session.PhongBan_Id),
    BacSi: await nameOf(ctx, 'NhanVien', session.BacSiKham_Id),
    SinhTon: { Mach, NhietDo, HuyetApCao, HuyetApThap, NhipTho, ChieuCao, CanNang },
    DienBien: session.TrieuChungLamSang,
    ChanDoan: await diagnosisText(ctx, session.ChanDoan, session.ChanDoanICD_Id),
    ChiDinh: services.flat().flatMap((line) => (line.TrangThai === 'DaHuy' ? [] : [line.TenDichVu])),
    Thuoc: drugs.flat().map((line) => `${line.TenDuoc} × ${quantity(line.SoLuong)}`),
  };
}

async function endOf(ctx: Ctx, one: RaVienRow): Promise<BenhAn['RaVien']> {
  const { PhuongPhapDieuTri, KetQuaDieuTri, LoaiRaVien, LoiDan } = one;
  return {
    RaLuc: one.ThoiGianRaVien.toISOString(),
    ChanDoan: await diagnosisText(ctx, one.ChanDoan, one.ChanDoanICD_Id),
    BenhKem: await diseaseTexts(ctx, one.ChanDoanPhuICD_Ids),
    PhuongPhapDieuTri,
    KetQuaDieuTri,
    LoaiRaVien,
    LoiDan,
  };
}
