import { refLabel } from '../../../engine/catalogue/queries.ts';
import { patientById } from '../../patients/queries.ts';
import { letterhead, nameOf, patientOnPaper } from '../../printing/paperData.ts';
import { report } from '../paper.ts';
import { type BaoCaoCaBenh, filesBaoCaoCaBenh, presentBaoCaoCaBenh } from './BaoCaoCaBenh.ts';

export const baoCaoForm = report.printForm<BaoCaoCaBenh>({
  eventDay: ({ NgayBaoCao }) => NgayBaoCao,
  data: async (ctx, one, session) => {
    const patient = await patientById(ctx, one.BenhNhan_Id);
    const { _id, version, NgayGui, ...written } = one;
    return {
      ...written,
      CoSo: await letterhead(ctx, session.PhongBan_Id),
      BenhNhan: await patientOnPaper(ctx, one.BenhNhan_Id, one.TiepNhan_Id),
      DangSoan: one.TrangThai === 'Nhap',
      SoDinhDanh: patient.CMNDHoacHoChieu,
      DanToc: await nameOf(ctx, 'DanToc', patient.DanToc_Id),
      MaICD: (await refLabel(ctx, 'ICD', one.ChanDoanICD_Id))?.ma ?? '',
      NgayGui: NgayGui?.toISOString() ?? null,
      NguoiBaoCao: await nameOf(ctx, 'NhanVien', one.NguoiBaoCao_Id),
      ChuKyNguoiBaoCao: null,
    };
  },
  present: presentBaoCaoCaBenh,
  files: filesBaoCaoCaBenh,
  signed: {
    ChuKyNguoiBaoCao: {
      signer: ({ TrangThai, NguoiBaoCao_Id }) => (TrangThai === 'Nhap' ? null : NguoiBaoCao_Id),
    },
  },
});
