import type { Ctx } from '../../engine/context.ts';
import { readingRight } from '../organisation/readingRight.ts';
import { day, type Language, longDay } from '../printing/format.ts';
import { type CoSo, pictureFiles, presentCoSo } from '../printing/paper.ts';
import { letterhead, nameOf } from '../printing/paperData.ts';
import type { PrintForm } from '../printing/points.ts';
import { invoiceById } from './invoiceRows.ts';
import { noticeById } from './noticeRows.ts';

/** A notice of errors as it is filed: the invoice, what it says and what it should say. */
type ThongBaoTrenGiay = {
  CoSo: CoSo;
  SoThongBao: string;
  Ngay: string;
  HoaDon: {
    MaCoQuanThue: string;
    KyHieu: string;
    SoHoaDon: string;
    NgayLap: string;
    NguoiMua: string;
    DiaChi: string;
  };
  Dung: { NguoiMua: string; DiaChi: string };
  LyDo: string;
  NguoiLap: string;
};

/** Form 04/SS-HĐĐT, for the tax office and, as the notice that the law asks for, for the buyer. */
export const noticeForm: PrintForm<ThongBaoTrenGiay> = {
  code: 'ThongBaoSaiSot',
  right: async (ctx, id) => readingRight(ctx, ['HOA_DON_XEM'], (await invoiceOf(ctx, id)).QuayThu_Id),
  patient: async (ctx, id) => (await invoiceOf(ctx, id)).BenhNhan_Id,
  data: async (ctx, id) => {
    const notice = await noticeById(ctx, id);
    const invoice = await invoiceById(ctx, notice.HoaDon_Id);
    const named = (one: { DonViMua: string | null; NguoiMua: string | null }) =>
      [one.DonViMua, one.NguoiMua].filter(Boolean).join(' · ');
    return {
      CoSo: await letterhead(ctx, invoice.QuayThu_Id),
      SoThongBao: notice.SoThongBao,
      Ngay: notice.NgayThongBao,
      HoaDon: {
        MaCoQuanThue: invoice.MaCoQuanThue ?? '',
        KyHieu: `${invoice.Pattern}${invoice.Serial}`,
        SoHoaDon: String(invoice.SoHoaDon ?? ''),
        NgayLap: invoice.NgayHoaDon,
        NguoiMua: named(invoice),
        DiaChi: invoice.DiaChiMua ?? '',
      },
      Dung: { NguoiMua: named(notice), DiaChi: notice.DiaChiMua ?? '' },
      LyDo: notice.LyDo,
      NguoiLap: await nameOf(ctx, 'NhanVien', ctx.user?.NhanVien_Id ?? null),
    };
  },
  present: presentNotice,
  files: ({ CoSo: house }) => pictureFiles(house.Logo),
};

/** The paper as display strings. */
export function presentNotice(paper: ThongBaoTrenGiay, language: Language) {
  const { HoaDon, Dung } = paper;
  return {
    CoSo: presentCoSo(paper.CoSo, language),
    SoThongBao: paper.SoThongBao,
    Ngay: day(paper.Ngay),
    NgayKy: longDay(paper.Ngay, language),
    HoaDons: [
      {
        STT: '1',
        MaCoQuanThue: HoaDon.MaCoQuanThue,
        KyHieu: HoaDon.KyHieu,
        SoHoaDon: HoaDon.SoHoaDon,
        NgayLap: day(HoaDon.NgayLap),
      },
    ],
    NoiDung: [
      { Muc: 'NguoiMua', DaGhi: HoaDon.NguoiMua, Dung: Dung.NguoiMua },
      { Muc: 'DiaChi', DaGhi: HoaDon.DiaChi, Dung: Dung.DiaChi },
    ].filter(({ DaGhi, Dung: right }) => DaGhi !== right),
    LyDo: paper.LyDo,
    NguoiLap: paper.NguoiLap,
  };
}

async function invoiceOf(ctx: Ctx, id: string) {
  return invoiceById(ctx, (await noticeById(ctx, id)).HoaDon_Id);
}
