import { v7 } from 'uuid';
import type { TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { saveKhamBenh } from '../examination/commands.ts';
import { sessionById } from '../examination/queries.ts';
import { createAdmission } from './paper.ts';

const fresh = (ctx: Ctx) => ({ ...ctx, loaders: new Map() });

/** Saves the resolution of a session by its code. */
export async function resolved(site: TestSite, ctx: Ctx, id: string, code: string): Promise<void> {
  const { version } = await sessionById(fresh(ctx), id);
  const HuongGiaiQuyet_Id = await site.id('main.huong_giai_quyet', code);
  await saveKhamBenh(fresh(ctx), id, { version, HuongGiaiQuyet_Id });
}

/** What a doctor writes of an admission to the department of the session's room. */
export async function admissionInput(site: TestSite, KhamBenh_Id: string) {
  const { rows } = await site.database.pool.query<{ ward: string; kind: string }>(
    `select n.parent_id as ward, (select id from main.loai_benh_an order by ma_loai_benh_an limit 1) as kind
     from main.kham_benh k join auth.node n on n.id = k.phong_ban_id where k.id = $1`,
    [KhamBenh_Id],
  );
  const { ward = '', kind = '' } = rows[0] ?? {};
  return { KhamBenh_Id, KhoaNhapVien_Id: ward, LoaiBenhAn_Id: kind, LyDoVaoVien: 'Sốt cao, khó thở' };
}

/** An order to admit of a session, whose resolution is saved as one. */
export async function makeAdmission(site: TestSite, ctx: Ctx, KhamBenh_Id: string): Promise<string> {
  await resolved(site, ctx, KhamBenh_Id, 'NHAPVIEN');
  const input = { requestId: v7(), ...(await admissionInput(site, KhamBenh_Id)) };
  return createAdmission(fresh(ctx), input);
}
