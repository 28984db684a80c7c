import { type Ctx, localDay } from '../../../engine/context.ts';
import { dischargeOfStay } from '../../discharges/queries.ts';
import { placeOf } from '../../medicalRecords/onSessionOrStay.ts';
import { letterhead, nameOf, patientOnPaper } from '../../printing/paperData.ts';
import { slip } from '../paper.ts';
import type { GiayHenRow } from '../tables.ts';
import { filesPhieuHen, type PhieuHen, presentPhieuHen } from './PhieuHen.ts';

export const phieuHenForm = slip.printForm<PhieuHen>({
  anyOf: ['BENH_AN_XEM', 'THEO_DOI_TAI_KHAM'],
  present: presentPhieuHen,
  files: filesPhieuHen,
  signed: { ChuKyBacSi: { act: 'KyPhieuHen', signer: (row) => row.BacSi_Id } },
  data: async (ctx, one, of) => ({
    CoSo: await letterhead(ctx, placeOf(of)),
    BenhNhan: await patientOnPaper(ctx, one.BenhNhan_Id, one.TiepNhan_Id),
    SoGiayHen: one.SoGiayHen,
    NgayKham: of.session?.Ngay ?? (await dayOfLeaving(ctx, one)),
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
  }),
});

/** The day on which the patient of a slip left the ward. */
async function dayOfLeaving(ctx: Ctx, { NhapVien_Id, NgayCap }: GiayHenRow): Promise<string> {
  const discharge = NhapVien_Id ? await dischargeOfStay(ctx, NhapVien_Id) : null;
  return discharge ? localDay(discharge.ThoiGianRaVien) : NgayCap;
}
