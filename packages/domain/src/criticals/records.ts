import { names, type RecordApi } from '../records/api.ts';
import { benhNhan, dichVuYeuCau, khamBenh } from '../records/commonFields.ts';
import { data, number, person, ref, text, time } from '../records/fields.ts';
import { defineRecord, type RecordDef } from '../records/record.ts';
import { nguyHiemActs } from './nguyHiem.ts';

export const ketQuaNguyHiemRecord = defineRecord({
  name: 'KetQuaNguyHiem',
  label: { vi: 'Kết quả nguy hiểm', en: 'Critical finding' },
  acts: [nguyHiemActs],
  fields: {
    DichVuYeuCau_Id: dichVuYeuCau,
    PhienBan: number('Phiên bản', 'Version'),
    BenhNhan_Id: benhNhan,
    KhamBenh_Id: khamBenh,
    NoiYeuCau_Id: ref('Node', 'Nơi chỉ định', 'Ordering place'),
    NoiThucHien_Id: ref('Node', 'Nơi thực hiện', 'Performing place'),
    NguoiPhuTrach_Id: person('Người phụ trách', 'Responsible'),
    NoiDung: data('Nội dung', 'What was found'),
    BaoCho: text('Đã báo cho', 'Told to'),
    NgayBao: time('Thời điểm báo', 'Told at'),
    NguoiBao_Id: person('Người báo', 'Told by'),
    LanBaoLai: number('Số lần báo lại', 'Told again'),
    NgayXacNhan: time('Thời điểm xác nhận', 'Acknowledged at'),
    NguoiXacNhan_Id: person('Người xác nhận', 'Acknowledged by'),
    XuTri: text('Xử trí', 'What is done'),
  },
});

export const ketQuaNguyHiemApi: RecordApi = {
  about: 'A finding of a result that endangers the patient.',
  without: names(
    `version PhienBan NoiYeuCau_Id NoiThucHien_Id NguoiPhuTrach_Id NoiDung NguoiBao_Id NguoiXacNhan_Id`,
  ),
  labels: {
    NoiYeuCau_Id: 'Node',
    NoiThucHien_Id: 'Node',
    NguoiPhuTrach_Id: 'NhanVien',
    NguoiBao_Id: 'NhanVien',
    NguoiXacNhan_Id: 'NhanVien',
  },
  enums: {
    TrangThai: {
      name: 'TrangThaiNguyHiem',
      about: 'How a critical finding stands.',
      values: {
        ChoXacNhan: 'Nobody of the place that ordered has acknowledged it.',
        DaThu: 'Withdrawn with its result.',
      },
    },
  },
  describe: {
    _id: 'Its id.',
    TrangThai: 'How it stands.',
    DichVuYeuCau_Id: 'The slip.',
    KhamBenh_Id: 'The session that ordered.',
    NoiYeuCau: 'The place that ordered.',
    NoiThucHien: 'The place that found it.',
    NguoiPhuTrach: 'Who has to answer: the doctor who ordered; null where none is named.',
    BaoCho: 'Whom the room told, and how.',
    NgayBao: 'When.',
    NguoiBao: 'Who told.',
    LanBaoLai: 'How often it was told of again since.',
    NgayXacNhan: 'When it was acknowledged.',
    NguoiXacNhan: 'Who acknowledged it.',
  },
};

export const criticalRecords: readonly RecordDef[] = [ketQuaNguyHiemRecord];
