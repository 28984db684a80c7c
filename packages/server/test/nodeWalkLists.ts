const account = 'an account of the site: its permission alone decides';
const site = 'a setting of the whole site';
const operations = 'the work of the installation, which has no place';
const prices = 'price lists hold for the whole site';
const forms = 'print forms hold for the whole site';
const patient = 'a patient belongs to no facility';
const ownDesk = 'makes a record at the desk of the caller';
const links = 'a link of a catalogue';

/** Mutations that name no record of a node, each with why. */
export const withoutNode: Readonly<Record<string, string>> = {
  logout: account,
  changePassword: account,
  setUpProfile: account,
  createProfile: account,
  updateProfile: account,
  removeProfile: account,
  beginSecondFactor: account,
  confirmSecondFactor: account,
  createUser: account,
  createUsers: account,
  updateUser: account,
  lockUser: account,
  unlockUser: account,
  logoutUser: account,
  resetPasswordUser: account,
  resetSecondFactorUser: account,
  revokeSession: account,
  createTaiKhoanHoaDon: site,
  updateTaiKhoanHoaDon: site,
  kiemTraTaiKhoanHoaDon: site,
  updateLienThongDonThuoc: site,
  kiemTraLienThongDonThuoc: site,
  createThamSo: site,
  updateThamSo: site,
  removeThamSo: site,
  updateSettingType: site,
  updateSettingCustomer: site,
  batDauThietLap: site,
  taoNoiTheoMau: site,
  taoDichVuCoSan: site,
  anThietLap: site,
  setPhongBanDichVus: links,
  setPhongBanKhoDuocs: links,
  setPhongBanGiuongs: links,
  retryGoiNgoai: operations,
  retryGoiNgoais: operations,
  giveUpGoiNgoai: operations,
  retryCongViec: operations,
  cancelCongViec: operations,
  createSaoLuu: operations,
  proveSaoLuu: operations,
  dropKiemChung: operations,
  removeSaoLuu: operations,
  raiseBoDemSo: operations,
  createBangGia: prices,
  updateBangGia: prices,
  removeBangGia: prices,
  releaseBangGia: prices,
  thuHoiBangGia: prices,
  saoChepBangGia: prices,
  suaGiaBangGia: prices,
  createMauIn: forms,
  updateMauIn: forms,
  phatHanhMauIn: forms,
  huyMauIn: forms,
  removeMauIn: forms,
  createBenhNhan: patient,
  updateBenhNhan: patient,
  removeBenhNhan: patient,
  createTiepNhan: ownDesk,
  createTiepNhanKhamBenh: ownDesk,
  ketToanCaThu: "closes the caller's own shift",
};

/** Mutations that any desk of the record's facility may do: refused at other facilities only. */
export const atFacility: ReadonlySet<string> = new Set([
  'laySoThuTu',
  'dismissNumbering_VienPhiByTiepNhanId',
  'cancelTiepNhan',
  'updateTiepNhan',
  'createBienLai_ByVienPhi',
  'hachToan_VienPhi',
  'huyHachToan_VienPhi',
  'hoanTatVienPhiNgoaiTru',
  'huyHoanTatVienPhi',
  'hoanTien_VienPhi',
  'hoanUng_VienPhi',
  'mienGiam_VienPhi',
  'xacNhanBHYT',
  'huyXacNhanBHYT',
  'ChuyenDoiDoiTuong',
  'capnhatTien_DichVu',
]);

/** Mutations that do not ask at the node of their record yet. The list only shrinks. */
export const notAskedYet: ReadonlySet<string> = new Set(['kiemTraLaiTheBHYT']);
