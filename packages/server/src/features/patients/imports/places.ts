import { tenKhongDau } from '@sen/domain/names/key';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../../engine/context.ts';

type Unit = { id: string; code: string; name: string; parent: string | null; parentName: string | null };

export type Places = {
  /** The commune of a text, code or name, in the province of another one; a code of a fault where there is none. */
  find: (commune: string, province: string) => { id: string } | { code: string };
  /** The address as printed. */
  address: (SoNha: string | null, id: string | null) => string | null;
};

/** A name as it is compared: without accents, kind and signs ("Phường Bến Nghé" is "ben nghe"). */
function keyOf(name: string): string {
  return tenKhongDau(name).replace(/^(?:tinh|thanh pho|tp|xa|phuong|thi tran|dac khu) /, '');
}

/** All communes with their provinces, read once for a file. */
export async function readPlaces(ctx: Ctx): Promise<Places> {
  const { rows } = await ctx.db.execute<Unit>(sql`
    select c.id, c.ma_don_vi as code, c.ten_don_vi as name, p.ma_don_vi as parent, p.ten_don_vi as "parentName"
    from main.don_vi_hanh_chinh c left join main.don_vi_hanh_chinh p on p.id = c.cha_id
    where c.cap = 2 and c.trang_thai = 'DangSuDung' and not c.tam_ngung`);
  const byCode = new Map(rows.map((row) => [row.code, row]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const byName = new Map<string, Unit[]>();
  for (const row of rows) byName.set(keyOf(row.name), [...(byName.get(keyOf(row.name)) ?? []), row]);
  return {
    find: (commune, province) => {
      const coded = byCode.get(commune.trim().padStart(5, '0'));
      if (coded) return { id: coded.id };
      const named = byName.get(keyOf(commune)) ?? [];
      const within = named.filter(
        ({ parent, parentName }) =>
          province.trim() === '' ||
          parent === province.trim().padStart(2, '0') ||
          keyOf(parentName ?? '') === keyOf(province),
      );
      const [one, another] = within;
      if (!one) return { code: 'COMMUNE_UNKNOWN' };
      return another ? { code: 'COMMUNE_AMBIGUOUS' } : { id: one.id };
    },
    address: (SoNha, id) => {
      const unit = id ? byId.get(id) : undefined;
      return [SoNha, unit?.name, unit?.parentName].filter(Boolean).join(', ') || null;
    },
  };
}
