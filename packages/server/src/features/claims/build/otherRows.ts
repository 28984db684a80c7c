import type { Xml1Row } from '@sen/domain/claims/file';
import { isRestricted, withoutRestricted } from '@sen/domain/claims/restricted';
import { claimTables } from '@sen/domain/claims/tables';
import type { Ending } from './ending.ts';
import type { VisitParts } from './parts.ts';
import { day, rowOf } from './rowOf.ts';
import { boxesOf } from './texts.ts';

const { XML4, XML8, XML11, XML13, XML14 } = claimTables;

/** The results of the services of the bill. */
export function resultRows({ visit, results, lines }: VisitParts) {
  const billed = new Map(lines.map((line) => [line.source_Id, line]));
  return results
    .filter(({ ChiTiet_Id }) => billed.has(ChiTiet_Id))
    .map((one, at) => {
      const line = billed.get(one.ChiTiet_Id);
      return rowOf(XML4, {
        MA_LK: visit.MaTiepNhan,
        STT: String(at + 1),
        MA_DICH_VU: line?.maBHYT ?? line?.Ma,
        MA_CHI_SO: one.maChiSo,
        TEN_CHI_SO: one.tenChiSo,
        GIA_TRI: withoutRestricted(one.giaTri),
        DON_VI_DO: one.donVi,
        MO_TA: withoutRestricted(one.moTa),
        KET_LUAN: withoutRestricted(one.ketLuan),
        NGAY_KQ: one.ngayKQ,
        MA_BS_DOC_KQ: one.bacSi,
      });
    });
}

/** The summary that the health book takes, of every visit that has ended. */
export function bookRow(parts: VisitParts, xml1: Xml1Row) {
  const boxes = boxesOf(parts);
  return rowOf(XML8, {
    MA_LK: xml1.MA_LK,
    MA_LOAI_KCB: xml1.MA_LOAI_KCB,
    DON_VI: parts.visit.DonVi,
    NGAY_VAO: xml1.NGAY_VAO,
    NGAY_RA: xml1.NGAY_RA,
    CHAN_DOAN_VAO: xml1.CHAN_DOAN_VAO,
    CHAN_DOAN_RV: xml1.CHAN_DOAN_RV,
    QT_BENHLY: boxes.QuaTrinhBenhLy,
    TOMTAT_KQ: boxes.KetQuaCanLamSang,
    PP_DIEUTRI: boxes.PhuongPhapDieuTri,
    KET_QUA_DTRI: xml1.KET_QUA_DTRI,
    GHI_CHU: boxes.HuongDieuTri,
    NGAY_CT: xml1.NGAY_RA?.slice(0, 8),
  });
}

export function leaveRow({ papers: { leaves } }: VisitParts, xml1: Xml1Row) {
  const [paper] = leaves;
  if (!paper) return null;
  const { TuNgay, DenNgay } = paper;
  const days = TuNgay && DenNgay ? (Date.parse(DenNgay) - Date.parse(TuNgay)) / 86_400_000 + 1 : null;
  return rowOf(XML11, {
    MA_LK: xml1.MA_LK,
    SO_CT: paper.SoKCB,
    SO_SERI: paper.SoSeri,
    SO_KCB: paper.SoKCB,
    DON_VI: paper.DonViLamViec,
    MA_BHXH: paper.MaSoBHXH,
    MA_THE_BHYT: xml1.MA_THE_BHYT,
    CHAN_DOAN_RV: withoutRestricted(paper.ChanDoan),
    PP_DIEUTRI: withoutRestricted(paper.PhuongPhapDieuTri),
    MA_DINH_CHI_THAI: paper.LoaiNghi === 'DinhChiThai' ? '1' : '0',
    NGUYENNHAN_DINHCHI: withoutRestricted(paper.NguyenNhanDinhChi),
    TUOI_THAI: paper.TuoiThai?.toString(),
    SO_NGAY_NGHI: days?.toString(),
    TU_NGAY: day(TuNgay),
    DEN_NGAY: day(DenNgay),
    HO_TEN_CHA: paper.HoTenCha,
    HO_TEN_ME: paper.HoTenMe,
    MA_BS: paper.bacSi,
    NGAY_CT: day(paper.NgayCap),
    MAU_SO: 'CT07',
  });
}

