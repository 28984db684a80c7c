import { names, type RecordApi } from '../records/api.ts';
import { tiepNhan } from '../records/commonFields.ts';
import { choice, person, personal, ref, text, time } from '../records/fields.ts';
import { defineRecord, type RecordDef } from '../records/record.ts';
import { capCuuActs, tuTrangActs } from './capCuu.ts';
import { mucCapCuu, phuongTienDen } from './phanLoai.ts';

/** What the emergency reception knows of a visit beside its reception. */
export const capCuuRecord = defineRecord({
  name: 'TiepNhanCapCuu',
  label: { vi: 'Tiếp nhận cấp cứu', en: 'Emergency arrival' },
  display: ['DenLuc'],
  acts: [capCuuActs],
  fields: {
    TiepNhan_Id: tiepNhan,
    DenLuc: time('Đến lúc', 'Arrived at'),
    Muc: choice('Mức phân loại', 'Level of triage', mucCapCuu),
    PhanLoaiLuc: time('Phân loại lúc', 'Judged at'),
    NguoiPhanLoai_Id: person('Người phân loại', 'Judged by'),
    PhuongTien: choice('Cách đến', 'How they came', phuongTienDen),
    ChanDoanSoBo: personal(text('Chẩn đoán sơ bộ', 'Provisional diagnosis')),
    BaoXaLuc: time('Báo chính quyền lúc', 'Commune told at'),
    BaoXaNoi: text('Nơi được báo', 'Who was told'),
    NguoiBaoXa_Id: person('Người báo', 'Told by'),
  },
});

export const capCuuApi: RecordApi = {
  about: 'What the emergency reception knows of a visit beside its reception.',
  labels: { NguoiPhanLoai_Id: 'NhanVien' },
  enums: {
    Muc: { name: 'MucCapCuu', about: 'The five levels of triage, the gravest first.' },
    PhuongTien: { name: 'PhuongTienDen', about: 'How somebody came.' },
  },
  input: {
    name: 'CapCuuInput',
    about: 'What the emergency reception writes of an arrival beside its reception.',
    fields: names('DenLuc Muc PhuongTien ChanDoanSoBo'),
    required: names('Muc'),
    describe: { DenLuc: 'When they arrived; now when empty.' },
  },
  describe: {
    DenLuc: 'When they arrived.',
    PhanLoaiLuc: 'When they were judged last.',
    NguoiPhanLoai_Id: 'Who judged them last.',
    BaoXaLuc: 'When the commune was told of somebody whom nobody knows.',
    BaoXaNoi: 'Which office was told.',
    NguoiBaoXa_Id: 'Who told it.',
  },
};

/** What the house keeps of somebody who cannot. */
export const tuTrangRecord = defineRecord({
  name: 'TuTrang',
  label: { vi: 'Tư trang người bệnh', en: 'Belongings' },
  display: ['MoTa'],
  acts: [tuTrangActs],
  fields: {
    CapCuu_Id: ref('TiepNhanCapCuu', 'Tiếp nhận cấp cứu', 'Emergency arrival'),
    MoTa: personal(text('Tư trang', 'What it is')),
    NgayNhan: time('Nhận lúc', 'Taken at'),
    NguoiNhan_Id: person('Người nhận giữ', 'Taken by'),
    TraCho: personal(text('Trả cho', 'Given back to')),
    NgayTra: time('Trả lúc', 'Given back at'),
    NguoiTra_Id: person('Người trả', 'Given back by'),
  },
});

export const tuTrangApi: RecordApi = {
  about: 'What the house keeps of somebody who cannot.',
  without: ['CapCuu_Id'],
  labels: { NguoiNhan_Id: 'NhanVien', NguoiTra_Id: 'NhanVien' },
  enums: { TrangThai: { name: 'TrangThaiTuTrang', about: 'States of belongings.' } },
  describe: {
    MoTa: 'What it is.',
    NgayNhan: 'When it was taken.',
    NguoiNhan_Id: 'Who took it.',
    TraCho: 'To whom it was given back.',
    NgayTra: 'When it was given back.',
    NguoiTra_Id: 'Who gave it back.',
  },
};

export const emergencyRecords: readonly RecordDef[] = [capCuuRecord, tuTrangRecord];
