import { isInsuredBy } from '@sen/domain/insurance/child';
import { claimWarnings } from '@sen/domain/orders/claimWarnings';
import { orderWarnings } from '@sen/domain/orders/limits';
import { quantityIssues } from '@sen/domain/orders/quantity';
import { v7 } from 'uuid';
import { type RefLabel, refLabels } from '../../engine/catalogue/queries.ts';
import type { Ctx } from '../../engine/context.ts';
import type { DongXemTruoc, QueryXemTruocChiDinhArgs, XemTruocChiDinh } from '../../gql/main.ts';
import { factsOfServices, noCost, previewCharges } from '../cashier/charges.ts';
import { findingsWhileOrdering } from '../cashier/claimFindings.ts';
import { payerOf } from '../insurance/queries.ts';
import { facilityOf, nodesOfFacility } from '../organisation/facility.ts';
import { pricesOfPayer } from '../pricing/queries.ts';
import { requireVisibleVisit, type TiepNhan } from '../reception/queries.ts';
import { allergyWarnings } from './allergyWarnings.ts';
import { askedLines, roomOf } from './askedLines.ts';
import { chargesOf, draftOf, type Known } from './draftedOrder.ts';
import { suppliesLacking } from './quotas.ts';
import { earlierOrders, limitsOf } from './serviceFacts.ts';

/** What an order would cost whom in its visit, what may be chosen about its lines and what to know before it is sent; nothing is written. */
export async function previewOrder(ctx: Ctx, args: QueryXemTruocChiDinhArgs): Promise<XemTruocChiDinh> {
  const visit = await requireVisibleVisit(ctx, args.TiepNhan_Id);
  const lines = args.chiTiets.map((line) => ({ ...line, SoLuong: line.SoLuong ?? '1' }));
  const asked = await askedLines(ctx, {
    lines,
    NoiYeuCau_Id: args.NoiYeuCau_Id,
    DoiTuong_Id: visit.DoiTuong_Id,
  });
  const known = asked.filter((one): one is Known => one.facts !== undefined);
  const ids = known.map((one) => one.facts._id);
  const [costs, warnings, prices, rooms, phatHiens] = await Promise.all([
    costsOf(ctx, visit, known),
    warningsOf(ctx, visit, args.NoiYeuCau_Id, known),
    pricesOfPayer(ctx, ids, visit.DoiTuong_Id),
    roomsOf(ctx, args.NoiYeuCau_Id, known),
    draftOf(ctx, visit, known).then((draft) => findingsWhileOrdering(ctx, draft)),
  ]);
  const dongs = known.map((line, at): DongXemTruoc => {
    const { facts, price, main, goi, input } = line;
    return {
      DichVu_Id: facts._id,
      MaDichVu: facts.MaDichVu,
      TenDichVu: facts.TenDichVu,
      KemTheo_Id: goi?.Goi_Id ?? (main === null ? null : (asked[main]?.input.DichVu_Id ?? null)),
      LoaiGia_Id: price?.LoaiGia_Id ?? null,
      DonGia: price?.DonGia ?? null,
      gias: goi ? [] : prices.filter((one) => one.DichVu_Id === facts._id),
      NoiThucHien_Id: roomOf(input, facts),
      phongs: facts.ThucHienNgoai ? [] : rooms.filter((room) => facts.NoiThucHien_Ids.includes(room._id)),
      ...(costs.lines[at] ?? noCost),
      canhBaos: warnings[at] ?? [],
    };
  });
  const { BenhNhanThem, duoiNguong, khuyenMais } = costs;
  return { dongs, BenhNhanThem, duoiNguong, khuyenMais, phatHiens };
}

async function costsOf(ctx: Ctx, visit: TiepNhan, lines: readonly Known[]) {
  const charges = await chargesOf(ctx, lines);
  return previewCharges(
    ctx,
    visit,
    charges.map(({ line, ...charge }) => ({
      ...charge,
      ...{ _id: v7(), Goi_Id: line.goi?.Goi_Id ?? null, KhongThuTien: line.input.KhongThuTien ?? false },
    })),
  );
}

type Warnings = DongXemTruoc['canhBaos'];

/** What is unusual about each line, what its claim would break, and what its performance lacks. */
async function warningsOf(
  ctx: Ctx,
  visit: TiepNhan,
  idNode: string,
  lines: readonly Known[],
): Promise<Warnings[]> {
  const chosen = lines.filter((one) => one.main === null).map((one) => one.facts);
  const ids = chosen.map((one) => one._id);
  const [earlier, limits, charged, payer, lacking, allergies] = await Promise.all([
    earlierOrders(ctx, visit.BenhNhan_Id, ids, visit._id),
    limitsOf(ctx, ids),
    factsOfServices(
      ctx,
      lines.map((one) => one.facts._id),
    ),
    payerOf(ctx, visit.DoiTuong_Id),
    suppliesLacking(ctx, idNode, countable(lines)),
    allergyWarnings(
      ctx,
      { BenhNhan_Id: visit.BenhNhan_Id, TiepNhan_Id: visit._id },
      lines.map((one) => one.facts),
    ),
  ]);
  const insured = payer?.laBHYT === true && isInsuredBy(visit);
  const unusual = orderWarnings(
    chosen.map(({ _id, TenDichVu }) => ({ DichVu_Id: _id, TenDichVu })),
    earlier,
    limits,
    visit._id,
  );
  return lines.map(({ facts, price, main, goi }) => {
    const { phamVi = 2, tyLeBH = 100 } = charged.get(facts._id) ?? {};
    const claim = { phamVi, tyLeBH, MaBHYT: facts.MaBHYT, DonGiaBHYT: price?.DonGiaBHYT ?? '0.00' };
    const mine = main === null ? unusual.filter((one) => one.DichVu_Id === facts._id) : [];
    const short = lacking.filter((one) => one.DichVu_Id === facts._id);
    const allergic = allergies.filter((one) => one.DichVu_Id === facts._id);
    return [...allergic, ...mine, ...claimWarnings(claim, insured && goi === null), ...short].map(
      warningView,
    );
  });
}

/** The lines whose quantity is one; while it is typed it may be anything. */
function countable(lines: readonly Known[]) {
  return lines
    .filter(({ input, facts }) => quantityIssues(facts.Loai, input.SoLuong).length === 0)
    .map(({ input, facts }) => ({ DichVu_Id: facts._id, SoLuong: input.SoLuong }));
}

type Told = { code: string; details: Record<string, string | number | undefined> };

function warningView({ code, details }: Told): Warnings[number] {
  const { Khac, SoLuong, TrongVong, tyLe, ton } = details;
  const number = (value: unknown) => (typeof value === 'number' ? value : null);
  const text = (value: unknown) => (typeof value === 'string' ? value : null);
  return {
    code,
    Khac: text(Khac),
    SoLuong: number(SoLuong),
    TrongVong: number(TrongVong),
    tyLe: number(tyLe),
    ton: text(ton),
  };
}

/** The rooms of the orderer's facility that perform one of the services. */
async function roomsOf(ctx: Ctx, NoiYeuCau_Id: string, lines: readonly Known[]): Promise<RefLabel[]> {
  const facility = await facilityOf(ctx, NoiYeuCau_Id);
  const here = new Set(facility ? await nodesOfFacility(ctx, facility) : []);
  const ids = new Set(lines.flatMap((one) => one.facts.NoiThucHien_Ids));
  return refLabels(
    ctx,
    'Node',
    [...ids].filter((id) => here.has(id)),
  );
}
