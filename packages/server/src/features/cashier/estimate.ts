import { daysOn } from '@sen/domain/ages/age';
import { examRates } from '@sen/domain/cashier/examRates';
import { childCard } from '@sen/domain/insurance/child';
import { routeRatio, settle } from '@sen/domain/insurance/settle';
import { dec, sum, toMoney } from '@sen/domain/money/decimal';
import { type Ctx, today } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { type BenefitQuestion, benefitOf, payerOf } from '../insurance/queries.ts';
import { localMinute, settleVisitOf } from '../insurance/settleVisit.ts';
import { priceOf } from '../pricing/queries.ts';
import { readSetting, readThamSo } from '../system/queries.ts';
import { factsOfServices } from './chargeFacts.ts';
import { type SameDay, sameDayOf } from './sameDay.ts';
import { toSettleLine } from './splitLines.ts';

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

/** What a visit would cost its payers, by the same rules as the bill. A service without a price has `DonGia` null and costs nothing. */
export async function estimate(ctx: Ctx, input: EstimateInput) {
  const payer = await payerOf(ctx, input.DoiTuong_Id);
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
  const prices = await pricesOf(ctx, input);
  const facts = await factsOfServices(
    ctx,
    input.lines.map((line) => line.DichVu_Id),
  );
  const lines = input.lines.map((line, at) => {
    const price = prices[at];
    const fact = facts.get(line.DichVu_Id);
    const { DonGia, DonGiaBHYT } = price ?? { DonGia: '0', DonGiaBHYT: '0' };
    const phamVi = fact?.phamVi ?? 2;
    const charge = {
      _id: String(at),
      DonGia,
      DonGiaBHYT,
      SoLuong: line.SoLuong ?? '1',
      tyLeBH: fact?.tyLeBH ?? 100,
      phamVi,
      LaBHYT: phamVi !== 2 && dec(DonGiaBHYT).gt(0),
      NgayYLenh: now,
    };
    return { line, price, fact, charge };
  });
  const exams = lines.filter(({ fact, charge }) => charge.LaBHYT && fact?.NhomChiPhi === 'KhamBenh');
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
          ...exams.map(({ charge, fact }) => ({
            id: charge._id,
            ngayYLenh,
            ChuyenKhoa_Id: fact?.ChuyenKhoa_Id ?? null,
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
  const dongs = lines.map(({ line, price, fact }, at) => {
    const split = settled.lines[at];
    const free = payer.mienPhi || line.KhongThuTien === true;
    return {
      DichVu_Id: line.DichVu_Id,
      Ma: fact?.Ma ?? '',
      Ten: fact?.Ten ?? '',
      DonGia: price?.DonGia ?? null,
      DonGiaBHYT: price?.DonGiaBHYT ?? null,
      ThanhTien: split?.bv ?? '0.00',
      BHChiTra: split?.BHChiTra ?? '0.00',
      BNCCT: split?.BNCCT ?? '0.00',
      BNTT: split?.BNTT ?? '0.00',
      BenhNhanTT: split?.BenhNhanTT ?? '0.00',
      MienGiam: free ? (split?.BenhNhanTT ?? '0.00') : '0.00',
      mucHuong: split?.mucHuong ?? '0',
    };
  });
  const { bv, BHChiTra, BNCCT, BNTT, duoiNguong, theChuaXacMinh } = settled.totals;
  const total = (part: 'BenhNhanTT' | 'MienGiam') => toMoney(sum(dongs.map((one) => one[part])));
  return {
    ThanhTien: bv,
    BHChiTra,
    BNCCT,
    BNTT,
    BenhNhanTT: total('BenhNhanTT'),
    MienGiam: total('MienGiam'),
    duoiNguong,
    theChuaXacMinh,
    soLanTruoc: others.earlier,
    quyenLoi: benefit,
    dongs,
  };
}

/** How old the patient is today; null while the day of birth is not known. */
function ageInDays(ctx: Ctx, { NgaySinh, NamSinh }: EstimateInput): number | null {
  return NamSinh ? daysOn({ NgaySinh: NgaySinh ?? null, NamSinh }, today(ctx)) : null;
}

const nobody: SameDay = { exams: [], inScope: '0', earlier: 0 };

/** The patient's other visits of today; a reception that is on the screen already is no other one. */
function othersOf(ctx: Ctx, BenhNhan_Id: string, { TiepNhan_Id }: EstimateInput, now: Date) {
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
async function pricesOf(ctx: Ctx, input: EstimateInput) {
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
