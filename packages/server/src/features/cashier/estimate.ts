import { daysOn } from '@sen/domain/ages/age';
import { examRates } from '@sen/domain/cashier/examRates';
import { childCard } from '@sen/domain/insurance/child';
import { routeRatio, settle } from '@sen/domain/insurance/settle';
import { dec, sum, toMoney } from '@sen/domain/money/decimal';
import type { BasketLine } from '@sen/domain/promotions/basket';
import { type Ctx, today } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { type BenefitQuestion, benefitOf, type Payer, payerOf } from '../insurance/queries.ts';
import { localMinute, localSecond, settleVisitOf } from '../insurance/settleVisit.ts';
import { priceOf } from '../pricing/queries.ts';
import { promotionsOfThought } from '../promotions/commands.ts';
import { readSetting, readThamSo } from '../system/queries.ts';
import { type ChargeFacts, factsOfServices } from './chargeFacts.ts';
import { stepsShown } from './letOff.ts';
import { kindOf } from './promotedBills.ts';
import { type SameDay, sameDayOf } from './sameDay.ts';
import { type ToSettle, toSettleLine } from './splitLines.ts';

/** A visit that is only thought of: its payer, its card, its services. */
export type EstimateInput = Omit<BenefitQuestion, 'SoTheBHYT' | 'tuoiNgay'> & {
  DoiTuong_Id: string;
  /** Whose visit it would be; other visits of the day count when it is known. */
  BenhNhan_Id?: string | null;
  /** The reception that is open on the screen already. */
  TiepNhan_Id?: string | null;
  SoTheBHYT?: string | null;
  /** The birth paper of a child without a card. */
  SoGiayKhaiSinh?: string | null;
  BHYTNgayHieuLuc?: string | null;
  BHYTNgayHetHieuLuc?: string | null;
  NgayDu5Nam?: string | null;
  MienCungChiTra?: boolean | null;
  CungChiTraLuyKe?: string | null;
  /** The day of the paper that tells it. */
  NgayGiayLuyKe?: string | null;
  /** When the patient was born, for a code that a person chose. */
  NgaySinh?: string | null;
  NamSinh?: number | null;
  lines: ReadonlyArray<{
    DichVu_Id: string;
    LoaiGia_Id?: string | null | undefined;
    SoLuong?: string | null | undefined;
    KhongThuTien?: boolean | null | undefined;
  }>;
};

/** A service or a drug of an estimate, with its price; null without one. */
export type ThoughtItem = {
  DichVu_Id: string | null;
  Duoc_Id: string | null;
  SoLuong: string;
  KhongThuTien: boolean;
  price: { DonGia: string; DonGiaBHYT: string } | null;
  /** The fund may be billed for it. */
  LaBHYT: boolean;
  fact: ChargeFacts | undefined;
};

/** What a visit would cost its payers, by the same rules as the bill. A service without a price has `DonGia` null and costs nothing. */
export async function estimate(ctx: Ctx, input: EstimateInput) {
  const [items, payer] = await Promise.all([servicesThought(ctx, input), payerOf(ctx, input.DoiTuong_Id)]);
  const { dongs, ...worked } = await estimateItems(ctx, input, payer, items);
  return { ...worked, dongs: dongs.map((line) => ({ ...line, DichVu_Id: line.DichVu_Id ?? '' })) };
}

