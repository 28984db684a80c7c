import { names, type RecordApi } from '../records/api.ts';
import { benhNhan } from '../records/commonFields.ts';
import { bool, choice, logOnly, number, ref, text, time } from '../records/fields.ts';
import { defineRecord, type RecordDef } from '../records/record.ts';
import { ketNoiThietBiFields, maMayChiSoFields } from './link.ts';
import { ketQuaThietBiActs, ketQuaTin, lyDoCho } from './results.ts';
import { dienGiai } from './values.ts';

const ketNoi = ref('KetNoiThietBi', 'Kết nối thiết bị', 'Device link');

/** The link of a device. */
export const ketNoiThietBiRecord = defineRecord({
  name: 'KetNoiThietBi',
  label: { vi: 'Kết nối thiết bị', en: 'Device link' },
  display: ['Cong'],
  fields: {
    ...ketNoiThietBiFields,
    DuongTruyen: choice('Đường truyền', 'Line', {
      DangNghe: { vi: 'Chờ máy', en: 'Waiting' },
      DaKetNoi: { vi: 'Đã kết nối', en: 'Connected' },
      Loi: { vi: 'Lỗi', en: 'Error' },
    }),
    Loi: text('Lỗi', 'Error'),
    NhipTim: time('Phục vụ lúc', 'Served at'),
    KetNoiLuc: time('Kết nối lúc', 'Connected at'),
    TinCuoiLuc: time('Tin cuối lúc', 'Last message at'),
  },
});

export const ketNoiThietBiApi: RecordApi = {
  about: 'The link of a device.',
  without: ['DuongTruyen', 'NhipTim'],
  labels: { ThietBi_Id: 'ThietBi', NoiThucHien_Id: 'Node' },
  enums: {
    GiaoThuc: {
      name: 'GiaoThucThietBi',
      about: 'What a device speaks.',
      values: {
        ASTM: 'ASTM E1381 and E1394.',
        HL7: 'HL7 v2 over MLLP.',
      },
    },
    CachNoi: {
      name: 'CachNoiThietBi',
      about: 'Who opens the connection.',
      values: {
        Nghe: 'The analyser calls Sen.',
        Goi: 'Sen calls the analyser or its serial gateway.',
      },
    },
  },
  input: {
    about: 'The link of a device as it is saved.',
    fields: names(`
      version ThietBi_Id NoiThucHien_Id GiaoThuc CachNoi DiaChi Cong BangMa ViTriMau GuiChiDinh ImSauPhut Bat
    `),
    required: ['ThietBi_Id', 'NoiThucHien_Id', 'GiaoThuc', 'CachNoi', 'Cong', 'BangMa', 'GuiChiDinh', 'Bat'],
    describe: {
      version: 'Version that was read; for a change.',
      Cong: 'Port, 1 to 65535.',
    },
  },
  describe: {
    version: 'Grows with every change.',
    ThietBi_Id: 'The device.',
    ThietBi: 'Label of the device.',
    NoiThucHien_Id: 'The laboratory that it measures for.',
    NoiThucHien: 'Label of the laboratory.',
    GiaoThuc: 'What it speaks.',
    CachNoi: 'Who opens the connection.',
    DiaChi: 'Address of the analyser; where Sen listens, the only one that is let in.',
    Cong: 'Port.',
    BangMa: 'Character set of its messages.',
    ViTriMau:
      'Where the id of a sample stands in its messages, such as O.4.3 or OBR-2; empty for wherever one of ours does.',
    GuiChiDinh: 'Orders are sent when a sample is taken.',
    ImSauPhut: 'Minutes without a message after which it counts as silent.',
    Bat: 'Switched on.',
    Loi: 'Code of the error that holds it up.',
    KetNoiLuc: 'Connected since.',
    TinCuoiLuc: 'When the last message came.',
  },
};

