import { names, type RecordApi } from '../records/api.ts';
import { benhNhan, lyDo, tiepNhan } from '../records/commonFields.ts';
import { choice, data, logOnly, money, number, person, personal, text, time } from '../records/fields.ts';
import { defineRecord, type RecordDef } from '../records/record.ts';
import { phamViMienGiam, yeuCauMienGiamActs } from './yeuCauMienGiam.ts';

/** A request for an exemption, with what was decided on it. */
export const yeuCauMienGiamRecord = defineRecord({
  name: 'YeuCauMienGiam',
  label: { vi: 'Đề nghị miễn giảm', en: 'Request for an exemption' },
  display: ['MaYeuCau'],
  acts: [yeuCauMienGiamActs],
  fields: {
    MaYeuCau: text('Mã đề nghị', 'Code of the request'),
    TiepNhan_Id: tiepNhan,
    BenhNhan_Id: benhNhan,
    PhamVi: choice('Phạm vi', 'What for', phamViMienGiam),
    PhanTram: number('Phần trăm', 'Percent'),
    SoTien: money('Số tiền', 'Amount'),
    dongs: data('Các dịch vụ', 'Services'),
    SoTienDeNghi: money('Số tiền đề nghị', 'Asked for'),
    SoTienDuyet: money('Số tiền duyệt', 'Granted'),
    LyDo: lyDo,
    SoGiayTo: personal(text('Số giấy tờ kèm theo', 'Numbers of the papers shown')),
    NgayDeNghi: time('Ngày đề nghị', 'Asked on'),
    NguoiDeNghi_Id: person('Người đề nghị', 'Asked by'),
    NgayDuyet: time('Ngày xử lý', 'Decided on'),
    NguoiDuyet_Id: person('Người xử lý', 'Decided by'),
    LyDoTuChoi: text('Lý do từ chối', 'Why it was refused'),
    action: logOnly(text('Thao tác', 'Act')),
  },
});

export const yeuCauMienGiamApi: RecordApi = {
  about: 'A request for an exemption of a visit, or of services of it.',
  without: names('dongs'),
  labels: { NguoiDeNghi_Id: 'NhanVien', NguoiDuyet_Id: 'NhanVien' },
  enums: {
    PhamVi: { name: 'PhamViMienGiam', about: 'What an exemption is asked for.' },
    TrangThai: { name: 'TrangThaiMienGiam', about: 'States of a request for an exemption.' },
  },
  describe: {
    MaYeuCau: 'Code of the request.',
    PhanTram: "Percent of the patient's part, of a whole visit.",
    SoTien: 'Dong, of a whole visit.',
    SoTienDeNghi: 'What it came to when it was asked for.',
    SoTienDuyet: 'What it came to when it was granted.',
    SoGiayTo: 'Numbers of the papers that were shown.',
    NguoiDuyet_Id: 'Who granted or refused it.',
  },
};

export const exemptionRecords: readonly RecordDef[] = [yeuCauMienGiamRecord];