/** What services and drugs would cost their payers, in their order. Errors: NOT_FOUND without the payer. */
export async function estimateItems(
  ctx: Ctx,
  input: Omit<EstimateInput, 'lines'>,
  payer: Payer | null,
  items: readonly ThoughtItem[],
) {
  if (!payer) throw new DomainError('NOT_FOUND', { entity: 'DM_DoiTuong' });
  const now = ctx.now();
  const ngayYLenh = localMinute(now);
  const SoTheBHYT = payer.laBHYT ? (input.SoTheBHYT ?? null) : null;
  const SoGiayKhaiSinh = payer.treEm ? (input.SoGiayKhaiSinh ?? null) : null;
  const card = SoTheBHYT ?? (SoGiayKhaiSinh && childCard);
  const benefit = card
    ? await benefitOf(ctx, { ...input, SoTheBHYT: card, tuoiNgay: ageInDays(ctx, input) })
    : null;
  const parameters = await readThamSo(ctx);
  const lines = items.map((item, at) => ({ item, charge: chargeOf(item, at, now) }));
  const exams = lines.filter(({ item, charge }) => charge.LaBHYT && item.fact?.NhomChiPhi === 'KhamBenh');
  const visit = settleVisitOf(
    {
      NgayTiepNhan: now,
      SoTheBHYT,
      SoGiayKhaiSinh,
      BHYTNgayHieuLuc: input.BHYTNgayHieuLuc ?? null,
      BHYTNgayHetHieuLuc: input.BHYTNgayHetHieuLuc ?? null,
      NgayDu5Nam: input.NgayDu5Nam ?? null,
      MaDoiTuongKCB: benefit?.MaDoiTuongKCB ?? null,
      TuyenKCB: benefit?.TuyenKCB ?? null,
      MienCungChiTra: input.MienCungChiTra ?? false,
      CungChiTraLuyKe: input.CungChiTraLuyKe ?? '0',
      NgayGiayLuyKe: dec(input.CungChiTraLuyKe ?? '0').gt(0) ? (input.NgayGiayLuyKe ?? null) : null,
    },
    payer,
    now,
  );
  const billed = routeRatio(visit, parameters) > 0;
  const others = billed && input.BenhNhan_Id ? await othersOf(ctx, input.BenhNhan_Id, input, now) : nobody;
  const rates = billed
    ? examRates(
        [
          ...others.exams,
          ...exams.map(({ charge, item }) => ({
            id: charge._id,
            ngayYLenh,
            ChuyenKhoa_Id: item.fact?.ChuyenKhoa_Id ?? null,
          })),
        ],
        payer,
        parameters,
      )
    : new Map<string, number>();
  const { gopNguongTrongNgay } = await readSetting(ctx, 'facility');
  const settled = settle(
    lines.map(({ charge }) => toSettleLine(charge, { rates, hoTroGia: payer.hoTroGia })),
    { ...visit, trongPhamViTruoc: gopNguongTrongNgay ? others.inScope : '0' },
    parameters,
  );
  const isFree = (item: ThoughtItem) => payer.mienPhi || item.KhongThuTien;
  const priced = await promotionsOfThought(
    ctx,
    { BenhNhan_Id: input.BenhNhan_Id ?? null, TiepNhan_Id: input.TiepNhan_Id ?? null },
    lines
      .filter(({ item }) => !isFree(item))
      .map(({ item, charge }) => basketLine(item, charge, settled.lines[Number(charge._id)]?.BNTT)),
  );
  const letOff = new Map(priced?.lines.map(({ id, tongGiam }) => [id, tongGiam]));
  const dongs = lines.map(({ item, charge }, at) => {
    const split = settled.lines[at];
    return {
      DichVu_Id: item.DichVu_Id,
      Duoc_Id: item.Duoc_Id,
      Ma: item.fact?.Ma ?? '',
      Ten: item.fact?.Ten ?? '',
      DonViTinh: item.fact?.DonViTinh ?? null,
      SoLuong: item.SoLuong,
      DonGia: item.price?.DonGia ?? null,
      DonGiaBHYT: item.price?.DonGiaBHYT ?? null,
      ThanhTien: split?.bv ?? '0.00',
      BHChiTra: split?.BHChiTra ?? '0.00',
      BNCCT: split?.BNCCT ?? '0.00',
      BNTT: split?.BNTT ?? '0.00',
      BenhNhanTT: split?.BenhNhanTT ?? '0.00',
      KhuyenMai: letOff.get(charge._id) ?? '0.00',
      MienGiam: isFree(item) ? (split?.BenhNhanTT ?? '0.00') : '0.00',
      mucHuong: split?.mucHuong ?? '0',
    };
  });
  const { bv, BHChiTra, BNCCT, BNTT, duoiNguong, theChuaXacMinh } = settled.totals;
  const total = (part: 'BenhNhanTT' | 'KhuyenMai' | 'MienGiam') =>
    toMoney(sum(dongs.map((one) => one[part])));
  return {
    ThanhTien: bv,
    BHChiTra,
    BNCCT,
    BNTT,
    BenhNhanTT: total('BenhNhanTT'),
    KhuyenMai: total('KhuyenMai'),
    MienGiam: total('MienGiam'),
    duoiNguong,
    theChuaXacMinh,
    soLanTruoc: others.earlier,
    quyenLoi: benefit,
    steps: (priced?.steps ?? []).filter((step) => step.nguon_Id !== null),
    khuyenMais: priced ? stepsShown(ctx, priced) : [],
    dongs,
  };
}

