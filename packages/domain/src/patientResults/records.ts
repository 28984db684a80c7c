import type { RecordApi } from '../records/api.ts';
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

export const lienKetKetQuaApi: RecordApi = {
  about: 'A link by which a patient sees results.',
  without: ['version', 'DichVuYeuCau_Id', 'PhienBan'],
  also: ['NgayTao'],
  enums: {
    TrangThai: {
      name: 'TrangThaiLienKetKetQua',
      about: "Where a patient's link to results stands.",
      values: {
        HieuLuc: 'It opens.',
        HetHan: 'It has run out.',
        KetQuaThuHoi: 'The result that it was made for was taken back: it says so and shows nothing.',
        DaThuHoi: 'It was revoked.',
      },
    },
  },
  describe: {
    TrangThai: 'Where it stands.',
    CaLuotKham: "All results of the visit instead of this slip's.",
    HetHan: 'Until when it holds.',
    NgayTao: 'When it was made.',
    LyDoThuHoi:
      'Why it was revoked; SAI_NHIEU_LAN where it closed itself after too many wrong confirmations.',
  },
};

export const patientResultsRecords: readonly RecordDef[] = [lienKetKetQuaRecord];
