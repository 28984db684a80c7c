import type { Ctx } from '../../../engine/context.ts';
import { DomainError } from '../../../engine/errors.ts';
import { madeOfSession, sessionById } from '../../examination/queries.ts';
import { letterhead, nameOf, patientOnPaper } from '../../printing/paperData.ts';
import type { PrintForm } from '../../printing/points.ts';
import { readingRecord } from '../../recordAccess/readingRight.ts';
import { requireVisible } from '../../recordAccess/visible.ts';
import { formCode, slipById } from '../queries.ts';
import { filesPhieuHen, type PhieuHen, presentPhieuHen } from './PhieuHen.ts';

export const phieuHenForm: PrintForm<PhieuHen> = {
  code: formCode,
  right: async (ctx, id) => {
    const made = madeOfSession(await sessionById(ctx, (await slipById(ctx, id)).KhamBenh_Id));
    return readingRecord(ctx, ['BENH_AN_XEM', 'THEO_DOI_TAI_KHAM'], made, made.node);
  },
  patient: async (ctx, id) => (await slipById(ctx, id)).BenhNhan_Id,
  data: dataPhieuHen,
  present: presentPhieuHen,
  files: filesPhieuHen,
  signing: {
    places: {
      ChuKyBacSi: { act: 'KyPhieuHen', signer: async (ctx, id) => (await slipById(ctx, id)).BacSi_Id },
    },
  },
};

/** A slip in force or one that was used. Errors: NOT_FOUND, RECORD_OF_ANOTHER_FACILITY, STATE_CHANGED when it was replaced or cancelled. */
async function dataPhieuHen(ctx: Ctx, id: string): Promise<PhieuHen> {
  const one = await slipById(ctx, id);
  const session = await sessionById(ctx, one.KhamBenh_Id);
  await requireVisible(ctx, madeOfSession(session));
  if (one.TrangThai !== 'HieuLuc' && one.TrangThai !== 'DaDung')
    throw new DomainError('STATE_CHANGED', { state: one.TrangThai });
  return {
    CoSo: await letterhead(ctx, session.PhongBan_Id),
    BenhNhan: await patientOnPaper(ctx, one.BenhNhan_Id, one.TiepNhan_Id),
    SoGiayHen: one.SoGiayHen,
    NgayKham: session.Ngay,
    ChanDoan: one.ChanDoan,
    NgayHen: one.NgayHen,
    HieuLucDen: one.HieuLucDen,
    NoiHen: await nameOf(ctx, 'Node', one.NoiHen_Id),
    BacSiHen: await nameOf(ctx, 'NhanVien', one.BacSiHen_Id),
    LyDoHen: one.LyDoHen,
    DanDo: one.DanDo,
    CapLai: one.ThayTheCho_Id !== null,
    NgayCap: one.NgayCap,
    BacSi: await nameOf(ctx, 'NhanVien', one.BacSi_Id),
    ChuKyBacSi: null,
  };
}
