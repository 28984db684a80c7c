import { defaultParameters } from '../insurance/defaultParameters.ts';
import { settle } from '../insurance/settle.ts';
import type { ClaimFacts, DrugFact, IcdFact, StaffFact } from './checks/facts.ts';
import { visitOf } from './checks/insuredVisit.ts';
import { claimRow } from './fields.ts';
import { type ClaimFile, claimFile, type Xml1Row, type Xml2Row, type Xml3Row } from './file.ts';
import { claimTotals, costLines, settleLine } from './lines.ts';
import { dayIn } from './moments.ts';
import { claimTables } from './tables.ts';
import { writtenRow } from './write.ts';

const { XML1, XML2, XML3, XML4, XML5 } = claimTables;

export const DOCTOR = '0123456789';
export const SECOND_DOCTOR = '0223456789';
export const NURSE = '0323456789';

/** The summary of an outpatient with a level 4 card on 2026-03-10, without sums. */
function summary(over: Partial<Xml1Row>): Xml1Row {
  return claimRow(XML1, {
    MA_LK: 'LK1',
    STT: '1',
    MA_BN: 'BN1',
    HO_TEN: 'NGUYỄN THỊ AN',
    SO_CCCD: '001185012345',
    NGAY_SINH: '198508150000',
    GIOI_TINH: '2',
    MA_QUOCTICH: '000',
    MA_DANTOC: '01',
    MA_NGHE_NGHIEP: '00000',
    DIA_CHI: 'Số 5 phố Lụa, phường Ba Đình, Hà Nội',
    MATINH_CU_TRU: '01',
    MAXA_CU_TRU: '00004',
    MA_THE_BHYT: 'DN4010123456789',
    MA_DKBD: '01005',
    GT_THE_TU: '20250101',
    GT_THE_DEN: '20301231',
    LY_DO_VV: 'Ho, sốt',
    CHAN_DOAN_VAO: 'Viêm phổi',
    CHAN_DOAN_RV: 'Viêm phổi, chưa xác định',
    MA_BENH_CHINH: 'J18.9',
    MA_DOITUONG_KCB: '1.1',
    NGAY_VAO: '202603100750',
    NGAY_RA: '202603101125',
    SO_NGAY_DTRI: '0',
    KET_QUA_DTRI: '2',
    MA_LOAI_RV: '1',
    NGAY_TTOAN: '202603101140',
    NAM_QT: '2026',
    THANG_QT: '03',
    MA_LOAI_KCB: '01',
    MA_KHOA: 'K01',
    MA_CSKCB: '01005',
    CAN_NANG: '52.50',
    MA_HSBA: 'KB1',
    ...over,
  });
}

/** A service for tests: an examination unless `over` says otherwise. Its money comes with `billed`. */
export function service(DON_GIA_BV: string, NGAY_YL: string, over: Partial<Xml3Row> = {}): Xml3Row {
  return claimRow(XML3, {
    MA_LK: 'LK1',
    MA_DICH_VU: '02.1896',
    MA_NHOM: '13',
    TEN_DICH_VU: 'Khám Nội',
    DON_VI_TINH: 'Lần',
    PHAM_VI: '1',
    SO_LUONG: '1',
    DON_GIA_BV,
    DON_GIA_BH: DON_GIA_BV,
    TYLE_TT_DV: '100',
    TYLE_TT_BH: '100',
    MA_KHOA: 'K01',
    MA_BAC_SI: DOCTOR,
    NGAY_YL,
    MA_PTTT: '1',
    ...over,
  });
}

/** What somebody performs: an operation unless `over` says otherwise. */
export function performed(
  price: string,
  NGAY_YL: string,
  NGAY_TH_YL: string,
  NGAY_KQ: string,
  over: Partial<Xml3Row> = {},
): Xml3Row {
  const operation = {
    MA_DICH_VU: '10.0001',
    TEN_DICH_VU: 'Phẫu thuật',
    MA_NHOM: '8',
    PP_VO_CAM: '1',
    MA_KHOA: 'K19',
  };
  return service(price, NGAY_YL, {
    ...operation,
    NGAY_TH_YL,
    NGAY_KQ,
    NGUOI_THUC_HIEN: `${DOCTOR};${NURSE}`,
    ...over,
  });
}

/** An inpatient's bed. */
export function bed(price: string, NGAY_YL: string, MA_GIUONG: string, over: Partial<Xml3Row> = {}): Xml3Row {
  const names = {
    MA_DICH_VU: 'K03.1917',
    TEN_DICH_VU: 'Giường Nội',
    DON_VI_TINH: 'Ngày',
    MA_NHOM: '15',
    MA_KHOA: 'K03',
  };
  return service(price, NGAY_YL, { ...names, MA_GIUONG, ...over });
}

export function drug(
  SO_LUONG: string,
  DON_GIA: string,
  NGAY_YL: string,
  over: Partial<Xml2Row> = {},
): Xml2Row {
  return claimRow(XML2, {
    MA_LK: 'LK1',
    MA_THUOC: '40.1',
    MA_NHOM: '4',
    TEN_THUOC: 'Thuốc A 500mg',
    DON_VI_TINH: 'Viên',
    DUONG_DUNG: '1.01',
    LIEU_DUNG: '2 viên/lần * 2 lần/ngày * 5 ngày [4 viên/ngày]',
    SO_DANG_KY: 'VD-00001-20',
    TT_THAU: '57/QĐ-TTMS;G1;N1;2025',
    PHAM_VI: '1',
    TYLE_TT_BH: '100',
    SO_LUONG,
    DON_GIA,
    MA_KHOA: 'K01',
    MA_BAC_SI: DOCTOR,
    NGAY_YL,
    MA_PTTT: '1',
    ...over,
  });
}

