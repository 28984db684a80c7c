import { names, type RecordApi } from '../records/api.ts';
import { benhNhan, ghiChu, lyDo, nhapVien } from '../records/commonFields.ts';
import { choice, number, person, ref, text, time } from '../records/fields.ts';
import { defineRecord, type RecordDef } from '../records/record.ts';
import { chuyenKhoaActs } from './chuyenKhoa.ts';
import { loaiTinhTrangGiuong, tinhTrangGiuongActs } from './tinhTrangGiuong.ts';

const giuong = ref('GiuongBenh', 'Giường', 'Bed');
const khoa = (vi: string, en: string) => ref('Node', vi, en);
const tuLuc = time('Từ lúc', 'From');
const denLuc = time('Đến lúc', 'Until');
const noiTiep = time('Nối tiếp lúc', 'Follows the one until');
const daHuy = { vi: 'Đã hủy', en: 'Taken back' };

/** Times in a ward: one after the other without gaps. */
export const dotKhoaRecord = defineRecord({
  name: 'DotKhoa',
  label: { vi: 'Thời gian nằm khoa', en: 'Time in a ward' },
  display: ['TuLuc'],
  fields: {
    NhapVien_Id: nhapVien,
    BenhNhan_Id: benhNhan,
    Khoa_Id: khoa('Khoa', 'Ward'),
    BacSiDieuTri_Id: person('Bác sĩ điều trị', 'Treating doctor'),
    PhieuChuyenKhoa_Id: ref('PhieuChuyenKhoa', 'Phiếu chuyển khoa', 'Transfer'),
    TuLuc: tuLuc,
    DenLuc: denLuc,
    NoiTiep: noiTiep,
    DaHuy: { kind: 'bool', label: daHuy },
  },
});

export const dotKhoaApi: RecordApi = {
  about: 'A time in a ward of a stay.',
  without: names('version NhapVien_Id BenhNhan_Id PhieuChuyenKhoa_Id NoiTiep DaHuy'),
  labels: { Khoa_Id: 'Node', BacSiDieuTri_Id: 'NhanVien' },
  describe: {
    Khoa_Id: 'The ward.',
    Khoa: 'Label of the ward.',
    BacSiDieuTri_Id: 'Who treated when it began.',
    BacSiDieuTri: 'Label of the treating doctor.',
    DenLuc: 'Until; empty while the patient lies there.',
  },
};

/** Times in a bed: one after the other without gaps; a place of a bed is held by one person at a time. */
export const dotGiuongRecord = defineRecord({
  name: 'DotGiuong',
  label: { vi: 'Thời gian nằm giường', en: 'Time in a bed' },
  display: ['TuLuc'],
  fields: {
    NhapVien_Id: nhapVien,
    BenhNhan_Id: benhNhan,
    Khoa_Id: khoa('Khoa', 'Ward'),
    Giuong_Id: giuong,
    DichVu_Id: ref('DM_DichVu', 'Dịch vụ ngày giường', 'Service of a bed day'),
    Cho: number('Chỗ', 'Place'),
    TuLuc: tuLuc,
    DenLuc: denLuc,
    NoiTiep: noiTiep,
    DaHuy: { kind: 'bool', label: daHuy },
  },
});

export const dotGiuongApi: RecordApi = {
  about: 'A time in a bed of a stay.',
  without: names('version NhapVien_Id BenhNhan_Id NoiTiep DaHuy'),
  labels: { Khoa_Id: 'Node', Giuong_Id: 'GiuongBenh', DichVu_Id: 'DM_DichVu' },
  describe: {
    Khoa_Id: 'The ward.',
    Khoa: 'Label of the ward.',
    Giuong_Id: 'The bed.',
    Giuong: 'Label of the bed.',
    DichVu_Id: 'What a day in it is billed as; empty where the bed has no service.',
    DichVu: 'Label of the service.',
    Cho: 'Which of the places of the bed, from 1.',
    DenLuc: 'Until; empty while the patient lies there.',
  },
};

