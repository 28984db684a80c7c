import { checkFields } from '../connections/checkFields.ts';
import { names, type RecordApi } from '../records/api.ts';
import { text } from '../records/fields.ts';
import { defineRecord, type RecordDef } from '../records/record.ts';
import { hoaDonBienLaiRecord, hoaDonDongRecord, hoaDonRecord, hoaDonTraoDoiRecord } from './hoaDonRecord.ts';
import { quyetToanRecord } from './quyetToanRecord.ts';
import { taiKhoanHoaDonFields } from './taiKhoanHoaDon.ts';
import { noticeRecords } from './thongBaoSaiSotRecord.ts';

export const taiKhoanHoaDonRecord = defineRecord({
  name: 'TaiKhoanHoaDon',
  label: { vi: 'Tài khoản hóa đơn điện tử', en: 'E-invoice account' },
  display: ['Ten'],
  fields: {
    ...taiKhoanHoaDonFields,
    ...checkFields,
    MatKhauPhatHanh: text('Mật khẩu phát hành', 'Issuing password'),
  },
});

export const taiKhoanHoaDonApi: RecordApi = {
  about: 'An account at a provider of electronic invoices. Its passwords are never answered.',
  without: ['MatKhau', 'MatKhauPhatHanh'],
  enums: {
    NhaCungCap: {
      name: 'NhaCungCapHoaDon',
      about: 'A provider of electronic invoices.',
    },
    KetQuaKiemTra: {
      name: 'KetQuaKiemTra',
      about: 'How the last sign-in at a system outside ended.',
      values: {
        Tot: 'It signed us in.',
        TuChoi: 'It refused the account.',
        KhongKetNoi: 'It was not reached, or did not answer as itself.',
        MatKhoa: 'The key that opens the kept password is lost: the password must be given anew.',
      },
    },
  },
  input: {
    about: 'An account as it is saved.',
    fields: names(`
      version Ten NhaCungCap DiaChi MaSoThue TenDangNhap MatKhau TenPhatHanh MatKhauPhatHanh MaUngDung MauSo KyHieu MaMau
      Node_Ids NhanVien_Ids TuNgay TamNgung
    `),
    required: names(
      `Ten NhaCungCap DiaChi MaSoThue TenDangNhap MauSo KyHieu Node_Ids NhanVien_Ids TuNgay TamNgung`,
    ),
    describe: {
      version: 'Version that was read; not for a new one.',
      DiaChi: 'Where the provider is asked: https.',
      MatKhau: 'The password. Without it the kept one stays, as long as provider, address and user name do.',
      TenPhatHanh: 'The account that issues, Account at VNPT; for no other provider.',
      MatKhauPhatHanh:
        'Its password, ACpass. Without it the kept one stays, as long as provider, address and issuing account do.',
      MaUngDung: 'The AppID that MISA gives who connects; for no other provider.',
      MauSo: 'The form, KHMSHDon.',
      Node_Ids: 'Counters that issue with it; with neither counters nor people the whole facility does.',
    },
  },
  describe: {
    _id: 'Id.',
    version: 'Version, for changes.',
    Ten: 'What people call it.',
    NhaCungCap: 'The provider.',
    DiaChi: 'Where the provider is asked.',
    MaSoThue: 'Tax code of who issues.',
    TenDangNhap: 'User name at the provider; at VNPT that of its services.',
    TenPhatHanh: 'The account that issues, Account at VNPT.',
    MaUngDung: 'The AppID that MISA gives who connects.',
    MauSo: 'The form, KHMSHDon: 1 VAT, 2 sales.',
    KyHieu: 'The serial, KHHDon.',
    MaMau: 'Name of the layout at the provider, such as 1/770; empty for the first one of the form.',
    Node_Ids: 'Counters that issue with it.',
    NhanVien_Ids: 'People that issue with it.',
    TuNgay: 'First day that it is used on.',
    TamNgung: 'It is not used.',
    KiemTraLuc: 'When it was checked last; null when its address or account changed since.',
    KetQuaKiemTra: 'How that check ended.',
    ThongBaoKiemTra: 'What the provider said, or why it was not reached.',
  },
};

export const invoicesRecords: readonly RecordDef[] = [
  taiKhoanHoaDonRecord,
  hoaDonRecord,
  hoaDonDongRecord,
  hoaDonBienLaiRecord,
  hoaDonTraoDoiRecord,
  quyetToanRecord,
  ...noticeRecords,
];
