import { type AskedExemption, type ExemptionGrant, grantsOf } from '@sen/domain/exemptions/grants';
import type { YeuCauMienGiamFacts } from '@sen/domain/exemptions/yeuCauMienGiam';
import { rightsOf } from '../../engine/acts/acts.ts';
import type { Ctx } from '../../engine/context.ts';
import { limitRefusal } from '../cashier/exemptionLimit.ts';
import { linesOfVisit } from '../cashier/queries.ts';
import { facilityOf } from '../organisation/facility.ts';
import { receptionById } from '../reception/queries.ts';
import type { YeuCauMienGiamRow } from './tables.ts';

/** What a request asks for, as the rules take it. */
export function askedOf({ PhamVi, PhanTram, SoTien, dongs }: YeuCauMienGiamRow): AskedExemption {
  return { PhamVi, PhanTram, SoTien, dongs };
}

/** What the acts on a request decide on. */
export async function requestFacts(ctx: Ctx, row: YeuCauMienGiamRow): Promise<YeuCauMienGiamFacts> {
  const visit = await receptionById(ctx, row.TiepNhan_Id);
  const node = await facilityOf(ctx, visit.NoiTiepNhan_Id);
  const waits = row.TrangThai === 'ChoDuyet' && rightsOf(ctx).has('VIEN_PHI_MIEN_GIAM', node);
  return {
    ...{ TrangThai: row.TrangThai, node, visit },
    laCuaMinh: row.NguoiDeNghi_Id === ctx.user?.NhanVien_Id,
    vuotHanMuc: waits ? await limitRefusal(ctx, row.TiepNhan_Id, await grantsNow(ctx, row)) : null,
  };
}

/** What a request that waits comes to on the bill as it is now. */
export async function grantsNow(ctx: Ctx, row: YeuCauMienGiamRow): Promise<ExemptionGrant[]> {
  return grantsOf(askedOf(row), await linesOfVisit(ctx, row.TiepNhan_Id));
}