/** What a code of a device means. */
export const maMayChiSoRecord = defineRecord({
  name: 'MaMayChiSo',
  label: { vi: 'Mã máy của chỉ số', en: 'Code of a device' },
  display: ['MaMay'],
  fields: { KetNoi_Id: ketNoi, ...maMayChiSoFields },
});

export const maMayChiSoApi: RecordApi = {
  about: 'What a code of a device means.',
  input: {
    about: 'The meaning of a code as it is saved.',
    fields: ['version', 'MaMay', 'MaChiSo', 'BoQua', 'HeSo', 'SoLe', 'DonViMay'],
    required: ['MaMay'],
    describe: {
      version: 'Version that was read; for a change.',
      MaChiSo: 'Code of the index; needed unless the code is not used.',
      BoQua: 'The code is not used: its results are kept and go nowhere.',
      DonViMay: 'Unit that the analyser is to send.',
    },
  },
  describe: {
    version: 'Grows with every change.',
    KetNoi_Id: 'The link.',
    MaChiSo: 'Code of the index; null for a code that is not used.',
    BoQua: 'Its results are kept and go nowhere.',
    HeSo: 'What its values are multiplied by.',
    SoLe: 'Decimals that they are rounded to.',
    DonViMay: 'Unit that the analyser is to send; another one makes the value wait.',
  },
};

/** A raw message. */
export const tinThietBiRecord = defineRecord({
  name: 'TinThietBi',
  label: { vi: 'Tin của thiết bị', en: 'Message of a device' },
  display: ['Luc'],
  fields: {
    KetNoi_Id: ketNoi,
    Luc: time('Lúc', 'At'),
    Chieu: choice('Chiều', 'Direction', {
      Vao: { vi: 'Nhận', en: 'In' },
      Ra: { vi: 'Gửi', en: 'Out' },
    }),
    KetQua: choice('Kết quả', 'Result', ketQuaTin),
    MaTin: text('Mã tin', 'Message id'),
    NoiDung: text('Nội dung', 'Content'),
    Loi: text('Lỗi', 'Error'),
    CachXuLy: text('Cách xử lý', 'How it was settled'),
    SoKetQua: number('Số kết quả', 'Results'),
    DichVuYeuCau_Id: ref('DichVuYeuCau', 'Phiếu chỉ định', 'Order slip'),
  },
});

export const tinThietBiApi: RecordApi = {
  about: 'A raw message of a device.',
  without: ['version', 'KetNoi_Id', 'DichVuYeuCau_Id'],
  enums: {
    KetQua: {
      name: 'KetQuaTin',
      about: 'What became of a message.',
      values: {
        TrungLap: 'All of it had come before.',
        Hong: 'Broken; asked for again.',
        ChoXem: 'Not understood, wholly or in part: waits for a person.',
        DaXem: 'A person has looked at it.',
        ChoGui: 'Waits to be sent.',
      },
    },
  },
  describe: {
    Luc: 'When.',
    Chieu: 'Came from the device (Vao) or went to it (Ra).',
    KetQua: 'What became of it.',
    MaTin: 'Its own id.',
    NoiDung: 'As it travelled.',
    Loi: 'What was wrong with it.',
    CachXuLy: 'How a person settled it.',
    SoKetQua: 'New results in it, or orders.',
  },
};