export function transferRow(parts: VisitParts, xml1: Xml1Row, { transfer }: Ending) {
  if (!transfer) return null;
  // who takes the patient over reads what was done, and is no auditor: a test for HIV is not among it
  const told = parts.lines.filter(
    ({ Ma, maBHYT, Ten }) => !isRestricted({ codes: [Ma, maBHYT], names: [Ten] }),
  );
  const names = (wanted: (group: string) => boolean) =>
    [...new Set(told.filter((line) => wanted(line.NhomChiPhi)).map((line) => line.Ten))]
      .join('; ')
      .slice(0, 1024);
  return rowOf(XML13, {
    ...person(xml1),
    SO_HOSO: transfer.MaChuyenVien,
    SO_CHUYENTUYEN: transfer.SoChuyenVien,
    GIAY_CHUYEN_TUYEN: transfer.SoChuyenVien,
    MA_NOI_DI: xml1.MA_NOI_DI,
    MA_NOI_DEN: transfer.noiDen,
    MA_QUOCTICH: xml1.MA_QUOCTICH,
    MA_DANTOC: xml1.MA_DANTOC,
    MA_NGHE_NGHIEP: xml1.MA_NGHE_NGHIEP,
    DAU_HIEU_LS: withoutRestricted(transfer.DauHieuLamSang),
    QT_BENHLY: withoutRestricted(transfer.TinhTrangBenhNhan),
    TOMTAT_KQ: withoutRestricted(transfer.KetQuaLamSang),
    PP_DIEUTRI: withoutRestricted(transfer.PhuongPhapDungDieuTri),
    TEN_DICH_VU: names((group) => group !== 'Thuoc' && group !== 'VatTu'),
    TEN_THUOC: names((group) => group === 'Thuoc'),
    MA_LOAI_RV: xml1.MA_LOAI_RV,
    MA_LYDO_CT: transfer.LyDoChuyen === 'TheoYeuCau' ? '2' : '1',
    HUONG_DIEU_TRI: withoutRestricted(transfer.HuongDieuTri),
    PHUONGTIEN_VC: transfer.PhuongTienVanChuyen,
    HOTEN_NGUOI_HT: transfer.HoTenNguoiDuaDi,
    MA_BAC_SI: transfer.bacSi,
  });
}

export function followUpRow({ papers: { appointments } }: VisitParts, xml1: Xml1Row) {
  const [paper] = appointments;
  if (!paper) return null;
  return rowOf(XML14, {
    ...person(xml1),
    SO_GIAYHEN_KL: paper.SoGiayHen,
    NGAY_HEN_KL: day(paper.NgayHen),
    MA_DOITUONG_KCB: xml1.MA_DOITUONG_KCB,
    MA_BAC_SI: paper.bacSi,
    NGAY_CT: day(paper.NgayCap),
  });
}

/** What papers repeat of the summary. */
function person(xml1: Xml1Row) {
  const { MA_LK, MA_CSKCB, HO_TEN, NGAY_SINH, GIOI_TINH, DIA_CHI, MA_THE_BHYT, GT_THE_DEN } = xml1;
  const { NGAY_VAO, NGAY_RA, CHAN_DOAN_RV, MA_BENH_CHINH, MA_BENH_KT, MA_BENH_YHCT } = xml1;
  return {
    ...{ MA_LK, MA_CSKCB, HO_TEN, NGAY_SINH, GIOI_TINH, DIA_CHI, MA_THE_BHYT, GT_THE_DEN },
    ...{ NGAY_VAO, NGAY_RA, CHAN_DOAN_RV, MA_BENH_CHINH, MA_BENH_KT, MA_BENH_YHCT },
  };
}
