import { benhNhan, dichVuYeuCau, khamBenh } from '../records/commonFields.ts';
import { number, person, ref, text, time } from '../records/fields.ts';
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
    NoiDung: text('Nội dung', 'What was found'),
    BaoCho: text('Đã báo cho', 'Told to'),
    NgayBao: time('Thời điểm báo', 'Told at'),
    NguoiBao_Id: person('Người báo', 'Told by'),
    LanBaoLai: number('Số lần báo lại', 'Told again'),
    NgayXacNhan: time('Thời điểm xác nhận', 'Acknowledged at'),
    NguoiXacNhan_Id: person('Người xác nhận', 'Acknowledged by'),
    XuTri: text('Xử trí', 'What is done'),
  },
});

export const criticalRecords: readonly RecordDef[] = [ketQuaNguyHiemRecord];
