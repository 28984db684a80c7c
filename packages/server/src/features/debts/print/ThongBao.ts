import { tongThuNo } from '@sen/domain/debts/collect';
import { type Decimal, dec, sum, toMoney } from '@sen/domain/money/decimal';
import { amountInWords } from '@sen/domain/money/words';
import { barcodeSvg } from '../../printing/barcode.ts';
import { day, type Language, longDay, moment, money } from '../../printing/format.ts';
import { type CoSo, type FormFiles, pictureFiles, presentCoSo } from '../../printing/paper.ts';

/** A reminder: what a debtor owes one house, all its open debts. */
export type ThongBaoTrenGiay = {
  CoSo: CoSo;
  /** The debt by which it is found again. */
  MaCongNo: string;
  Ngay: string;
  NguoiNo: string;
  MaNguoiNo: string;
  DiaChi: string;
  SoDienThoai: string;
  NguoiBaoLanh: string;
  LanNhac: number;
  NhacLuc: string | null;
  Khoans: ReadonlyArray<{
    MaCongNo: string;
    MaTiepNhan: string;
    NguoiBenh: string;
    NgayNo: string;
    NgayHan: string;
    soNgayQuaHan: number;
    SoTien: string;
    ConLai: string;
  }>;
  TaiKhoan: { SoTaiKhoan: string; NganHang: string; ChuTaiKhoan: string } | null;
  NguoiLap: string;
};

/** The paper as display strings. What is asked for in the end is what a counter collects, a receipt a visit. */
export function presentThongBao(paper: ThongBaoTrenGiay, language: Language) {
  const { Khoans } = paper;
  const total = (of: 'SoTien' | 'ConLai', rows = Khoans) => toMoney(sum(rows.map((one) => one[of])));
  const overdue = total(
    'ConLai',
    Khoans.filter((one) => one.soNgayQuaHan > 0),
  );
  const toPay = tongThuNo(
    Khoans.map((one) => ({
      ...one,
      ...{ id: one.MaCongNo, TiepNhan_Id: one.MaTiepNhan, NgayNo: new Date(one.NgayNo) },
    })),
  );
  return {
    CoSo: presentCoSo(paper.CoSo, language),
    MaCongNo: paper.MaCongNo,
    Ngay: day(paper.Ngay),
    NgayKy: longDay(paper.Ngay, language),
    NguoiNo: paper.NguoiNo,
    MaNguoiNo: paper.MaNguoiNo,
    DiaChi: paper.DiaChi,
    SoDienThoai: paper.SoDienThoai,
    NguoiBaoLanh: paper.NguoiBaoLanh,
    DaNhac: paper.LanNhac === 0 ? '' : remindedText(paper, language),
    ChiTiets: Khoans.map((one, index) => ({
      STT: String(index + 1),
      MaCongNo: one.MaCongNo,
      NguoiBenh: `${one.NguoiBenh} · ${one.MaTiepNhan}`,
      NgayNo: day(one.NgayNo),
      NgayHan: day(one.NgayHan),
      QuaHan: one.soNgayQuaHan === 0 ? '' : String(one.soNgayQuaHan),
      SoTien: money(one.SoTien),
      DaTru: money(lessOf(one.SoTien, one.ConLai)),
      ConLai: money(one.ConLai),
    })),
    Tong: {
      SoTien: money(total('SoTien')),
      DaTru: money(lessOf(total('SoTien'), total('ConLai'))),
      ConLai: money(total('ConLai')),
    },
    TrongDo: dec(overdue).eq(0) ? '' : money(overdue),
    PhaiTra: money(toPay),
    BangChu: amountInWords(toPay),
    SoTaiKhoan: paper.TaiKhoan?.SoTaiKhoan ?? '',
    NganHang: paper.TaiKhoan?.NganHang ?? '',
    ChuTaiKhoan: paper.TaiKhoan?.ChuTaiKhoan ?? '',
    NoiDung: paper.MaCongNo,
    NguoiLap: paper.NguoiLap,
  };
}

/** The barcode with which a desk finds the debt again. */
export function filesThongBao(paper: ThongBaoTrenGiay): FormFiles {
  return { ...pictureFiles(paper.CoSo.Logo), 'barcode.svg': barcodeSvg(paper.MaCongNo, 'code128') };
}

const lessOf = (whole: Decimal, left: Decimal): Decimal => toMoney(dec(whole).minus(left));

function remindedText({ LanNhac, NhacLuc }: ThongBaoTrenGiay, language: Language): string {
  const last = moment(NhacLuc);
  if (language === 'en') return `${LanNhac} ${LanNhac === 1 ? 'time' : 'times'}, last ${last}`;
  return `${LanNhac} lần, gần nhất ${last}`;
}
