import { gioiTinhValues } from '@sen/domain/catalogues/fields';
import { giayChungSinhRecord } from '@sen/domain/certificates/records';
import { daysOfLeave } from '@sen/domain/sickLeave/giayNghi';
import type { Ctx } from '../../../engine/context.ts';
import type { OfStayAlone } from '../../medicalRecords/onSessionOrStay.ts';
import { placeOfStay } from '../../medicalRecords/onSessionOrStay.ts';
import { diagnosisText } from '../../medicalRecords/print/ofRecord.ts';
import { patientById } from '../../patients/queries.ts';
import { day, moment } from '../../printing/format.ts';
import { letterhead, nameOf, patientOnPaper } from '../../printing/paperData.ts';
import { birth, birthNumber } from '../birth.ts';
import { courseOf } from '../common.ts';
import { confirmation, deathNotice, injury, pregnancyRest } from '../paper.ts';
import { type ChungNhan, filesChungNhan, presentChungNhan } from './ChungNhan.ts';

type Certificate = {
  So: string;
  PhienBan: number;
  BenhNhan_Id: string;
  TiepNhan_Id: string;
  BacSi_Id: string | null;
  NgayCap: string;
};

const common = {
  present: presentChungNhan,
  files: filesChungNhan,
  eventDay: ({ NgayCap }: Certificate) => NgayCap,
  signed: { ChuKyBacSi: { signer: ({ BacSi_Id }: Certificate) => BacSi_Id } },
};

/** What every certificate shows around what it says. */
async function around(
  ctx: Ctx,
  one: Certificate,
  { stay }: OfStayAlone,
  NoiDung: Readonly<Record<string, string | null>>,
  NguoiNhan: string | null = null,
): Promise<ChungNhan> {
  const patient = await patientById(ctx, one.BenhNhan_Id);
  return {
    CoSo: await letterhead(ctx, placeOfStay(stay)),
    BenhNhan: await patientOnPaper(ctx, one.BenhNhan_Id, one.TiepNhan_Id),
    So: one.So,
    PhienBan: one.PhienBan,
    SoGiayTo: patient.CMNDHoacHoChieu,
    DanToc: await nameOf(ctx, 'DanToc', patient.DanToc_Id),
    NgheNghiep: await nameOf(ctx, 'NgheNghiep', patient.NgheNghiep_Id),
    NoiDung: Object.fromEntries(Object.entries(NoiDung).map(([key, value]) => [key, value ?? ''])),
    NguoiNhan,
    NgayCap: one.NgayCap,
    BacSi: await nameOf(ctx, 'NhanVien', one.BacSi_Id),
    ChuKyBacSi: null,
  };
}

const at = (time: Date) => moment(time.toISOString());

export const deathNoticeForm = deathNotice.printForm<ChungNhan>({
  ...common,
  data: async (ctx, one, of) =>
    around(
      ctx,
      one,
      of,
      {
        TuVongLuc: at(one.ThoiGianTuVong),
        NoiTuVong: one.NoiTuVong,
        NguyenNhan: await diagnosisText(ctx, one.NguyenNhanTuVong, one.NguyenNhanTuVongICD_Id),
        NguoiThan: `${one.HoTenNguoiThan} (${one.QuanHeNguoiThan})`,
        GiayToNguoiThan: one.GiayToNguoiThan,
        VaoLuc: at(of.stay.ThoiGianVaoVien),
        GhiChu: one.GhiChu,
      },
      one.HoTenNguoiThan,
    ),
});

export const birthForm = birth.printForm<ChungNhan>({
  ...common,
  data: async (ctx, one, of) => {
    const marks = (['PhauThuat', 'Duoi32Tuan'] as const).filter((mark) => one[mark]);
    const words = marks.map((mark) => giayChungSinhRecord.fields[mark]?.label[ctx.language] ?? '');
    return around(
      ctx,
      { ...one, So: birthNumber(one) },
      of,
      {
        MaSoBHXH: one.MaSoBHXH,
        HoTenCha: one.HoTenCha,
        SinhLuc: at(one.ThoiGianSinh),
        NoiSinh: one.NoiSinh,
        LanSinh: String(one.LanSinh),
        SoCon: String(one.SoCon),
        SoConSong: String(one.SoConSong),
        GioiTinhCon: gioiTinhValues[one.GioiTinhCon][ctx.language],
        CanNang: `${one.CanNangCon} g`,
        TinhTrangCon: one.TinhTrangCon,
        HoTenCon: one.HoTenCon,
        CachSinh: words.join(', '),
        NguoiDoDe: await nameOf(ctx, 'NhanVien', one.NguoiDoDe_Id),
        GhiChu: one.GhiChu,
      },
      one.HoTenNguoiThan,
    );
  },
});

export const pregnancyRestForm = pregnancyRest.printForm<ChungNhan>({
  ...common,
  data: async (ctx, one, of) =>
    around(ctx, one, of, {
      SoSeri: one.SoSeri,
      MaSoBHXH: one.MaSoBHXH,
      DonViLamViec: one.DonViLamViec,
      ChanDoan: await diagnosisText(ctx, one.ChanDoan, one.ChanDoanICD_Id),
      TuoiThai: String(one.TuoiThai),
      SoNgay: String(daysOfLeave(one.TuNgay, one.DenNgay)),
      TuNgay: day(one.TuNgay),
      DenNgay: day(one.DenNgay),
      GhiChu: one.GhiChu,
    }),
});

export const confirmationForm = confirmation.printForm<ChungNhan>({
  ...common,
  data: async (ctx, one, of) =>
    around(ctx, one, of, {
      MaSoBHXH: one.MaSoBHXH,
      DonViLamViec: one.DonViLamViec,
      Khoa: await nameOf(ctx, 'Node', placeOfStay(of.stay)),
      TuNgay: day(one.TuNgay),
      DenNgay: day(one.DenNgay),
      ChanDoan: await diagnosisText(ctx, one.ChanDoan, one.ChanDoanICD_Id),
      DieuTri: one.DieuTri,
      GhiChu: one.GhiChu,
    }),
});

export const injuryForm = injury.printForm<ChungNhan>({
  ...common,
  data: async (ctx, one, of) => {
    const { discharge } = await courseOf(ctx, of.stay);
    return around(ctx, one, of, {
      VaoLuc: at(of.stay.ThoiGianVaoVien),
      RaLuc: discharge ? at(discharge.ThoiGianRaVien) : null,
      LyDoVaoVien: one.LyDoVaoVien,
      ChanDoan: await diagnosisText(ctx, one.ChanDoan, one.ChanDoanICD_Id),
      TinhTrangVaoVien: one.TinhTrangVaoVien,
      DieuTri: one.DieuTri,
      TinhTrangRaVien: one.TinhTrangRaVien,
      GhiChu: one.GhiChu,
    });
  },
});
