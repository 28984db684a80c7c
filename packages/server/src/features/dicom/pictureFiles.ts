import { eq, sql } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import type { RightAt } from '../../engine/http/doors.ts';
import type { FileOwner } from '../../engine/storage/files.ts';
import { slipById } from '../orders/queries.ts';
import { readingSlip } from '../orders/readingRight.ts';
import { pictureOwner } from './store.ts';
import { anhDeRiengTable, anhTable, type CaRow, caTable, loatTable } from './tables.ts';

/** The right to the pictures of a study: that to its slip; while it is of none, that of whoever performs imaging where it came in. */
export async function rightToStudy(
  ctx: Ctx,
  { DichVuYeuCau_Id, NoiThucHien_Id }: Pick<CaRow, 'DichVuYeuCau_Id' | 'NoiThucHien_Id'>,
): Promise<RightAt> {
  return DichVuYeuCau_Id
    ? readingSlip(ctx, await slipById(ctx, DichVuYeuCau_Id))
    : { anyOf: ['CHAN_DOAN_HINH_ANH'], places: () => [NoiThucHien_Id] };
}

/** The files of pictures: modalities send them, nobody else; who may read the study reads them. */
export const pictureFiles: FileOwner = {
  name: pictureOwner,
  permission: 'CHAN_DOAN_HINH_ANH',
  issue: () => ({ path: 'tep', code: 'PICTURE_KIND' }),
  shownIn: sql`select 1 from ${anhTable} a where a.tep_id = f.id union all select 1 from ${anhDeRiengTable} a where a.tep_id = f.id`,
  reading: async (ctx, file) => {
    const [study] = await ctx.db
      .select({ study: caTable })
      .from(anhTable)
      .innerJoin(loatTable, eq(loatTable._id, anhTable.LoatDICOM_Id))
      .innerJoin(caTable, eq(caTable._id, loatTable.CaDICOM_Id))
      .where(eq(anhTable.Tep_Id, file._id));
    if (study) return rightToStudy(ctx, study.study);
    const [aside] = await ctx.db
      .select({ study: caTable })
      .from(anhDeRiengTable)
      .innerJoin(caTable, eq(caTable._id, anhDeRiengTable.CaDICOM_Id))
      .where(eq(anhDeRiengTable.Tep_Id, file._id));
    // whose picture it is nobody knows: only who performs imaging there sees it
    return aside ? { anyOf: ['CHAN_DOAN_HINH_ANH'], places: () => [aside.study.NoiThucHien_Id] } : null;
  },
};
