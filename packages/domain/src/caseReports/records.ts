import { printRecords } from '../printing/printRecords.ts';
import { names, type RecordApi } from '../records/api.ts';
import { benhNhan, khamBenh, lyDoHuy, tiepNhan } from '../records/commonFields.ts';
import { bool, choice, day, number, person, personal, ref, text, time } from '../records/fields.ts';
import { defineRecord, type RecordDef } from '../records/record.ts';
import { baoCaoActs } from './baoCaoActs.ts';
import { ketQuaXetNghiem, phanLoaiCa, tiemChung, tinhTrangCa } from './baoCaoCaBenh.ts';

export const baoCaoCaBenhRecord = defineRecord({
  name: 'BaoCaoCaBenh',
  label: { vi: 'Báo cáo ca bệnh', en: 'Case report' },
  display: ['SoBaoCao'],
  acts: [baoCaoActs],
  fields: {
    SoBaoCao: text('Số báo cáo', 'Number'),
    PhienBan: number('Phiên bản', 'Version of the paper'),
    KhamBenh_Id: khamBenh,
    BenhNhan_Id: benhNhan,
    TiepNhan_Id: tiepNhan,
    ChanDoanICD_Id: ref('ICD', 'Bệnh', 'Disease'),
    ChanDoan: text('Chẩn đoán', 'Diagnosis'),
    HanBaoCao: time('Hạn báo cáo', 'Deadline'),
    DotBenhMoi: bool('Đợt bệnh mới', 'A new episode'),
    PhanLoaiCa: choice('Phân loại ca bệnh', 'Case class', phanLoaiCa),
    NgheNghiep: personal(text('Nghề nghiệp', 'Occupation')),
    NoiLamViec: personal(text('Nơi làm việc, học tập', 'Workplace or school')),
    SoDienThoai: personal(text('Điện thoại', 'Phone')),
    NguoiLienHe: personal(text('Người liên hệ', 'Contact person')),
    NoiO: personal(text('Nơi ở hiện nay', 'Where the patient lives')),
    NoiMacBenh: personal(text('Nơi mắc bệnh', 'Where the patient fell ill')),
    NgayKhoiPhat: day('Ngày khởi phát', 'Onset'),
    NgayKhamDauTien: day('Ngày khám đầu tiên', 'First visit'),
    NgayNhapVien: day('Ngày nhập viện', 'Admitted on'),
    LayMau: bool('Có lấy mẫu xét nghiệm', 'A sample was taken'),
    NgayLayMau: day('Ngày lấy mẫu', 'Sample taken on'),
    LoaiMau: text('Loại mẫu', 'Kind of sample'),
    LoaiXetNghiem: text('Loại xét nghiệm', 'Test'),
    KetQuaXetNghiem: choice('Kết quả xét nghiệm', 'Result', ketQuaXetNghiem),
    NgayXetNghiem: day('Ngày có kết quả', 'Result of'),
    NoiXetNghiem: text('Nơi xét nghiệm', 'Laboratory'),
    TiemChung: choice('Tình trạng tiêm chủng', 'Vaccination', tiemChung),
    SoMuiTiem: number('Số mũi đã tiêm', 'Doses'),
    NgayTiemCuoi: day('Ngày tiêm mũi cuối', 'Last dose'),
    TienSuDichTe: text('Tiền sử tiếp xúc, đi lại', 'Contacts and travels'),
    TinhTrang: choice('Tình trạng hiện nay', 'Outcome', tinhTrangCa),
    NgayTinhTrang: day('Ngày ra viện, chuyển viện, tử vong', 'Day of the outcome'),
    NoiChuyenDen: text('Chuyển đến', 'Transferred to'),
    NguoiBaoCao_Id: person('Người báo cáo', 'Reported by'),
    NgayBaoCao: day('Ngày báo cáo', 'Reported on'),
    DienThoaiBaoCao: text('Điện thoại đơn vị báo cáo', 'Phone of the unit'),
    NgayGui: time('Gửi lúc', 'Sent at'),
    NoiNhan: text('Nơi nhận', 'Sent to'),
    SoThamChieu: text('Số công văn, mã tham chiếu', 'Reference number'),
    NguoiGui_Id: person('Người gửi', 'Sent by'),
    ThayTheCho_Id: ref('BaoCaoCaBenh', 'Thay thế cho', 'Replaces'),
    LyDoThayThe: text('Lý do lập bản mới', 'Why there is a new version'),
    LyDoHuy: lyDoHuy,
  },
});

