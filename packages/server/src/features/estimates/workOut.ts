import type { Issue } from '@sen/domain/catalogue/validate';
import type { TuyenDen } from '@sen/domain/estimates/duToan';
import { estimateIssues } from '@sen/domain/estimates/issues';
import { dec, toMoney } from '@sen/domain/money/decimal';
import { quantityIssues } from '@sen/domain/orders/quantity';
import { priceOfDrug } from '@sen/domain/prescriptions/drugPayer';
import { type Ctx, today } from '../../engine/context.ts';
import { refuseIssues } from '../../engine/errors.ts';
import type { DuToanInput } from '../../gql/main.ts';
import {
  type ChargeFacts,
  estimateItems,
  factsOfDrugs,
  servicesThought,
  type ThoughtItem,
} from '../cashier/charges.ts';
import { ownFacility, type Payer, payerOf } from '../insurance/queries.ts';
import { drugPrices } from '../pharmacy/drugFacts.ts';

/** A code of no facility: somebody who is registered elsewhere. */
const elsewhere = '-';
/** A number of the wanted level that belongs to nobody; what a card gives depends on its level. */
const cardOfLevel = (level: string) => `XX${level}000000000000`;

/** What an estimate would come to today, by the rules of the bill; `items` are its lines with their prices, in their order. */
export async function workOut(ctx: Ctx, input: DuToanInput) {
  const payer = await payerOf(ctx, input.DoiTuong_Id);
  const items = await itemsOf(ctx, input, payer);
  const card = payer?.laBHYT ? input.SoTheBHYT?.trim() || levelCard(input.MucThe) : null;
  const worked = await estimateItems(
    ctx,
    {
      ...{ DoiTuong_Id: input.DoiTuong_Id, BenhNhan_Id: input.BenhNhan_Id ?? null, SoTheBHYT: card },
      ...(await routeOf(ctx, input.TuyenDen ?? 'DungNoiDangKy')),
    },
    payer,
    items,
  );
  const PhaiTra = toMoney(dec(worked.BenhNhanTT).minus(worked.KhuyenMai).minus(worked.MienGiam));
  return { ...worked, items, PhaiTra };
}

const levelCard = (level: DuToanInput['MucThe']) => (level ? cardOfLevel(level.slice(-1)) : null);

/** How somebody comes, in the words of the insurance. */
async function routeOf(ctx: Ctx, route: TuyenDen) {
  const { maCSKCB } = await ownFacility(ctx);
  return {
    maDKBD: route === 'DungNoiDangKy' ? maCSKCB : elsewhere,
    CapCuu: route === 'CapCuu',
    CoGiayChuyen: route === 'ChuyenTuyen',
  };
}

/** The lines with their prices for the payer: services by the price lists, drugs by the catalogue of drugs. */
export async function itemsOf(
  ctx: Ctx,
  { DoiTuong_Id, dongs }: Pick<DuToanInput, 'DoiTuong_Id' | 'dongs'>,
  payer: Payer | null,
): Promise<ThoughtItem[]> {
  const services = dongs.flatMap(({ DichVu_Id, LoaiGia_Id, SoLuong }) =>
    DichVu_Id ? [{ DichVu_Id, LoaiGia_Id, SoLuong }] : [],
  );
  const drugIds = dongs.flatMap(({ Duoc_Id }) => Duoc_Id ?? []);
  const [known, facts, drugs] = await Promise.all([
    servicesThought(ctx, { DoiTuong_Id, lines: services }),
    factsOfDrugs(ctx, drugIds),
    drugPrices(ctx, drugIds),
  ]);
  let next = 0;
  return dongs.map((line): ThoughtItem => {
    const service = line.DichVu_Id ? known[next++] : undefined;
    if (service) return service;
    const drug = drugs.get(line.Duoc_Id ?? '');
    return drugItem(line, payer, facts.get(line.Duoc_Id ?? ''), drug ?? null);
  });
}

type Drug = { LaBHYT: boolean; GiaBan: string | null; GiaBHYT: string | null };

/** A drug as a prescription would charge it. */
function drugItem(
  { Duoc_Id, SoLuong }: DuToanInput['dongs'][number],
  payer: Payer | null,
  fact: ChargeFacts | undefined,
  drug: Drug | null,
): ThoughtItem {
  const LoaiToa = payer?.laBHYT && drug?.LaBHYT ? 'BHYT' : 'Thuong';
  const price =
    drug &&
    priceOfDrug(
      { LoaiToa, duocBHYT: drug.LaBHYT, NgoaiBHYT: false, GiaBan: drug.GiaBan, GiaBHYT: drug.GiaBHYT },
      payer ?? { laBHYT: false, hoTroGia: false },
    );
  return {
    ...{ DichVu_Id: null, Duoc_Id: Duoc_Id ?? null, SoLuong: SoLuong ?? '1', KhongThuTien: false, fact },
    LaBHYT: price?.LaBHYT ?? false,
    price: price ? { DonGia: price.DonGia, DonGiaBHYT: price.LaBHYT ? (drug?.GiaBHYT ?? '0') : '0' } : null,
  };
}

/** What is wrong with an estimate that is to be kept, by field. */
export function refuseWrong(ctx: Ctx, input: DuToanInput): void {
  refuseIssues(estimateIssues(input, today(ctx)));
}

/** What is wrong with its lines once they are worked out: what is gone, without a price, or counted wrongly. */
export function lineFaults(items: readonly ThoughtItem[]): Issue[] {
  return items.flatMap(({ fact, price, DichVu_Id, SoLuong }, at): Issue[] => {
    const path = `dongs.${at}.${DichVu_Id ? 'DichVu_Id' : 'Duoc_Id'}`;
    if (!fact) return [{ path, code: 'REFERENCE_MISSING' }];
    if (!price) return [{ path, code: 'ESTIMATE_NO_PRICE' }];
    const kind = DichVu_Id ? fact.NhomChiPhi : 'Thuoc';
    return quantityIssues(kind, SoLuong).map((issue) => ({ ...issue, path: `dongs.${at}.SoLuong` }));
  });
}
