import { isInsuredBy } from '@sen/domain/insurance/child';
import { quantityIssues } from '@sen/domain/orders/quantity';
import type { Ctx, Tx } from '../../engine/context.ts';
import { factsOfServices } from '../cashier/charges.ts';
import { stopByClaim } from '../cashier/claimFindings.ts';
import type { Drafted } from '../cashier/points.ts';
import { payerOf } from '../insurance/queries.ts';
import { receptionById, type TiepNhan } from '../reception/queries.ts';
import { type AskedLine, askedLines, roomOf } from './askedLines.ts';
import type { ServiceFacts } from './serviceFacts.ts';

/** A line of an order whose service is known. */
export type Known = AskedLine & { facts: ServiceFacts };

/** What each line would be on the bill. One without a price, or with a quantity that is none, costs nothing yet. */
export async function chargesOf(ctx: Ctx, lines: readonly Known[]) {
  const facts = await factsOfServices(
    ctx,
    lines.map((one) => one.facts._id),
  );
  return lines.map((line) => {
    const { input, facts: service, price } = line;
    const { phamVi = 2, tyLeBH = 100, NhomChiPhi = service.Loai } = facts.get(service._id) ?? {};
    const DonGiaBHYT = price?.DonGiaBHYT ?? '0.00';
    return {
      line,
      ...{ Ten: service.TenDichVu, NhomChiPhi, DichVu_Id: service._id },
      DonGia: price?.DonGia ?? '0.00',
      DonGiaBHYT,
      SoLuong: quantityIssues(service.Loai, input.SoLuong).length > 0 ? '0' : input.SoLuong,
      tyLeBH,
      phamVi,
      LaBHYT: phamVi !== 2 && Number(DonGiaBHYT) > 0,
      NgayYLenh: input.NgayYeuCau ?? ctx.now(),
    };
  });
}

/** What an order would add to the claim of its visit; nothing where that is not insured. */
export async function draftOf(ctx: Ctx, visit: TiepNhan, lines: readonly Known[]): Promise<Drafted> {
  const payer = await payerOf(ctx, visit.DoiTuong_Id);
  const insured = payer?.laBHYT === true && isInsuredBy(visit);
  const charges = insured ? await chargesOf(ctx, lines) : [];
  return {
    TiepNhan_Id: visit._id,
    lines: charges.map(({ line: { facts, input }, ...charge }) => ({
      ...charge,
      ...{ Ma: facts.MaDichVu, Duoc_Id: null, noi: roomOf(input, facts) },
    })),
  };
}

type Order = Pick<Parameters<typeof askedLines>[1], 'lines' | 'NoiYeuCau_Id'> & { TiepNhan_Id: string };

/** Refuses an order for which the portal would refuse the claim, where the settings want it. Errors: CLAIM_STOPS_ORDER. */
export function stopOrder(tx: Tx, { TiepNhan_Id, ...order }: Order): Promise<void> {
  return stopByClaim(tx, async () => {
    const visit = await receptionById(tx, TiepNhan_Id);
    const asked = await askedLines(tx, { ...order, DoiTuong_Id: visit.DoiTuong_Id });
    return draftOf(
      tx,
      visit,
      asked.filter((one): one is Known => one.facts !== undefined),
    );
  });
}
