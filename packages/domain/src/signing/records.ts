import { benhNhan, sha256 } from '../records/commonFields.ts';
import { choice, number, ref, text, time } from '../records/fields.ts';
import { defineRecord, type RecordDef } from '../records/record.ts';
import { chuKyActs, phuongThucKy, viTriKy } from './chuKy.ts';

export const chuKyRecord = defineRecord({
  name: 'ChuKyGiayTo',
  label: { vi: 'Chữ ký trên giấy tờ', en: 'Signature on a paper' },
  display: ['MauIn', 'ViTri'],
  acts: [chuKyActs],
  fields: {
    MauIn: text('Mẫu in', 'Form'),
    GiayTo_Id: text('Giấy tờ', 'Paper'),
    ViTri: choice('Vị trí ký', 'Signed as', viTriKy),
    BenhNhan_Id: benhNhan,
    NhanVien_Id: ref('NhanVien', 'Người ký', 'Signed by'),
    KyLuc: time('Ký lúc', 'Signed at'),
    PhienBan: number('Lần ký', 'Signed for the … time'),
    NoiDungBam: sha256,
    PhuongThuc: choice('Phương thức', 'Method', phuongThucKy),
    Anh_Id: text('Ảnh chữ ký', 'Picture'),
    ChungThuSo: text('Chứng thư số', 'Certificate'),
    SoChungThu: text('Số chứng thư', 'Serial number of the certificate'),
    DuLieuKy: text('Dữ liệu ký', 'Signed data'),
    LyDoThuHoi: text('Lý do thu hồi', 'Why it was taken back'),
  },
});

export const signingRecords: readonly RecordDef[] = [chuKyRecord];
