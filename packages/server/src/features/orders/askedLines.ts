import { attachedTo } from '@sen/domain/orders/attached';
import { type Ctx, localDay } from '../../engine/context.ts';
import { type Price, priceOf } from '../pricing/queries.ts';
import { grouped } from './grouped.ts';
import {
  coursesById,
  linesOfPackage,
  type OfPackage,
  type Package,
  packageOfService,
  packagesById,
} from './packages.ts';
import { type ServiceFacts, serviceFacts } from './serviceFacts.ts';

export type OrderLineInput = {
  DichVu_Id: string;
  /** Empty: the first price type of the payer that has a price. */
  LoaiGia_Id?: string | null | undefined;
  SoLuong: string;
  /** In how many executions; one when it is not said, null when it is left blank. */
  SoLanThucHien?: number | null | undefined;
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
  /** The package that it is a part of. */
  goi: OfPackage | null;
};

type Order = { lines: readonly OrderLineInput[]; NoiYeuCau_Id: string; DoiTuong_Id: string };

/** The lines that were asked for, packages by their parts, and after them those that come along, with the facts and prices of their services. */
export async function askedLines(ctx: Ctx, order: Order): Promise<AskedLine[]> {
  const { lines, NoiYeuCau_Id, DoiTuong_Id } = order;
  const ids = lines.map((line) => line.DichVu_Id);
  const services = await serviceFacts(ctx, ids, NoiYeuCau_Id);
  const packages = await packagesOf(ctx, order, services);
  const attached = attachedTo(lines, (id) =>
    packages.has(id) ? [] : (services.get(id)?.DichVuKemTheo_Ids ?? []),
  );
  const further = [
    ...attached.map((one) => one.DichVu_Id),
    ...[...packages.values()].flatMap((one) => one.parts.map((part) => part.DichVu_Id)),
  ];
  const facts = new Map([...services, ...(await serviceFacts(ctx, further, NoiYeuCau_Id))]);
  // what is no longer offered does not come along
  const along = attached
    .filter((one) => facts.has(one.DichVu_Id))
    .map(({ DichVu_Id, main }) => ({ at: main, main, input: { ...alongWith(lines[main]), DichVu_Id } }));
  const inputs = [
    ...lines,
    ...along.map((one) => one.input),
    ...lines.flatMap(({ DichVu_Id, NgayYeuCau }) =>
      (packages.get(DichVu_Id)?.parts ?? []).map((part) => ({
        ...{ DichVu_Id: part.DichVu_Id, SoLuong: '1', NgayYeuCau },
      })),
    ),
  ];
  const prices = await pricesOf(ctx, inputs, DoiTuong_Id);
  const chosen = lines.flatMap((input, at): AskedLine[] => {
    const goi = packages.get(input.DichVu_Id);
    if (!goi) {
      const price = prices.get(keyOf(input));
      return [{ at, input, main: null, facts: facts.get(input.DichVu_Id), price, goi: null }];
    }
    const { NgayYeuCau } = input;
    const price = (DichVu_Id: string) => prices.get(keyOf({ DichVu_Id, SoLuong: '1', NgayYeuCau }));
    return linesOfPackage(goi, { facts, price }).map(
      ({ DichVu_Id, SoLuong, SoLanThucHien, price: share, goi: of }) => ({
        at,
        input: { ...alongWith(input), DichVu_Id, SoLuong, SoLanThucHien },
        main: null,
        facts: facts.get(DichVu_Id),
        price: share,
        goi: of,
      }),
    );
  });
  return [
    ...chosen,
    ...along.map(({ at, input, main }) => ({
      at,
      input,
      main: chosen.findIndex((one) => one.at === main),
      facts: facts.get(input.DichVu_Id),
      price: prices.get(keyOf(input)),
      goi: null,
    })),
  ];
}

/** The packages among what is asked for, by the id that asks for them. */
async function packagesOf(
  ctx: Ctx,
  { lines, DoiTuong_Id }: Order,
  services: ReadonlyMap<string, ServiceFacts>,
): Promise<Map<string, Package>> {
  const others = lines.map((line) => line.DichVu_Id).filter((id) => !services.has(id));
  const packages = new Map([
    ...(await packagesById(ctx, others)),
    ...(await coursesById(ctx, others, DoiTuong_Id)),
  ]);
  const sold = lines.filter((line) => services.get(line.DichVu_Id)?.LaGoiDichVu);
  if (sold.length === 0) return packages;
  const prices = await pricesOf(ctx, sold, DoiTuong_Id);
  for (const line of sold) {
    const service = services.get(line.DichVu_Id);
    const goi = service ? packageOfService(service, prices.get(keyOf(line))) : null;
    if (goi) packages.set(line.DichVu_Id, goi);
  }
  return packages;
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

const keyOf = ({ DichVu_Id, ...line }: OrderLineInput) => `${DichVu_Id} ${priceKey(line)}`;

/** By what the price of a line is asked for: its price type and the day of its request. */
const priceKey = ({ LoaiGia_Id, NgayYeuCau }: Pick<OrderLineInput, 'LoaiGia_Id' | 'NgayYeuCau'>) =>
  `${LoaiGia_Id ?? ''} ${NgayYeuCau ? localDay(NgayYeuCau) : ''}`;

/** Lines of one price type and day are asked for together. */
async function pricesOf(
  ctx: Ctx,
  lines: readonly OrderLineInput[],
  DoiTuong_Id: string,
): Promise<Map<string, Price>> {
  const prices = new Map<string, Price>();
  for (const [key, ofKey] of grouped(lines, priceKey)) {
    const [first] = ofKey;
    const found = await priceOf(ctx, {
      DichVu_Ids: ofKey.map((line) => line.DichVu_Id),
      LoaiGia_Id: first?.LoaiGia_Id ?? null,
      DoiTuong_Id,
      at: first?.NgayYeuCau ?? ctx.now(),
    });
    for (const [id, price] of found) prices.set(`${id} ${key}`, price);
  }
  return prices;
}
