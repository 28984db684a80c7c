import { hinhThucOf } from '@sen/domain/discharges/raVienNoiTru';
import { and, eq, inArray } from 'drizzle-orm';
import type { StandingSource } from '../discharges/points.ts';
import { dischargesInUse } from '../discharges/queries.ts';
import { chuyenVienTable as table } from './tables.ts';

/** The paper of the transfer, which stays that send their patient on have not yet. */
export const transferMissing: StandingSource = async (ctx, stays) => {
  const found = await dischargesInUse(
    ctx,
    stays.map(({ _id }) => _id),
  );
  const sent = [...found].filter(([, one]) => hinhThucOf(one) === 'ChuyenVien');
  if (sent.length === 0) return new Map();
  const written = await ctx.db
    .select({ stay: table.NhapVien_Id })
    .from(table)
    .where(
      and(
        inArray(
          table.NhapVien_Id,
          sent.map(([stay]) => stay),
        ),
        eq(table.TrangThai, 'DangSuDung'),
      ),
    );
  const have = new Set(written.map(({ stay }) => stay));
  return new Map(
    sent
      .filter(([stay]) => !have.has(stay))
      .map(([stay, { _id, SoRaVien }]) => [
        stay,
        [
          {
            ...{ Loai: 'ChuyenVien' as const, _id, Ma: SoRaVien, NoiDung: '' },
            ...{ Noi_Id: null, KhamBenh_Id: null, traSau: false },
          },
        ],
      ]),
  );
};