/** What the fund has nothing of. */
export const outOfScope = { PHAM_VI: '2', TYLE_TT_BH: '0' };

type Rest = Partial<Omit<ClaimFile, 'xml1' | 'xml2' | 'xml3' | 'date'>>;

/** A file of rows, numbered, with their money as the settlement has it and the sums of XML1, as it reads back. */
export function billed(
  over: Partial<Xml1Row>,
  xml2: readonly Xml2Row[],
  xml3: readonly Xml3Row[],
  rest: Rest = {},
  facts: ClaimFacts = claimFacts(),
): ClaimFile {
  const xml1 = summary(over);
  const date = dayIn(xml1.NGAY_RA);
  const bare = claimFile({ date, xml1, xml2, xml3 });
  const lines = costLines(bare);
  const settled = settle(lines.map(settleLine), visitOf(bare, facts), facts.parameters).lines;
  const moneyOf = (table: 'XML2' | 'XML3', at: number) => {
    const one = settled[lines.findIndex((line) => line.table === table && line.at === at)];
    return {
      STT: String(at + 1),
      THANH_TIEN_BV: one?.bv ?? null,
      THANH_TIEN_BH: one?.bh ?? null,
      MUC_HUONG: one?.mucHuong ?? null,
      T_BNTT: one?.BNTT ?? null,
      T_BNCCT: one?.BNCCT ?? null,
      T_BHTT: one?.BHChiTra ?? null,
    };
  };
  const filled = {
    xml2: xml2.map((row, at) => writtenRow(XML2, { ...row, ...moneyOf('XML2', at) })),
    xml3: xml3.map((row, at) => writtenRow(XML3, { ...row, ...moneyOf('XML3', at) })),
  };
  return claimFile({ date, xml1: { ...xml1, ...claimTotals(filled) }, ...filled, ...rest });
}

const icd = (over: Partial<IcdFact> = {}): IcdFact => ({
  khongLamBenhChinh: false,
  khongKhuyenKhichBenhChinh: false,
  coMaChiTietHon: false,
  chiNguyenNhanTuVong: false,
  sao: false,
  gioiTinh: null,
  daiNgay: false,
  tuNgay: null,
  denNgay: null,
  ...over,
});

const accepted: readonly DrugFact[] = ['40.1', '40.2', '40.3'].map((MA_THUOC) => ({
  MA_THUOC,
  TEN_THUOC: 'Thuốc A 500mg',
  SO_DANG_KY: 'VD-00001-20',
  TT_THAU: '57/QĐ-TTMS;G1;N1;2025',
  tuNgay: '2025-01-01',
  denNgay: null,
}));

const staff = (chucDanhNN: string): StaffFact => ({ chucDanhNN, tuNgay: '2020-01-01', denNgay: null });

/** What is looked up for the files of these tests. */
export function claimFacts(over: Partial<ClaimFacts> = {}): ClaimFacts {
  return {
    parameters: defaultParameters,
    visit: { dungNoiDangKy: true },
    the: null,
    icds: new Map([
      ['J18.9', icd()],
      ['J18', icd({ coMaChiTietHon: true })],
      ['I10', icd({ daiNgay: true })],
      ['R54', icd({ khongKhuyenKhichBenhChinh: true })],
      ['Z51.1', icd({ khongLamBenhChinh: true })],
      ['R96', icd({ chiNguyenNhanTuVong: true })],
      ['N40', icd({ gioiTinh: '1' })],
      ['G01', icd({ sao: true })],
      ['U07.1', icd({ denNgay: '2026-01-31' })],
      ...Array.from({ length: 13 }, (_, at) => [`A0${at}`, icd()] as const),
    ]),
    coSos: new Set(['01005', '01123', '48001']),
    thuocs: accepted,
    nhanViens: new Map([
      [DOCTOR, staff('1')],
      [SECOND_DOCTOR, staff('2')],
      [NURSE, staff('3')],
    ]),
    ban: [],
    mays: new Set(['SA.1.US01', 'SA.1.US02', 'HH.1.CBC1', 'CT.1.MRI1']),
    giuongs: null,
    noiKhams: new Map(
      ['Nội', 'Mắt', 'Ngoại', 'Da liễu', 'Răng', 'Tai mũi họng'].map((chuyenKhoa, at) => [
        String(at + 1),
        { phong: `P${at + 1}`, chuyenKhoa },
      ]),
    ),
    maLKs: new Set(),
    soNgayThuoc: null,
    nhanDongChamTran: false,
    ...over,
  };
}

/** One index of a test, or the reading of an image. */
export function result(MA_DICH_VU: string, NGAY_KQ: string, over: object) {
  return claimRow(XML4, { MA_LK: 'LK1', STT: '1', MA_DICH_VU, NGAY_KQ, MA_BS_DOC_KQ: DOCTOR, ...over });
}

/** An entry of the treatment sheet. */
export function course(THOI_DIEM_DBLS: string, DIEN_BIEN_LS: string, over: object = {}) {
  return claimRow(XML5, {
    MA_LK: 'LK1',
    STT: '1',
    DIEN_BIEN_LS,
    THOI_DIEM_DBLS,
    NGUOI_THUC_HIEN: DOCTOR,
    ...over,
  });
}
