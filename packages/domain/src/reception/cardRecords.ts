import { patientFields } from '../patients/records.ts';
import { names, type RecordApi } from '../records/api.ts';
import { benhNhan, inForce, lyDoHuy, tiepNhan } from '../records/commonFields.ts';
import { bool, choice, day, number, text, time } from '../records/fields.ts';
import { defineRecord, stateField } from '../records/record.ts';
import { hutThuocs, ruouBias } from './sucKhoe.ts';

// What a reception keeps beside the visit: its further cards, and what was measured and told at the desk.

const area = choice('Khu vực sinh sống', 'Area of residence', {
  K1: { vi: 'Khu vực K1', en: 'Area K1' },
  K2: { vi: 'Khu vực K2', en: 'Area K2' },
  K3: { vi: 'Khu vực K3', en: 'Area K3' },
});

/** What a card says of itself, beside its number and days. */
export const ofCards = {
  NgayCapThe: day('Ngày cấp thẻ', 'Card issued on'),
  NoiCapThe: text('Nơi cấp thẻ', 'Card issued by'),
  TrinhTheLuc: time('Trình thẻ lúc', 'Card shown at'),
  KhuVucSinhSong: area,
  TheDaXacMinh: bool('Thẻ đã xác minh', 'Card verified'),
};

const cardsOfPatient = [
  'SoTheBHYT',
  'BHYTNgayHieuLuc',
  'BHYTNgayHetHieuLuc',
  'NgayDu5Nam',
  'BenhVien_KCB_Id',
];

/** A card that came to a visit after its first one. */
export const theTrongDotRecord = defineRecord({
  name: 'TheTrongDot',
  label: { vi: 'Thẻ BHYT thêm trong lượt', en: 'Further card of a visit' },
  display: ['SoTheBHYT'],
  fields: {
    ...Object.fromEntries(Object.entries(patientFields).filter(([name]) => cardsOfPatient.includes(name))),
    ...ofCards,
    TiepNhan_Id: tiepNhan,
    BenhNhan_Id: benhNhan,
    TrangThai: stateField(inForce),
    LyDoHuy: lyDoHuy,
  },
});

export const theTrongDotApi: RecordApi = {
  about: 'A card of a visit.',
  without: ['version', 'BHYTNgayHieuLuc', 'TiepNhan_Id', 'BenhNhan_Id'],
  labels: { BenhVien_KCB_Id: 'BenhVien' },
  enums: {
    KhuVucSinhSong: {
      name: 'KhuVucSinhSong',
      about: 'Living area that lifts the insurance level.',
    },
    TrangThai: {
      name: 'TrangThaiTheTrongDot',
      about: 'Whether a card of a visit counts.',
      values: {
        HieuLuc: 'It counts on the days on which it is valid.',
        DaHuy: 'Taken back.',
      },
    },
  },
  input: {
    about: 'A card that comes to an open visit.',
    fields: names(`
      requestId TiepNhan_Id SoTheBHYT BHYTNgayHieuLuc BHYTNgayHetHieuLuc NgayDu5Nam NgayCapThe NoiCapThe
      KhuVucSinhSong BenhVien_KCB_Id TrinhTheLuc
    `),
    required: ['TiepNhan_Id', 'SoTheBHYT'],
    describe: {
      requestId: 'Client-made id: a repeat answers the first.',
      TiepNhan_Id: 'The visit.',
      BHYTNgayHieuLuc: 'Its first day.',
      TrinhTheLuc: 'When the first card of a visit without one was shown; now when empty.',
    },
  },
  describe: {
    _id: 'Card id; that of the reception for its first card.',
    SoTheBHYT: 'Card number.',
    BHYTNgayHetHieuLuc: 'Its last day.',
    NgayDu5Nam: 'The day of five years without a break.',
    NgayCapThe: 'When it was issued.',
    NoiCapThe: 'Who issued it.',
    KhuVucSinhSong: 'Living area.',
    BenhVien_KCB_Id: 'Where it is registered.',
    BenhVien_KCB: "The registered facility's label.",
    TrinhTheLuc: 'When it was shown.',
    TheDaXacMinh: 'Whether the portal has confirmed it.',
    TrangThai: 'In force or taken back.',
    LyDoHuy: 'Why it was taken back.',
  },
};

/** What a patient told of their health at the reception. */
export const sucKhoeTiepNhanRecord = defineRecord({
  name: 'SucKhoeTiepNhan',
  label: { vi: 'Thông tin sức khỏe khi tiếp nhận', en: 'Health information at reception' },
  fields: {
    TiepNhan_Id: tiepNhan,
    BenhNhan_Id: benhNhan,
    ThaiSan: choice('Thai sản', 'Pregnancy', {
      MangThai: { vi: 'Mang thai', en: 'Pregnant' },
      ChoConBu: { vi: 'Cho con bú', en: 'Breast-feeding' },
    }),
    TuanThai: number('Tuần thai', 'Weeks of pregnancy'),
    DiUng: text('Dị ứng', 'Allergies'),
    BenhManTinh: text('Bệnh mạn tính', 'Chronic diseases'),
    ThuocDangDung: text('Thuốc đang dùng', 'Current medicines'),
    HutThuoc: choice('Hút thuốc', 'Smoking', hutThuocs),
    RuouBia: choice('Rượu bia', 'Alcohol', ruouBias),
    Mach: number('Mạch', 'Pulse'),
    NhietDo: number('Nhiệt độ', 'Temperature'),
    HuyetApCao: number('Huyết áp tâm thu', 'Systolic pressure'),
    HuyetApThap: number('Huyết áp tâm trương', 'Diastolic pressure'),
    NhipTho: number('Nhịp thở', 'Breaths'),
    SpO2: number('SpO2', 'SpO2'),
    ChieuCao: number('Chiều cao', 'Height'),
    CanNang: number('Cân nặng', 'Weight'),
  },
});

export const sucKhoeTiepNhanApi: RecordApi = {
  about: 'What a patient told of their health at the reception.',
  without: ['TiepNhan_Id', 'BenhNhan_Id'],
  also: ['NgayCapNhat'],
  enums: {
    ThaiSan: {
      name: 'ThaiSanTiepNhan',
      about: "What a woman's prescriptions depend on.",
    },
    HutThuoc: {
      name: 'HutThuoc',
      about: 'Whether somebody smokes.',
      values: {
        Khong: 'Never.',
        DangHut: 'Smokes.',
      },
    },
    RuouBia: {
      name: 'RuouBia',
      about: 'How often somebody drinks alcohol.',
      values: {
        Khong: 'Never.',
      },
    },
  },
  describe: {
    version: 'Version, for the lock of updates.',
    ThaiSan: 'Pregnant or breast-feeding.',
    TuanThai: 'Weeks of the pregnancy.',
    Mach: 'Pulse, beats a minute.',
    NhietDo: 'Temperature, °C.',
    HuyetApCao: 'Systolic pressure, mmHg.',
    HuyetApThap: 'Diastolic pressure, mmHg.',
    NhipTho: 'Breaths a minute.',
    SpO2: 'Oxygen saturation, %.',
    ChieuCao: 'Height, cm.',
    CanNang: 'Weight, kg.',
    NgayCapNhat: 'When it was noted last.',
  },
};