export const baoCaoCaBenhApi: RecordApi = {
  about: 'Report of a case of an infectious disease (circular 54/2015) out of a session.',
  without: ['NguoiGui_Id'],
  labels: { ChanDoanICD_Id: 'ICD', NguoiBaoCao_Id: 'NhanVien', NguoiGui_Id: 'NhanVien' },
  enums: {
    TrangThai: {
      name: 'TrangThaiBaoCaoCaBenh',
      about: 'State of a case report.',
      values: {
        Nhap: 'Being written.',
        DaGui: 'Sent: a person wrote down when and to whom.',
        BiThayThe: 'Replaced by a new version.',
      },
    },
    PhanLoaiCa: {
      name: 'PhanLoaiCaBenh',
      about: 'How sure the disease of a case is.',
    },
    KetQuaXetNghiem: {
      name: 'KetQuaXetNghiemCaBenh',
      about: 'Result of the test of a case.',
    },
    TiemChung: {
      name: 'TinhTrangTiemChung',
      about: 'Whether the patient was vaccinated against the disease.',
    },
    TinhTrang: {
      name: 'TinhTrangCaBenh',
      about: 'Outcome of a case.',
      values: {
        RaVien: 'Discharged, recovered.',
      },
    },
  },
  input: {
    about: 'What is written of a case; a field that is not given stays.',
    fields: names(`
      requestId version KhamBenh_Id DotBenhMoi PhanLoaiCa NgheNghiep NoiLamViec SoDienThoai NguoiLienHe NoiO
      NoiMacBenh NgayKhoiPhat NgayKhamDauTien NgayNhapVien LayMau NgayLayMau LoaiMau LoaiXetNghiem KetQuaXetNghiem
      NgayXetNghiem NoiXetNghiem TiemChung SoMuiTiem NgayTiemCuoi TienSuDichTe TinhTrang NgayTinhTrang NoiChuyenDen
      NguoiBaoCao_Id NgayBaoCao DienThoaiBaoCao
    `),
    describe: {
      requestId: 'Makes a repeated request harmless; for a new record or version.',
    },
  },
  describe: {
    SoBaoCao: 'Number of the year, kept by later versions.',
    ChanDoanICD_Id: 'The disease.',
    ChanDoanICD: 'Label of the disease.',
    HanBaoCao: 'Until when it is to be sent; null where the law names no time.',
    DotBenhMoi: 'The disease was reported lately, and this is another episode.',
    SoDienThoai: 'Phone of the patient.',
    NguoiLienHe: 'Parent, guardian or another contact.',
    NgayKhamDauTien: 'First visit for this disease.',
    NgayNhapVien: 'Day of the admission.',
    NgayLayMau: 'Day of the sample.',
    NgayXetNghiem: 'Day of the result.',
    TiemChung: 'Vaccination against the disease.',
    NgayTiemCuoi: 'Day of the last dose.',
    TienSuDichTe: 'Contacts and travels before the onset.',
    NgayTinhTrang: 'Day of the discharge, the transfer or the death.',
    NoiChuyenDen: 'Where the patient was transferred to.',
    NguoiBaoCao_Id: 'Who reports.',
    NguoiBaoCao: 'Label of who reports.',
    NgayBaoCao: 'Day of the report.',
    DienThoaiBaoCao: 'Phone of the reporting unit.',
    NgayGui: 'When it was sent.',
    NoiNhan: 'To whom.',
    SoThamChieu: 'Number of the letter or of the outside system.',
    NguoiGui: 'Label of who sent it.',
    ThayTheCho_Id: 'The version that this one replaces.',
  },
};

export const caseReportRecords: readonly RecordDef[] = [
  baoCaoCaBenhRecord,
  ...printRecords('BaoCaoCaBenh', { vi: 'báo cáo ca bệnh', en: 'case report' }),
];
