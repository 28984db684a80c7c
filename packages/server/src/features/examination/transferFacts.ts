import type { ChuyenVienFacts } from '@sen/domain/examination/chuyenVien';
import type { Ctx } from '../../engine/context.ts';
import { loadOne } from '../../engine/loaders.ts';
import { printsOf } from '../printing/prints.ts';
import { refusedByPosition } from '../signing/queries.ts';
import { loadSession, sessionById } from './queries.ts';
import type { ChuyenVienRow } from './tables.ts';

/** The code of the print form of a transfer. */
export const transferForm = 'PhieuChuyenCoSo';

/** How often a transfer was printed; of a list in one statement. */
export async function timesTransferPrinted(ctx: Ctx, id: string): Promise<number> {
  const read = (of: Ctx, ids: readonly string[]) => printsOf(of, transferForm, ids);
  if (ctx.tx) return (await read(ctx, [id])).get(id) ?? 0;
  return (await loadOne(ctx, `prints:${transferForm}`, id, read)) ?? 0;
}

/** What the acts on a transfer record decide on; a record without its session is closed. */
export async function transferFacts(
  ctx: Ctx,
  row: Pick<ChuyenVienRow, '_id' | 'KhamBenh_Id' | 'TrangThai'>,
): Promise<ChuyenVienFacts> {
  const session = await (ctx.tx ? sessionById(ctx, row.KhamBenh_Id) : loadSession(ctx, row.KhamBenh_Id));
  return {
    TrangThai: row.TrangThai,
    node: session?.PhongBan_Id ?? null,
    trangThaiKham: session?.TrangThai ?? 'DaHuy',
    daIn: (await timesTransferPrinted(ctx, row._id)) > 0,
    chucVu: await refusedByPosition(ctx, 'LapChuyenVien', ctx.user?.NhanVien_Id ?? null),
  };
}
