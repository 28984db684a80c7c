import { printRecords } from '../printing/printRecords.ts';
import { names, type RecordApi } from '../records/api.ts';
import { benhNhan, khamBenh, lyDoHuy, nhapVien, tiepNhan } from '../records/commonFields.ts';
import { choice, lines, person, ref, text, time } from '../records/fields.ts';
import { defineRecord, type RecordDef } from '../records/record.ts';
import { hinhThucHoiChan, hoiChanActs, viTriHoiChan } from './hoiChan.ts';

export const bienBanHoiChanRecord = defineRecord({
  name: 'BienBanHoiChan',
  label: { vi: 'Biên bản hội chẩn', en: 'Consultation minutes' },
  display: ['MaBienBanHoiChan'],
  acts: [hoiChanActs],
  fields: {
    MaBienBanHoiChan: text('Mã biên bản', 'Code'),
    KhamBenh_Id: khamBenh,
    NhapVien_Id: nhapVien,
    BenhNhan_Id: benhNhan,
    TiepNhan_Id: tiepNhan,
    NgayHoiChan: time('Thời gian hội chẩn', 'Held at'),
    HinhThucHoiChan: choice('Hình thức', 'Kind', hinhThucHoiChan),
    BacSiDeNghi_Id: person('Bác sĩ đề nghị', 'Proposing doctor'),
    DiaDiem: text('Địa điểm', 'Place'),
    LyDo: text('Lý do, yêu cầu hội chẩn', 'Reason and question'),
    DienBienBenh: text('Tóm tắt diễn biến bệnh', 'Course of the disease'),
    ChanDoan: text('Chẩn đoán', 'Diagnosis'),
    YKien: text('Ý kiến thảo luận', 'Opinions'),
    KetLuan: text('Kết luận', 'Conclusion'),
    HuongDieuTri: text('Hướng điều trị', 'Treatment direction'),
    DoiNguThamGia: lines('Đội ngũ tham gia', 'Those who took part', {
      NhanVien_Id: ref('NhanVien', 'Nhân viên', 'Member of staff'),
      ViTri: choice('Vị trí', 'Position', viTriHoiChan),
    }),
    LyDoHuy: lyDoHuy,
  },
});

export const bienBanHoiChanApi: RecordApi = {
  about: 'Minutes of a consultation about the patient of a session or of a stay.',
  without: ['DoiNguThamGia'],
  labels: { BacSiDeNghi_Id: 'NhanVien' },
  enums: {
    TrangThai: {
      name: 'TrangThaiHoiChan',
      about: 'State of consultation minutes.',
      values: {
        DangSoan: 'Being written; those who take part are invited.',
        HoanTat: 'Completed with a conclusion.',
      },
    },
    HinhThucHoiChan: {
      name: 'HinhThucHoiChan',
      about: 'Among whom a consultation is held.',
      values: {
        ToanVien: 'The whole hospital.',
      },
    },
  },
  input: {
    about: 'What is written of a consultation.',
    fields: names(`
      requestId version KhamBenh_Id NhapVien_Id NgayHoiChan HinhThucHoiChan BacSiDeNghi_Id DiaDiem LyDo DienBienBenh ChanDoan
      YKien KetLuan HuongDieuTri
    `),
    describe: {
      NhapVien_Id: 'The stay, instead of a session; for new minutes.',
      HinhThucHoiChan: 'Among whom; within the department when empty.',
      ChanDoan: "Diagnosis; that of the session or of the stay's record when not given.",
    },
  },
  describe: {
    KhamBenh_Id: 'The session; of minutes on a stay the one that began it.',
    NhapVien_Id: 'The stay that they are written on.',
    NgayHoiChan: 'When it is held.',
    HinhThucHoiChan: 'Among whom.',
    BacSiDeNghi_Id: 'The doctor who proposed it.',
    BacSiDeNghi: 'Label of the doctor.',
    LyDo: 'Reason and question.',
    ChanDoan: 'Diagnosis.',
    LyDoHuy: 'Why they were cancelled.',
  },
};

export const consultationRecords: readonly RecordDef[] = [
  bienBanHoiChanRecord,
  ...printRecords('BienBanHoiChan', { vi: 'biên bản hội chẩn', en: 'consultation minutes' }),
  ...printRecords('TrichBienBanHoiChan', {
    vi: 'trích biên bản hội chẩn',
    en: 'extract of consultation minutes',
  }),
];