/** A thing of an estimate as a line that is settled. */
function chargeOf({ price, fact, LaBHYT, SoLuong }: ThoughtItem, at: number, now: Date): ToSettle {
  const { DonGia, DonGiaBHYT } = price ?? { DonGia: '0', DonGiaBHYT: '0' };
  const phamVi = fact?.phamVi ?? 2;
  return {
    ...{ _id: String(at), DonGia, DonGiaBHYT, SoLuong, phamVi },
    tyLeBH: fact?.tyLeBH ?? 100,
    LaBHYT: LaBHYT && phamVi !== 2 && dec(DonGiaBHYT).gt(0),
    NgayYLenh: now,
  };
}

function basketLine({ fact, DichVu_Id, Duoc_Id }: ThoughtItem, charge: ToSettle, BNTT = '0'): BasketLine {
  return {
    ...{ id: charge._id, Ten: fact?.Ten ?? '', loai: kindOf(fact?.NhomChiPhi ?? 'Khac') },
    ...{ Muc_Id: DichVu_Id ?? Duoc_Id ?? '', SoLuong: charge.SoLuong, BNTT },
    NgayYLenh: localSecond(charge.NgayYLenh),
    ...{ Goi_Id: null, coDinh: null },
  };
}

/** The services of an estimate with the prices of their payer. */
export async function servicesThought(
  ctx: Ctx,
  input: Pick<EstimateInput, 'lines' | 'DoiTuong_Id'>,
): Promise<ThoughtItem[]> {
  const [prices, facts] = await Promise.all([
    pricesOf(ctx, input),
    factsOfServices(
      ctx,
      input.lines.map((line) => line.DichVu_Id),
    ),
  ]);
  return input.lines.map((line, at) => ({
    ...{ DichVu_Id: line.DichVu_Id, Duoc_Id: null, SoLuong: line.SoLuong ?? '1' },
    KhongThuTien: line.KhongThuTien === true,
    price: prices[at] ?? null,
    LaBHYT: true,
    fact: facts.get(line.DichVu_Id),
  }));
}

/** How old the patient is today; null while the day of birth is not known. */
function ageInDays(
  ctx: Ctx,
  { NgaySinh, NamSinh }: Pick<EstimateInput, 'NgaySinh' | 'NamSinh'>,
): number | null {
  return NamSinh ? daysOn({ NgaySinh: NgaySinh ?? null, NamSinh }, today(ctx)) : null;
}

const nobody: SameDay = { exams: [], inScope: '0', earlier: 0 };

/** The patient's other visits of today; a reception that is on the screen already is no other one. */
function othersOf(
  ctx: Ctx,
  BenhNhan_Id: string,
  { TiepNhan_Id }: Pick<EstimateInput, 'TiepNhan_Id'>,
  now: Date,
) {
  const Ngay = today(ctx);
  const visit = {
    _id: TiepNhan_Id ?? null,
    BenhNhan_Id,
    Ngay,
    NgayTiepNhan: now,
    NoiTiepNhan_Id: ctx.nodeId,
  };
  return sameDayOf(ctx, visit, [Ngay]);
}

/** The price of each line in the order of the input: lines of one price type are asked for together. */
async function pricesOf(ctx: Ctx, input: Pick<EstimateInput, 'lines' | 'DoiTuong_Id'>) {
  const types = [...new Set(input.lines.map((line) => line.LoaiGia_Id ?? null))];
  const byType = new Map<string | null, Awaited<ReturnType<typeof priceOf>>>();
  for (const LoaiGia_Id of types) {
    const DichVu_Ids = input.lines
      .filter((line) => (line.LoaiGia_Id ?? null) === LoaiGia_Id)
      .map((line) => line.DichVu_Id);
    byType.set(LoaiGia_Id, await priceOf(ctx, { DichVu_Ids, LoaiGia_Id, DoiTuong_Id: input.DoiTuong_Id }));
  }
  return input.lines.map((line) => byType.get(line.LoaiGia_Id ?? null)?.get(line.DichVu_Id) ?? null);
}
