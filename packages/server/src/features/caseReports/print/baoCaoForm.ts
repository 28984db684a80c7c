import { refLabel } from '../../../engine/catalogue/queries.ts';
import type { Ctx } from '../../../engine/context.ts';
import { DomainError } from '../../../engine/errors.ts';
import { madeOfSession, sessionById } from '../../examination/queries.ts';
import { patientById } from '../../patients/queries.ts';
import { letterhead, nameOf, patientOnPaper } from '../../printing/paperData.ts';
import type { PrintForm } from '../../printing/points.ts';
import { readingRecord } from '../../recordAccess/readingRight.ts';
import { requireVisible } from '../../recordAccess/visible.ts';
import { reportById } from '../queries.ts';
import { type BaoCaoCaBenh, filesBaoCaoCaBenh, presentBaoCaoCaBenh } from './BaoCaoCaBenh.ts';

export const baoCaoForm: PrintForm<BaoCaoCaBenh> = {
  code: 'BaoCaoCaBenh',
  right: async (ctx, id) => {
    const made = madeOfSession(await sessionById(ctx, (await reportById(ctx, id)).KhamBenh_Id));
    return readingRecord(ctx, ['BENH_AN_XEM'], made, made.node);
  },
  patient: async (ctx, id) => (await reportById(ctx, id)).BenhNhan_Id,
  eventDay: async (ctx, id) => (await reportById(ctx, id)).NgayBaoCao,
  data: dataBaoCao,
  present: presentBaoCaoCaBenh,
  files: filesBaoCaoCaBenh,
  signing: {
    places: {
      ChuKyNguoiBaoCao: {
        signer: async (ctx, id) => {
          const { TrangThai, NguoiBaoCao_Id } = await reportById(ctx, id);
          return TrangThai === 'Nhap' ? null : NguoiBaoCao_Id;
        },
      },
    },
  },
};

/** A live report. Errors: NOT_FOUND, RECORD_OF_ANOTHER_FACILITY, STATE_CHANGED when it was replaced or cancelled. */
async function dataBaoCao(ctx: Ctx, id: string): Promise<BaoCaoCaBenh> {
  const one = await reportById(ctx, id);
  const session = await sessionById(ctx, one.KhamBenh_Id);
  await requireVisible(ctx, madeOfSession(session));
  if (one.TrangThai !== 'Nhap' && one.TrangThai !== 'DaGui')
    throw new DomainError('STATE_CHANGED', { state: one.TrangThai });
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
}
