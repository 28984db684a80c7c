import type { ActFacts } from '@sen/domain/acts/acts';
import type { Permission } from '@sen/domain/permissions/permissions';
import type { ViTriKy } from '@sen/domain/signing/chuKy';
import type { HanhViChucVu } from '@sen/domain/signing/positions';
import type { Ctx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { cellOf } from '../../engine/sql/rows.ts';
import type { PrintForm } from '../printing/points.ts';
import { readingRecord } from '../recordAccess/readingRight.ts';
import { requireVisible } from '../recordAccess/visible.ts';
import type { Paper, PaperInput, PaperTable, RowOf } from './paper.ts';

/** What a form of a paper says of itself. */
export type PaperForm<Row, G, D extends object> = Pick<PrintForm<D>, 'present' | 'files'> & {
  /** The code, where it is not the paper's own form. */
  code?: string;
  /** The states that print, where they are not those in which the paper is alive. */
  printableIn?: readonly string[];
  /** Rights of which one is enough; reading medical records otherwise. */
  anyOf?: readonly Permission[];
  /** Further places at which the right counts. */
  alsoAt?: (row: Row) => ReadonlyArray<string | null>;
  /** The day (YYYY-MM-DD) whose version of the form prints it, where that is not the day of the print. */
  eventDay?: (row: Row) => string;
  /** Its data; that it may be printed and seen is decided. */
  data: (ctx: Ctx, row: Row, ground: G) => Promise<D>;
  /** Who signs where; nobody while a signer is null. */
  signed: Readonly<Partial<Record<ViTriKy, { act?: HanhViChucVu; signer: (row: Row) => string | null }>>>;
};

/** The print forms of a paper: the one place that decides whether it may be printed, and by whom. */
export function formOf<T extends PaperTable, A extends string, F extends ActFacts, I extends PaperInput, G>(
  { on, live, form }: Paper<T, A, F, I, G>,
  { byId }: { byId: (ctx: Ctx, id: string) => Promise<RowOf<T>> },
) {
  return <D extends object>({
    code = form,
    printableIn = live,
    anyOf = ['BENH_AN_XEM'],
    alsoAt = () => [],
    eventDay,
    data,
    signed,
    present,
    files,
  }: PaperForm<RowOf<T>, G, D>): PrintForm<D> => ({
    code,
    right: async (ctx, id) => {
      const row = await byId(ctx, id);
      const made = on.made(await on.of(ctx, row));
      return readingRecord(ctx, anyOf, made, made.node, ...alsoAt(row));
    },
    patient: async (ctx, id) => String(cellOf(await byId(ctx, id), 'BenhNhan_Id')),
    ...(eventDay && { eventDay: async (ctx: Ctx, id: string) => eventDay(await byId(ctx, id)) }),
    // Errors: NOT_FOUND, RECORD_OF_ANOTHER_FACILITY, RECORD_NOT_IN_CARE, STATE_CHANGED in a state that does not print.
    data: async (ctx, id) => {
      const row = await byId(ctx, id);
      const ground = await on.of(ctx, row);
      await requireVisible(ctx, on.made(ground));
      const state = String(cellOf(row, 'TrangThai'));
      if (!printableIn.includes(state)) throw new DomainError('STATE_CHANGED', { state });
      return data(ctx, row, ground);
    },
    present,
    files,
    signing: {
      places: Object.fromEntries(
        Object.entries(signed).map(([place, { signer, ...by }]) => [
          place,
          { ...by, signer: async (ctx: Ctx, id: string) => signer(await byId(ctx, id)) },
        ]),
      ),
    },
  });
}
