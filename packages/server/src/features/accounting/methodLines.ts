import type { Issue } from '@sen/domain/catalogue/validate';
import { HinhThucThanhToan } from '@sen/domain/catalogues/HinhThucThanhToan';
import { updateEntry } from '../../engine/catalogue/commands.ts';
import type { Row } from '../../engine/catalogue/queries.ts';
import type { Ctx } from '../../engine/context.ts';
import type { MutationSaveHachToan_HinhThucThanhToanArgs } from '../../gql/main.ts';

/** A way of paying has one accounting line a kind of receipt at most. */
export async function methodLineIssues(_tx: unknown, entry: Row): Promise<Issue[]> {
  const lines = Array.isArray(entry['HachToans']) ? entry['HachToans'] : [];
  const kinds = lines.map(({ LoaiBienLai }) => LoaiBienLai);
  return kinds.flatMap((kind, at) =>
    kinds.indexOf(kind) < at ? [{ path: `HachToans.${at}.LoaiBienLai`, code: 'DUPLICATE' }] : [],
  );
}

/** Saves the accounting lines of a way of paying and nothing else of it. Errors: NOT_FOUND, CONFLICT, BAD_INPUT. */
export function saveMethodLines(
  ctx: Ctx,
  { id, version, HachToans }: MutationSaveHachToan_HinhThucThanhToanArgs,
): Promise<Row> {
  return updateEntry(ctx, HinhThucThanhToan, id, { HachToans, version }, methodLineIssues);
}