export const phieuChuyenKhoaRecord = defineRecord({
  name: 'PhieuChuyenKhoa',
  label: { vi: 'Phiếu chuyển khoa', en: 'Transfer between wards' },
  display: ['ThoiGianGui'],
  acts: [chuyenKhoaActs],
  fields: {
    NhapVien_Id: nhapVien,
    BenhNhan_Id: benhNhan,
    KhoaDi_Id: khoa('Khoa chuyển', 'From ward'),
    KhoaDen_Id: khoa('Khoa nhận', 'To ward'),
    ThoiGianGui: time('Gửi lúc', 'Sent at'),
    NguoiGui_Id: person('Người gửi', 'Sent by'),
    LyDo: lyDo,
    TomTat: text('Tóm tắt bệnh và điều trị', 'Summary of disease and treatment'),
    ThuocBanGiao: text('Thuốc, vật tư bàn giao', 'Drugs and supplies handed over'),
    ThoiGianTraLoi: time('Trả lời lúc', 'Answered at'),
    NguoiTraLoi_Id: person('Người trả lời', 'Answered by'),
    LyDoTraLoi: text('Lý do từ chối, rút lại', 'Why it was refused or taken back'),
  },
});

export const phieuChuyenKhoaApi: RecordApi = {
  about: 'A transfer of a stay from one ward to another: sent by the one, answered by the other.',
  labels: { KhoaDi_Id: 'Node', KhoaDen_Id: 'Node', NguoiGui_Id: 'NhanVien', NguoiTraLoi_Id: 'NhanVien' },
  enums: { TrangThai: { name: 'TrangThaiChuyenKhoa', about: 'State of a transfer between wards.' } },
  input: {
    about: 'What the ward writes that sends a patient to another ward.',
    fields: names('requestId version NhapVien_Id KhoaDen_Id LyDo TomTat ThuocBanGiao'),
    required: ['NhapVien_Id'],
    describe: {
      requestId: 'Makes a repeated request harmless.',
      version: 'The version of the stay that was seen.',
    },
  },
  describe: {
    NhapVien_Id: 'The stay.',
    KhoaDi_Id: 'The ward that sends.',
    KhoaDi: 'Label of the ward that sends.',
    KhoaDen_Id: 'The ward that is asked.',
    KhoaDen: 'Label of the ward that is asked.',
    NguoiGui: 'Label of who sent it.',
    NguoiTraLoi: 'Label of who answered it.',
    ThuocBanGiao: 'Drugs and supplies that go with the patient.',
    LyDoTraLoi: 'Why it was refused or taken back.',
  },
};

export const tinhTrangGiuongRecord = defineRecord({
  name: 'TinhTrangGiuong',
  label: { vi: 'Tình trạng giường', en: 'Mark of a bed' },
  display: ['TuLuc'],
  acts: [tinhTrangGiuongActs],
  fields: {
    Giuong_Id: giuong,
    Khoa_Id: khoa('Khoa', 'Ward'),
    Loai: choice('Tình trạng', 'Mark', loaiTinhTrangGiuong),
    NhapVien_Id: nhapVien,
    TuLuc: tuLuc,
    DuKienDen: time('Dự kiến đến', 'Expected until'),
    DenLuc: denLuc,
    GhiChu: ghiChu,
  },
});

export const tinhTrangGiuongApi: RecordApi = {
  about: 'What a bed is marked with: reserved, to be cleaned, blocked.',
  without: ['Khoa_Id'],
  labels: { Giuong_Id: 'GiuongBenh' },
  enums: {
    TrangThai: { name: 'TrangThaiTinhTrangGiuong', about: 'State of the mark of a bed.' },
    Loai: { name: 'LoaiTinhTrangGiuong', about: 'What a bed is marked with.' },
  },
  input: {
    about: 'A mark of a bed.',
    fields: names('requestId Giuong_Id Loai NhapVien_Id DuKienDen GhiChu'),
    required: ['Giuong_Id'],
    describe: {
      requestId: 'Makes a repeated request harmless.',
      NhapVien_Id: 'For whom it is reserved, where that is known.',
      DuKienDen: 'Until when it is expected to hold; of a reservation until when it holds.',
    },
  },
  describe: {
    Giuong_Id: 'The bed.',
    Giuong: 'Label of the bed.',
    NhapVien_Id: 'For whom it is reserved, where that is known.',
    DuKienDen: 'Until when it is expected to hold; a reservation ends by itself then.',
    DenLuc: 'When the mark was taken off; empty while it holds.',
  },
};

export const stayRecords: readonly RecordDef[] = [
  dotKhoaRecord,
  dotGiuongRecord,
  phieuChuyenKhoaRecord,
  tinhTrangGiuongRecord,
];
