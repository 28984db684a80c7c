import type { Nhom } from '@sen/domain/evening/evening';
import { type LoaiLech, mostClaimsChecked } from '@sen/domain/evening/findings';
import { sum, toMoney } from '@sen/domain/money/decimal';
import type { Ctx } from '../../engine/context.ts';
import type { FoundLine } from '../cashier/eveningFindings.ts';
import { insuredOfDay } from '../cashier/eveningVisits.ts';
import { claimFindings } from '../cashier/points.ts';
import { type EveningAsked, eveningScope } from './scope.ts';

/** Files that are built and checked together. */
const together = 100;

/**
 * Visits confirmed on a day whose file the portal would refuse, each with its first error. Beside the sums, since every file is built whole
 * for it. Errors: those of eveningScope.
 */
export async function claimsWithErrors(
  ctx: Ctx,
  asked: EveningAsked,
): Promise<Nhom<FoundLine & { loai: LoaiLech }>> {
  const { daXacNhans } = await insuredOfDay(ctx, await eveningScope(ctx, asked));
  const dongs: Array<FoundLine & { loai: LoaiLech }> = [];
  for (let at = 0; at < Math.min(daXacNhans.length, mostClaimsChecked); at += together) {
    const visits = daXacNhans.slice(at, at + together);
    const ids = visits.map(({ TiepNhan_Id }) => TiepNhan_Id);
    const found = await Promise.all(claimFindings.all().map((find) => find(ctx, ids)));
    for (const visit of visits) {
      const errors = found
        .flatMap((by) => by.get(visit.TiepNhan_Id) ?? [])
        .filter(({ severity }) => severity === 'error');
      const [first] = errors;
      if (!first) continue;
      dongs.push({
        loai: 'HoSoVuong',
        _id: visit.TiepNhan_Id,
        Luc: visit.NgayXacNhan,
        So: visit.MaTiepNhan,
        Ai: visit.TenBenhNhan,
        SoTien: visit.DaXacNhan,
        NenLa: null,
        DangLa: null,
        soLuong: errors.length,
        ghiChu: first.text[ctx.language],
        BienLai_Id: null,
        HoaDon_Id: null,
        TiepNhan_Id: visit.TiepNhan_Id,
        BenhNhan_Id: visit.BenhNhan_Id,
        NhanVien_Id: null,
      });
    }
  }
  return {
    loai: 'HoSoVuong',
    soLuong: dongs.length,
    SoTien: toMoney(sum(dongs.map(({ SoTien }) => SoTien))),
    dongs,
  };
}
