import type { Xml1Row } from '@sen/domain/claims/file';
import { claimTotals } from '@sen/domain/claims/lines';
import { timeIn } from '@sen/domain/claims/moments';
import { withoutRestricted } from '@sen/domain/claims/restricted';
import { claimTables } from '@sen/domain/claims/tables';
import { soNgayDieuTri } from '@sen/domain/insurance/bedDays';
import { parseThe } from '@sen/domain/insurance/card';
import { dec } from '@sen/domain/money/decimal';
import type { Ending } from './ending.ts';
import type { VisitParts } from './parts.ts';
import { day, listed, rowOf } from './rowOf.ts';
import { boxesOf, diagnosesOf, diagnosisText } from './texts.ts';

/** Days of treatment, code 9: a visit without insurance. */
const notInsured = '9';

const sexes: Readonly<Record<string, string>> = { MALE: '1', FEMALE: '2', OTHER: '3' };

type Costs = Parameters<typeof claimTotals>[0];

/** The summary of a visit. */
export function summaryRow(parts: VisitParts, ending: Ending, costs: Costs): Xml1Row {
  const { visit, sessions, lines } = parts;
  const { main, further, text } = diagnosesOf(sessions);
  const [first] = sessions;
  const cards = cardsOf(parts);
  const MA_LOAI_KCB = loaiKCB(parts);
  const settled = visit.ngayTToan ?? ending.ngayRa;
  return rowOf(claimTables.XML1, {
    MA_LK: visit.MaTiepNhan,
    STT: '1',
    MA_BN: visit.MaYTe,
    HO_TEN: visit.TenBenhNhan.toUpperCase(),
    SO_CCCD: visit.CMNDHoacHoChieu,
    NGAY_SINH: visit.ngaySinh,
    GIOI_TINH: sexes[visit.GioiTinh],
    NHOM_MAU: visit.nhomMau,
    MA_QUOCTICH: visit.quocTich,
    MA_DANTOC: visit.danToc,
    MA_NGHE_NGHIEP: visit.ngheNghiep,
    DIA_CHI: visit.diaChi,
    MATINH_CU_TRU: visit.maTinh,
    MAXA_CU_TRU: visit.maXa,
    DIEN_THOAI: visit.SoDienThoai,
    MA_THE_BHYT: cards.map((card) => card.SoTheBHYT).join(';'),
    // of several cards each has its place, also where nothing is known
    MA_DKBD: cards.map((card) => card.maDKBD ?? '').join(';'),
    GT_THE_TU: cards.map((card) => day(card.BHYTNgayHieuLuc) ?? '').join(';'),
    GT_THE_DEN: cards.map((card) => day(card.BHYTNgayHetHieuLuc) ?? '').join(';'),
    NGAY_MIEN_CCT: visit.MienCungChiTra
      ? (day(visit.NgayGiayMien) ?? `${visit.ngayVao.slice(0, 4)}0101`)
      : null,
    LY_DO_VV: withoutRestricted(visit.LyDoKham ?? sessions.find((one) => one.LyDoKham)?.LyDoKham ?? null),
    CHAN_DOAN_VAO: first && diagnosisText(first),
    CHAN_DOAN_RV: text,
    MA_BENH_CHINH: main,
    MA_BENH_KT: further.join(';'),
    MA_PTTT_QT: listed(lines.map((line) => line.maICD9)),
    MA_DOITUONG_KCB: visit.MaDoiTuongKCB ?? notInsured,
    MA_NOI_DI: visit.maNoiDi,
    MA_NOI_DEN: ending.transfer?.noiDen,
    NGAY_VAO: visit.ngayVao,
    NGAY_RA: ending.ngayRa,
    GIAY_CHUYEN_TUYEN: visit.SoGiayChuyen ?? visit.SoGiayHen,
    SO_NGAY_DTRI: ending.ngayRa && daysOf(parts, MA_LOAI_KCB, ending.ngayRa),
    PP_DIEU_TRI: boxesOf(parts).PhuongPhapDieuTri,
    KET_QUA_DTRI: ending.ketQua,
    MA_LOAI_RV: ending.loaiRV,
    GHI_CHU: withoutRestricted(listedTexts(sessions.map((one) => one.LoiDan))),
    NGAY_TTOAN: visit.ngayTToan,
    ...claimTotals(costs),
    NAM_QT: settled?.slice(0, 4),
    THANG_QT: settled?.slice(4, 6),
    MA_LOAI_KCB,
    MA_KHOA: listed(sessions.map((one) => one.khoa)),
    MA_CSKCB: visit.maCSKCB,
    MA_KHUVUC: visit.KhuVucSinhSong,
    CAN_NANG: weightOf(parts),
    NAM_NAM_LIEN_TUC: day(visit.NgayDu5Nam ?? cards.find((card) => card.NgayDu5Nam)?.NgayDu5Nam),
    NGAY_TAI_KHAM: listed(sessions.map((one) => one.ngayTaiKham)),
    MA_HSBA: sessions.at(-1)?.MaKhamBenh,
  });
}

/** The cards of the visit with a whole number; ten digits alone are no card. */
export function cardsOf({ visit }: Pick<VisitParts, 'visit'>) {
  const { SoTheBHYT, BHYTNgayHieuLuc, BHYTNgayHetHieuLuc, NgayDu5Nam, maDKBD } = visit;
  const first = SoTheBHYT && {
    SoTheBHYT,
    BHYTNgayHieuLuc: BHYTNgayHieuLuc ?? timeIn(visit.ngayVao),
    BHYTNgayHetHieuLuc,
    NgayDu5Nam,
    maDKBD,
  };
  return first ? [first, ...visit.theThem].filter((card) => parseThe(card.SoTheBHYT) !== null) : [];
}

/** 01 an examination; 02 the outpatient treatment of a record. */
function loaiKCB({ sessions }: VisitParts): string {
  return sessions.some((one) => one.BenhAn_Id !== null) ? '02' : '01';
}

function daysOf({ lines }: VisitParts, maLoaiKCB: string, ngayRa: string): string {
  const [ngayVao] = [lines[0]?.ngayYL ?? ngayRa];
  return String(soNgayDieuTri({ maLoaiKCB, ngayVao: timeIn(ngayVao), ngayRa: timeIn(ngayRa) }));
}

function weightOf({ sessions }: VisitParts): string | null {
  const weight = sessions.findLast((one) => one.CanNang !== null)?.CanNang ?? null;
  return weight && dec(weight).toFixed(2);
}

function listedTexts(texts: ReadonlyArray<string | null>): string | null {
  return [...new Set(texts.filter(Boolean))].join('\n') || null;
}
