import { type ChosenType, chosenTypeOf, withChoice } from '@sen/domain/pricing/chosenTypes';
import type { Ctx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { type Price, priceOf, priceTypesOf } from '../pricing/queries.ts';
import type { LineRow } from './tables.ts';

type Priced = Pick<LineRow, 'DichVu_Id' | 'MaDichVu' | 'LoaiGiaChons'>;

/**
 * What a line costs under a payer: by the price type that a person chose for that payer, else by the payer's first one with a price.
 * Errors: NO_PRICE.
 */
export async function priceUnder(ctx: Ctx, DoiTuong_Id: string, line: Priced, at: Date): Promise<Price> {
  const types = await priceTypesOf(ctx, DoiTuong_Id);
  const LoaiGia_Id = chosenTypeOf(line.LoaiGiaChons, DoiTuong_Id, types);
  const found = await priceOf(ctx, { DichVu_Ids: [line.DichVu_Id], LoaiGia_Id, DoiTuong_Id, at });
  const price = found.get(line.DichVu_Id);
  if (!price) throw new DomainError('NO_PRICE', { MaDichVu: line.MaDichVu });
  return price;
}

/** The choices of a line after a person named a price type for it: the payer's first one with a price is no choice. */
export async function choicesWith(
  ctx: Ctx,
  before: readonly ChosenType[],
  { DoiTuong_Id, DichVu_Id, LoaiGia_Id, at }: ChosenType & { DichVu_Id: string; at: Date },
): Promise<ChosenType[]> {
  const [first] = await priceTypesOf(ctx, DoiTuong_Id);
  const usual =
    LoaiGia_Id === first
      ? first
      : ((await priceOf(ctx, { DichVu_Ids: [DichVu_Id], DoiTuong_Id, at })).get(DichVu_Id)?.LoaiGia_Id ??
        null);
  return withChoice(before, { DoiTuong_Id, LoaiGia_Id }, usual);
}
