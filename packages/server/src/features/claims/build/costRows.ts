import type { Xml2Row, Xml3Row } from '@sen/domain/claims/file';
import { withoutRestricted } from '@sen/domain/claims/restricted';
import { claimTables } from '@sen/domain/claims/tables';
import { dec } from '@sen/domain/money/decimal';
import type { BillLine } from './lines.ts';
import { listed, rowOf } from './rowOf.ts';

/** Drugs go into table 2, everything else into table 3. */
export const isDrug = ({ NhomChiPhi }: Pick<BillLine, 'NhomChiPhi'>): boolean => NhomChiPhi === 'Thuoc';

const groups: Readonly<Record<string, string>> = {
  KhamBenh: '13',
  XetNghiem: '1',
  ViSinh: '1',
  ChanDoanHinhAnh: '2',
  ThamDoChucNang: '3',
  PhauThuat: '8',
  ThuThuat: '18',
  NgayGiuong: '14',
  Mau: '7',
};

/** Paid by the fund's fees for services. */
const BY_FEE = '1';

/** The money of a line as it was settled; what is in scope is what the fund and the co-payment pay of it. */
function moneyOf(line: BillLine) {
  const { ThanhTien, BHChiTra, BNCCT, BNTT, NguonKhac } = line;
  const inScope = dec(BHChiTra).plus(BNCCT).toFixed(2);
  return {
    THANH_TIEN_BV: ThanhTien,
    THANH_TIEN_BH: inScope,
    MUC_HUONG: dec(inScope).gt(0) ? plain(line.mucHuong ?? '0') : '0',
    T_NGUONKHAC: NguonKhac,
    T_BNTT: BNTT,
    T_BNCCT: BNCCT,
    T_BHTT: BHChiTra,
  };
}

/** A line that is not insured is out of scope of this visit. */
const scopeOf = (line: BillLine) => (line.phamVi === 1 && !line.LaBHYT ? '2' : String(line.phamVi));

const rateOf = (line: BillLine) => (scopeOf(line) === '2' ? '0' : String(line.tyLeBH));

export function drugRow(MA_LK: string, line: BillLine, at: number): Xml2Row {
  const { thuoc } = line;
  const inPart = line.tyLeBH > 0 && line.tyLeBH < 100;
  return rowOf(claimTables.XML2, {
    MA_LK,
    STT: String(at + 1),
    MA_THUOC: thuoc?.maThuoc,
    MA_NHOM: inPart ? '6' : '4',
    TEN_THUOC: line.Ten,
    DON_VI_TINH: line.DonViTinh,
    HAM_LUONG: thuoc?.hamLuong,
    DUONG_DUNG: thuoc?.duongDung,
    LIEU_DUNG: thuoc && doseOf(thuoc, line.DonViTinh),
    CACH_DUNG: withoutRestricted(thuoc?.cachDung ?? null),
    SO_DANG_KY: thuoc?.soDangKy,
    TT_THAU: thuoc?.ttThau,
    PHAM_VI: scopeOf(line),
    TYLE_TT_BH: rateOf(line),
    SO_LUONG: line.SoLuong,
    DON_GIA: line.DonGia,
    ...moneyOf(line),
    MA_KHOA: line.khoa,
    MA_BAC_SI: line.bacSi,
    NGAY_YL: line.ngayYL,
    MA_PTTT: BY_FEE,
    NGUON_CTRA: dec(line.BHChiTra).gt(0) ? '1' : '4',
  });
}

export function serviceRow(MA_LK: string, line: BillLine, at: number): Xml3Row {
  const supply = line.NhomChiPhi === 'VatTu';
  const inPart = line.tyLeBH > 0 && line.tyLeBH < 100;
  // what is outside the fund's list has no code of it: the house's own one stands there
  const ownCode = scopeOf(line) === '1' ? null : line.Ma;
  return rowOf(claimTables.XML3, {
    MA_LK,
    STT: String(at + 1),
    MA_DICH_VU: line.maBHYT ?? ownCode,
    MA_PTTT_QT: line.maICD9,
    MA_VAT_TU: supply ? line.thuoc?.maThuoc : null,
    MA_NHOM: supply ? (inPart ? '11' : '10') : (groups[line.NhomChiPhi] ?? '19'),
    TEN_VAT_TU: supply ? line.Ten : null,
    TEN_DICH_VU: line.Ten,
    DON_VI_TINH: line.DonViTinh,
    PHAM_VI: scopeOf(line),
    SO_LUONG: line.SoLuong,
    DON_GIA_BV: line.DonGia,
    DON_GIA_BH: scopeOf(line) === '1' ? line.DonGiaBHYT : '0',
    TYLE_TT_DV: String(line.tyLeDV),
    TYLE_TT_BH: rateOf(line),
    ...moneyOf(line),
    MA_KHOA: line.khoa,
    MA_BAC_SI: line.bacSi ?? line.nguoiThucHien[0],
    NGUOI_THUC_HIEN: listed(line.nguoiThucHien),
    MA_BENH: line.icd,
    NGAY_YL: line.ngayYL,
    NGAY_TH_YL: line.ngayTH,
    NGAY_KQ: line.ngayKQ,
    MA_PTTT: BY_FEE,
    MA_MAY: line.maMay,
  });
}

/** "2 viên/lần * 2 lần/ngày * 5 ngày [4 viên/ngày]"; other doses as they are said, null where none is. */
export function doseOf(thuoc: NonNullable<BillLine['thuoc']>, unit: string | null): string | null {
  const { sang, trua, chieu, toi, soNgay } = thuoc;
  const doses = [sang, trua, chieu, toi].filter((dose) => dose !== null && dec(dose).gt(0)) as string[]; // not null
  const [first] = doses;
  if (!first || !soNgay) return null;
  const of = (unit ?? '').toLowerCase();
  const total = doses.reduce((sum, dose) => sum.plus(dose), dec('0'));
  const day = `[${plain(total.toFixed())} ${of}/ngày]`;
  const same = doses.every((dose) => dec(dose).eq(first));
  if (same) return `${plain(first)} ${of}/lần * ${doses.length} lần/ngày * ${soNgay} ngày ${day}`;
  const times = [
    ['Sáng', sang],
    ['Trưa', trua],
    ['Chiều', chieu],
    ['Tối', toi],
  ].flatMap(([name, dose]) => (dose && dec(dose).gt(0) ? [`${name} ${plain(dose)}`] : []));
  return `${times.join(', ')} ${of} * ${soNgay} ngày ${day}`;
}

/** Without the zeros behind the point. */
function plain(number: string): string {
  return dec(number).toFixed();
}
