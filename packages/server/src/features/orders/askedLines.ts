import { attachedTo } from '@sen/domain/orders/attached';
import type { Ctx } from '../../engine/context.ts';
import { type Price, priceOf } from '../pricing/queries.ts';
import { grouped } from './grouped.ts';
import { type ServiceFacts, serviceFacts } from './serviceFacts.ts';

export type OrderLineInput = {
  DichVu_Id: string;
  /** Empty: the first price type of the payer that has a price. */
  LoaiGia_Id?: string | null | undefined;
  SoLuong: string;
  NoiThucHien_Id?: string | null | undefined;
  NgayYeuCau?: Date | null | undefined;
  LaKhanCap?: boolean | null | undefined;
  /** Free of charge, for a reason: the orderer grants the exemption. */
  KhongThuTien?: boolean | null | undefined;
  LyDoKhongThu?: string | null | undefined;
};

/** A line of an order with what is known of its service; `at` is its line of the input. */
export type AskedLine = {
  at: number;
  input: OrderLineInput;
  /** The line that it comes along with: its place among the asked lines. */
  main: number | null;
  /** Missing for a service that may not be ordered here. */
  facts: ServiceFacts | undefined;
  /** Missing without a price in force. */
  price: Price | undefined;
};

/** The lines that were asked for and after them those that come along, with the facts and prices of their services. */
export async function askedLines(
  ctx: Ctx,
  order: { lines: readonly OrderLineInput[]; NoiYeuCau_Id: string; DoiTuong_Id: string },
): Promise<AskedLine[]> {
  const { lines, NoiYeuCau_Id, DoiTuong_Id } = order;
  const known = await serviceFacts(
    ctx,
    lines.map((line) => line.DichVu_Id),
    NoiYeuCau_Id,
  );
  const attached = attachedTo(lines, (id) => known.get(id)?.DichVuKemTheo_Ids ?? []);
  const factsOfAttached = await serviceFacts(
    ctx,
    attached.map((one) => one.DichVu_Id),
    NoiYeuCau_Id,
  );
  // what is no longer offered does not come along
  const along = attached.filter((one) => factsOfAttached.has(one.DichVu_Id));
  const asked = [
    ...lines.map((input, at) => ({ at, input, main: null, facts: known.get(input.DichVu_Id) })),
    ...along.map(({ DichVu_Id, main }) => ({
      at: main,
      input: { ...alongWith(lines[main]), DichVu_Id },
      main,
      facts: factsOfAttached.get(DichVu_Id),
    })),
  ];
  const prices = await pricesOf(
    ctx,
    asked.map((one) => one.input),
    DoiTuong_Id,
  );
  return asked.map((one) => ({ ...one, price: prices.get(keyOf(one.input)) }));
}

/** The room that performs a line: the chosen one, else the service's own; null for what is done outside. */
export function roomOf(line: OrderLineInput, facts: ServiceFacts): string | null {
  return facts.ThucHienNgoai ? null : (line.NoiThucHien_Id ?? facts.NoiThucHien_Id);
}

/** Once, at the time and as urgent as what it comes along with. */
function alongWith(main: OrderLineInput | undefined): Omit<OrderLineInput, 'DichVu_Id'> {
  const { NgayYeuCau, LaKhanCap, KhongThuTien, LyDoKhongThu } = main ?? {};
  return { SoLuong: '1', NgayYeuCau, LaKhanCap, KhongThuTien, LyDoKhongThu };
}

const keyOf = ({ DichVu_Id, LoaiGia_Id }: OrderLineInput) => `${DichVu_Id} ${LoaiGia_Id ?? ''}`;

/** Lines of one price type are asked for together. */
async function pricesOf(
  ctx: Ctx,
  lines: readonly OrderLineInput[],
  DoiTuong_Id: string,
): Promise<Map<string, Price>> {
  const prices = new Map<string, Price>();
  for (const [type, ofType] of grouped(lines, (line) => line.LoaiGia_Id ?? '')) {
    const found = await priceOf(ctx, {
      DichVu_Ids: ofType.map((line) => line.DichVu_Id),
      LoaiGia_Id: type === '' ? null : type,
      DoiTuong_Id,
      at: ctx.now(),
    });
    for (const [id, price] of found) prices.set(`${id} ${type}`, price);
  }
  return prices;
}