/** A result that a device sent. */
export const ketQuaThietBiRecord = defineRecord({
  name: 'KetQuaThietBi',
  label: { vi: 'Kết quả từ thiết bị', en: 'Result of a device' },
  display: ['SIDMau', 'MaMay'],
  acts: [ketQuaThietBiActs],
  fields: {
    KetNoi_Id: ketNoi,
    Tin_Id: ref('TinThietBi', 'Tin', 'Message'),
    Khoa: text('Khóa nhận lại', 'Key of repeats'),
    Luc: time('Nhận lúc', 'Received at'),
    LucChay: time('Chạy lúc', 'Measured at'),
    SIDMau: text('Mã mẫu', 'Sample'),
    MaMay: text('Mã trên máy', 'Code of the analyser'),
    GiaTri: text('Giá trị của máy', 'Value of the analyser'),
    DonVi: text('Đơn vị của máy', 'Unit of the analyser'),
    Co: text('Cờ của máy', 'Flag of the analyser'),
    DienGiai: choice('Diễn giải của máy', 'Read by the analyser', dienGiai),
    NguoiMay: text('Người máy ghi', 'Person named by the analyser'),
    LyDoCho: choice('Lý do chờ', 'Why it waits', lyDoCho),
    DichVuYeuCau_Id: ref('DichVuYeuCau', 'Phiếu chỉ định', 'Order slip'),
    MaChiSo: text('Chỉ số', 'Index'),
    KetQua: text('Kết quả', 'Result'),
    LaChayLai: bool('Chạy lại', 'Rerun'),
    LyDoBo: text('Lý do bỏ', 'Why it was thrown away'),
    BenhNhan_Id: logOnly(benhNhan),
  },
});

export const ketQuaThietBiApi: RecordApi = {
  about: 'A result that a device sent.',
  without: ['version', 'Tin_Id', 'Khoa', 'Co', 'KetQua', 'LaChayLai', 'LyDoBo'],
  enums: {
    DienGiai: {
      name: 'DienGiaiThietBi',
      about: 'How an analyser reads a value itself.',
      values: {
        AmTinh: 'Not reactive.',
        NghiNgo: 'Borderline.',
        DuongTinh: 'Reactive.',
      },
    },
    TrangThai: {
      name: 'TrangThaiKetQuaThietBi',
      about: 'How a value of a device stands beside its slip.',
      values: {
        ChoGhep: 'Waits for a person to assign it.',
        ChoChon: 'Another value stands in the slip: a person chooses.',
        KiemChuan: 'Of a control material: it stands in the quality control.',
        KhongDung: 'Another value was returned.',
        DaBo: 'Thrown away for a reason.',
      },
    },
    LyDoCho: {
      name: 'LyDoCho',
      about: 'Why a value of a device waits for a person.',
      values: {
        KhongMau: 'No sample of this id.',
        KhongMa: 'Nobody has said what the code means.',
        KhongChiDinh: 'The index is not ordered.',
        DaTra: 'The result of the slip was returned: the message is late.',
        DaHuy: 'The slip was cancelled.',
        KhacNoi: 'The slip is of another facility.',
        KhacDonVi: 'The unit is another one than that of the mapping.',
        GiaTriSai: 'Not a value of the index.',
        MauTuChoi: 'The laboratory rejected the sample.',
        ChuaChinhThuc: 'Not final, as the analyser says.',
        KhacNguoi: 'The analyser names another person than the patient of the sample.',
        NhieuMau: 'The message names several samples of ours.',
        KhongHieu: 'A value of several parts of which none is plainly the value.',
        NhieuGiaTri: 'Several values of one run under one code.',
        KiemChuanLe: 'A control, as the device says, that fits no material in use.',
      },
    },
  },
  describe: {
    KetNoi_Id: 'The link.',
    Luc: 'When it came.',
    LucChay: 'When it was measured.',
    SIDMau: 'Sample id as sent.',
    GiaTri: 'Value as sent.',
    DonVi: 'Unit as sent.',
    DienGiai: 'What the analyser says of the value in a part of its own.',
    NguoiMay: 'The person whom the analyser names, where that is another one than the patient of the sample.',
    TrangThai: 'Where it stands.',
    DichVuYeuCau_Id: 'The slip that it belongs to, as far as known.',
    MaChiSo: 'Code of the index, as far as known.',
    hanhDongs:
      'The acts on it, each with the code of its refusal now, or null for those that would succeed now.',
  },
};

export const deviceRecords: readonly RecordDef[] = [
  ketNoiThietBiRecord,
  maMayChiSoRecord,
  tinThietBiRecord,
  ketQuaThietBiRecord,
];
