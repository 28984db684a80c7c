import type { LyDo } from '../catalogues/LyDo.ts';

/** A kind of reason of the catalogue LyDo. */
export type LoaiLyDo = keyof typeof LyDo.fields.LoaiLyDo.values;

/** Where an act carries a reason, and of which kind it is; null: the catalogue has no kind for it. */
export type GivenAt = {
  /** The way to its words in what is sent; `*` stands for each row of a list. */
  at: string;
  kind: LoaiLyDo | null;
  /** The entry of the catalogue beside the words, where it is sent by its id. */
  idAt?: string;
};

const given = (kind: LoaiLyDo | null, at = 'LyDo', idAt?: string): readonly GivenAt[] => [
  { at, kind, ...(idAt ? { idAt } : {}) },
];
const warnings = (at: string) => given('BoQuaCanhBao', `${at}.*.LyDo`);
const reception: readonly GivenAt[] = [
  ...given('UuTien', 'input.LyDoUuTien'),
  ...given('BoQuaCanhBao', 'input.LyDoVuotChongChiDinh'),
  ...given('BoQuaCanhBao', 'input.LyDoTiepNhanLai'),
  ...given('MienGiam', 'input.dichVus.*.LyDoKhongThu'),
];

/** Every act that carries a reason, by the mutation that performs it. */
export const reasonedActs = {
  // money
  xoaBienLai_ByVienPhi: given('HuyBienLai'),
  hoanTien_VienPhi: given('HoanTien', 'input.LyDo'),
  hoanGoi_VienPhi: given('HoanTien', 'input.LyDo'),
  huyHachToan_VienPhi: given('HoanTien', 'input.LyDo'),
  huyHachToan_ToanBoMTran_VienPhi: given('HoanTien'),
  hoanUng_VienPhi: given('HoanUng', 'input.LyDo'),
  mienGiam_VienPhi: given('MienGiam', 'input.LyDo'),
  deNghiMienGiam: given('MienGiam', 'input.LyDo'),
  tuChoiMienGiam: given(null),
  capnhatTien_DichVu: given('MienGiam', 'input.LyDo'),
  capnhatTien_DichVuDuoc: given('MienGiam', 'input.LyDo'),
  boQuaGiaoDichNganHang: given(null),
  huyDuToanChiPhi: given(null),
  choNo_VienPhi: given(null, 'input.LyDo'),
  giaHanCongNo: given(null),
  deNghiXoaNo: given('MienGiam', 'input.LyDo'),
  tuChoiXoaNo: given(null),
  huyCongNo: given(null),
  dieuChinhHoaDon: given(null, 'input.LyDo'),
  guiHoSoBHYT: given(null, 'input.LyDo'),
  guiHoSoBHYTs: given(null),
  xuLyDongTraBHYT: given(null, 'input.LyDo'),
  thayTheHoaDon: given(null, 'input.LyDo'),
  giaiTrinhSoKhuyet: given('GiaiTrinhSo', 'input.LyDo'),
  thuHoiGiaiTrinhSo: given(null),
  huyQuyetToanBHYT: given(null),
  lapThongBaoSaiSot: given(null, 'input.LyDo'),
  huyThongBaoSaiSot: given(null),
  ketQuaThongBaoSaiSot: given(null),
  dieuChinhQuyetToanBHYT: given(null, 'input.LyDo'),
  huyHoanTatVienPhi: given('MoKhoa', 'input.LyDo'),
  huyXacNhanBHYT: given('MoKhoa', 'input.LyDo'),
  // receptions, tickets, sessions
  cancelTiepNhan: given('HuyTiepNhan'),
  boTheTiepNhan: given(null),
  createTiepNhan: reception,
  createTiepNhanKhamBenh: reception,
  createTiepNhanCapCuu: reception,
  updateTiepNhan: reception,
  laySoThuTu: given('UuTien', 'input.lyDoUuTien'),
  dongViecCu: given('HuyKham', 'input.LyDo'),
  cancelKhamBenh: given('HuyKham', 'LyDo', 'LyDo_Id'),
  removeKhamBenh: given('HuyKham', 'LyDo', 'LyDo_Id'),
  cancelBenhAnNgoaiTru: given('HuyKham'),
  ketThucKhamBenh: warnings('lyDoCanhBaos'),
  saveAndVerifyKhamBenh: warnings('lyDoCanhBaos'),
  verifyKhamBenh: warnings('lyDoCanhBaos'),
  moHoSo: given('MoHoSo', 'input.DienGiai', 'input.LyDo_Id'),
  // orders, prescriptions, what is used and supplied
  XoaDichVuKhamBenh: given('HuyChiDinh'),
  chuyenDuToanThanhChiDinh: given('BoQuaCanhBao', 'input.LyDoVuotChongChiDinh'),
  createDichVuYeuCau: [
    ...given('BoQuaCanhBao', 'input.LyDoVuotChongChiDinh'),
    ...given('MienGiam', 'input.chiTiets.*.LyDoKhongThu'),
  ],
  updateDichVuYeuCauState: given('BoQuaCanhBao', 'LyDoVuotChongChiDinh'),
  updateDichVuYeuCauStateBySoPhieu: given('BoQuaCanhBao', 'LyDoVuotChongChiDinh'),
  updateManyChiDinhPhongMachNhapToSanSang: given('BoQuaCanhBao', 'LyDoVuotChongChiDinh'),
  updateManyDichVuYeuCauNhapToSanSang: given('BoQuaCanhBao', 'LyDoVuotChongChiDinh'),
  updateManyDichVuYeuCauState: given('BoQuaCanhBao', 'LyDoVuotChongChiDinh'),
  cancelBuoiLieuTrinh: given(null),
  huyToaThuoc: given('HuyChiDinh'),
  updateToaThuoc: [...warnings('input.lyDoCanhBaos'), ...given('MoKhoa', 'input.LyDoThay')],
  saveSuDungVatTu: [...warnings('input.lyDoCanhBaos'), ...given('BoQuaCanhBao', 'input.dongs.*.LyDo')],
  verifySuDungVatTu: warnings('lyDoCanhBaos'),
  unverifySuDungVatTu: given('MoKhoa'),
  suppliesSupply: warnings('input.lyDoCanhBaos'),
  suppliesSupplyCancelSupply: given('HuyCapThuoc', 'input.LyDo'),
  huyDuyetCapPhat: given('HuyCapThuoc'),
  luuPhieuKho: given('DieuChinhKho', 'input.dongs.*.LyDo'),
  nhanPhieuKho: given('DieuChinhKho'),
  tuChoiPhieuKho: given('DieuChinhKho'),
  huyPhieuKho: given('DieuChinhKho'),
  // results
  huyTraKetQua: given('HuyKetQua'),
  huyTraKetQuaChanDoanHinhAnh: given('HuyKetQua'),
  huyTraKetQuaThamDoChucNang: given('HuyKetQua'),
  huyTraKetQuaTuongTrinhSpa: given('HuyKetQua'),
  huyTraKetQuaViSinh: given('HuyKetQua'),
  huyTraTuongTrinhPTTT: given('HuyKetQua'),
  huyKetQuaKiemChuan: given('HuyKetQua'),
  boKetQuaThietBi: given(null),
  yeuCauChayLai: given(null, 'input.LyDo'),
  goCaDICOM: given(null),
  ganCaDICOM: given('BoQuaCanhBao'),
  xemTinThietBi: given(null),
  // what stands signed, or is known of a person
  thuHoiChuKy: given('MoKhoa'),
  updateChuKyKetQua: given('MoKhoa', 'input.LyDo'),
  thuHoiTuVong: given('MoKhoa'),
  gopBenhNhan: given(null),
  tachBenhNhan: given(null),
  huyChungTuGPP: given(null),
  thuHoiLienKetKetQua: given(null),
  // papers
  cancelKhamBenh_ChuyenVien: given(null),
  capLaiKhamBenh_ChuyenVien: given(null),
  cancelGiayHenKhamLai: given(null),
  capLaiGiayHenKhamLai: given(null),
  cancelGiayNghiHuongBHXH: given(null),
  capLaiGiayNghiHuongBHXH: given(null),
  cancelGiayBaoTu: given(null),
  capLaiGiayBaoTu: given(null),
  cancelGiayChungSinh: given(null),
  capLaiGiayChungSinh: given(null),
  cancelGiayNghiDuongThai: given(null),
  capLaiGiayNghiDuongThai: given(null),
  cancelGiayXacNhanNoiTru: given(null),
  capLaiGiayXacNhanNoiTru: given(null),
  cancelGiayThuongTich: given(null),
  capLaiGiayThuongTich: given(null),
  cancelTomTatHoSoBenhAn: given(null),
  capLaiTomTatHoSoBenhAn: given(null),
  tuChoiYeuCauTomTatHoSo: given(null),
  cancelBaoCaoCaBenh: given(null),
  lapLaiBaoCaoCaBenh: given(null),
  cancelBienBanHoiChan: given(null),
  cancelRaVienNgoaiTru: given(null),
  createPhieuChuyenKhoa: given(null, 'input.LyDo'),
  createRaVienNgoaiTru: given(null, 'input.LyDoThayThe'),
  updateRaVienNgoaiTru: given(null, 'input.LyDoThayThe'),
  // stays in the wards
  traLaiNhapVien: given(null),
  huyNhanVaoKhoa: given(null),
  huyRaVienNoiTru: given(null, 'input.LyDo'),
  huyChuyenThanhToanRaVien: given(null),
  moLaiRaVienNoiTru: given('MoKhoa'),
  thayTheRaVienNoiTru: given(null),
  moKhoaBenhAn: given('MoKhoa'),
  createToDieuTri: warnings('input.lyDoCanhBaos'),
  updateToDieuTri: warnings('input.lyDoCanhBaos'),
  removeToDieuTri: given(null),
  ngungYLenhThuoc: given(null),
  createThucHienThuoc: [...given(null, 'input.LyDo'), ...given(null, 'input.LyDoKhongQuet')],
  thuHoiThucHienThuoc: given(null),
  tuChoiPhieuChuyenKhoa: given(null),
  huyPhieuChuyenKhoa: given(null),
  updatePhieuChamSoc: given(null, 'input.LyDo'),
  cancelPhieuChamSoc: given(null),
  // the system
  lockUser: given(null, 'reason'),
  resetSecondFactorUser: given(null, 'reason'),
  updateThamSo: given(null, 'input.lyDo'),
  cancelCongViec: given(null, 'lyDo'),
  giveUpGoiNgoai: given(null, 'lyDo'),
  raiseBoDemSo: given(null, 'lyDo'),
  removeBanDuLieu: given(null, 'lyDo'),
  switchBanDuLieu: given(null, 'lyDo'),
  removeSaoLuu: given(null, 'lyDo'),
  restoreSaoLuu: given(null, 'lyDo'),
} as const satisfies Record<string, readonly GivenAt[]>;

/** An act that carries a reason: the mutation that performs it. */
export type ReasonedAct = keyof typeof reasonedActs;

/** The kind of the reason that somebody is asked for at an act; of one that carries several, which of them. */
export function kindOf(act: ReasonedAct, at = 0): LoaiLyDo | null {
  const of: readonly GivenAt[] = reasonedActs[act];
  return of[at]?.kind ?? null;
}
