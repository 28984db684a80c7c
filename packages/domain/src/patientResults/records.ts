import { dichVuYeuCau, lyDo } from '../records/commonFields.ts';
import { bool, choice, number, time } from '../records/fields.ts';
import { defineRecord, type RecordDef } from '../records/record.ts';
import { lienKetStates } from './lienKetKetQua.ts';

export const lienKetKetQuaRecord = defineRecord({
  name: 'LienKetKetQua',
  label: { vi: 'Liên kết kết quả của người bệnh', en: "Patient's link to results" },
  display: ['DichVuYeuCau_Id'],
  fields: {
    TrangThai: choice('Trạng thái', 'State', lienKetStates),
    DichVuYeuCau_Id: dichVuYeuCau,
    PhienBan: number('Phiên bản kết quả', 'Version of the result'),
    CaLuotKham: bool('Mọi kết quả của lượt khám', 'All results of the visit'),
    HetHan: time('Hết hạn', 'Holds until'),
    LyDoThuHoi: lyDo,
  },
});

export const patientResultsRecords: readonly RecordDef[] = [lienKetKetQuaRecord];
