import type { Issue } from '@sen/domain/catalogue/validate';
import { slipActs } from '@sen/domain/orders/dichVuYeuCau';
import { executionIssues } from '@sen/domain/orders/executions';
import { placeIssue } from '@sen/domain/orders/place';
import { quantityIssues } from '@sen/domain/orders/quantity';
import { requestTimeIssues } from '@sen/domain/orders/requestTimes';
import { eq, sql } from 'drizzle-orm';
import { requireAct } from '../../engine/acts/acts.ts';
import { audit } from '../../engine/audit/audit.ts';
import { actor, type Ctx, type Tx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import type { DichVuYeuCauSuaInput } from '../../gql/main.ts';
import { changePrices, recompute, updateChargeQuantity } from '../cashier/charges.ts';
import { type Price, priceOf, priceTypesOf } from '../pricing/queries.ts';
import { cancelTicket } from '../queues/commands.ts';
import { lockVisitForOrders, type TiepNhan } from '../reception/queries.ts';
import { choicesWith } from './chosenPrices.ts';
import { minute } from './minute.ts';
import { queueSlip } from './queueSlip.ts';
import { serviceFacts } from './serviceFacts.ts';
import { lockSlip } from './slipNotes.ts';
import { announceSlip, liveLines, slipFacts } from './states.ts';
import {
  type LineRow,
  dichVuYeuCauChiTietTable as lines,
  type SlipRow,
  dichVuYeuCauTable as slips,
} from './tables.ts';

/**
 * Changes a slip that is not begun, and the quantity and price type of its lines that are not paid; another room gives it another
 * number. Errors: OTHER_RECEPTION, CONFLICT, STATE_CHANGED, BAD_INPUT, NO_PRICE, ORDER_LINE_PAID, the closed states of the reception.
 */
export async function updateSlip(ctx: Ctx, id: string, input: DichVuYeuCauSuaInput): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const visit = await lockVisitForOrders(tx, input.TiepNhan_Id);
    const before = await lockSlip(tx, id);
    if (before.TiepNhan_Id !== visit._id) throw new DomainError('OTHER_RECEPTION');
    const live = await liveLines(tx, id);
    requireAct(tx, slipActs(before.Loai), 'sua', slipFacts(before, live));
    if (before.version !== input.version)
      throw new DomainError('CONFLICT', { entity: 'DichVuYeuCau', current: before });
    const NgayYeuCau = input.NgayYeuCau ?? before.NgayYeuCau;
    if (input.NgayYeuCau)
      refuseIssues(
        requestTimeIssues({
          NgayTiepNhan: minute(visit.NgayTiepNhan),
          NgayYeuCau: minute(NgayYeuCau),
          now: minute(tx.now()),
        }),
      );
    if (input.NoiThucHien_Id) await refuseMisplaced(tx, live, input.NoiThucHien_Id);
    const changes = await lineChanges(tx, visit, before, live, input.chiTiets ?? []);
    const [after = before] = await tx.db
      .update(slips)
      .set({
        ChanDoan: input.ChanDoan === undefined ? before.ChanDoan : input.ChanDoan,
        LaKhanCap: input.LaKhanCap ?? before.LaKhanCap,
        NoiThucHien_Id: input.NoiThucHien_Id ?? before.NoiThucHien_Id,
        NgayYeuCau,
        version: before.version + 1,
        NgayCapNhat: tx.now(),
        NguoiCapNhat_Id: actor(tx),
      })
      .where(eq(slips._id, id))
      .returning();
    for (const { _id, ...set } of changes)
      await tx.db
        .update(lines)
        .set({ ...set, version: sql`${lines.version} + 1`, NgayCapNhat: tx.now() })
        .where(eq(lines._id, _id));
    if (after.TrangThai === 'SanSang') {
      await chargeChanged(tx, visit, live, changes);
      if (queued(before) !== queued(after)) {
        await cancelTicket(tx, id);
        await queueSlip(tx, after);
      }
    }
    const changedPart = (of: SlipRow, from: readonly LineRow[]) =>
      changes.length === 0
        ? of
        : { ...of, chiTiets: from.filter((line) => changes.some((one) => one._id === line._id)) };
    await audit(tx, {
      action: 'UPDATE',
      entity: 'DichVuYeuCau',
      entityId: id,
      BenhNhan_Id: before.BenhNhan_Id,
      before: changedPart(before, live),
      after: changedPart(after, changes.length === 0 ? [] : await liveLines(tx, id)),
    });
    await announceSlip(tx, after, 'update');
    if (after.NoiThucHien_Id !== before.NoiThucHien_Id) await announceSlip(tx, before, 'update');
    return id;
  });
}

/** What decides on the place of a slip in a queue. */
const queued = ({ NoiThucHien_Id, LaKhanCap }: SlipRow) => `${NoiThucHien_Id} ${LaKhanCap}`;

type LineChange = { _id: string; SoLuong: string } & Partial<Price & Pick<LineRow, 'LoaiGiaChons'>>;

/** The lines that become others. Errors: BAD_INPUT by line, ORDER_LINE_PAID, ORDER_LINE_OF_PACKAGE, NO_PRICE. */
async function lineChanges(
  tx: Tx,
  visit: TiepNhan,
  slip: SlipRow,
  live: readonly LineRow[],
  asked: NonNullable<DichVuYeuCauSuaInput['chiTiets']>,
): Promise<LineChange[]> {
  const types = await priceTypesOf(tx, visit.DoiTuong_Id);
  const issues: Issue[] = [];
  const changes: LineChange[] = [];
  for (const [at, { _id, SoLuong, LoaiGia_Id }] of asked.entries()) {
    const line = live.find((one) => one._id === _id);
    if (!line) throw new DomainError('NOT_FOUND', { entity: 'DichVuYeuCauChiTiet' });
    const amount = SoLuong ?? line.SoLuong;
    const type = LoaiGia_Id ?? line.LoaiGia_Id;
    if (Number(amount) === Number(line.SoLuong) && type === line.LoaiGia_Id) continue;
    if (line.DaThuTien) throw new DomainError('ORDER_LINE_PAID', { TenDichVu: line.TenDichVu });
    if (line.LanGoi_Id) throw new DomainError('ORDER_LINE_OF_PACKAGE', { TenDichVu: line.TenDichVu });
    const path = `chiTiets.${at}`;
    const wrong = quantityIssues(slip.Loai, amount);
    if (wrong.length === 0) wrong.push(...executionIssues(amount, String(line.SoLanThucHien), 'SoLuong'));
    issues.push(...wrong.map((issue) => ({ ...issue, path: `${path}.${issue.path}` })));
    if (type !== line.LoaiGia_Id && !types.includes(type))
      issues.push({ path: `${path}.LoaiGia_Id`, code: 'PRICE_TYPE_NOT_OF_PAYER' });
    else if (wrong.length === 0)
      changes.push({
        _id,
        SoLuong: amount,
        ...(type === line.LoaiGia_Id ? {} : await priceAs(tx, visit, line, type)),
      });
  }
  refuseIssues(issues);
  return changes;
}

async function priceAs(tx: Tx, { DoiTuong_Id }: TiepNhan, line: LineRow, LoaiGia_Id: string) {
  const { DichVu_Id, MaDichVu, NgayYeuCau: at } = line;
  const LoaiGiaChons = await choicesWith(tx, line.LoaiGiaChons, { DoiTuong_Id, LoaiGia_Id, DichVu_Id, at });
  const found = await priceOf(tx, { DichVu_Ids: [DichVu_Id], LoaiGia_Id, DoiTuong_Id, at });
  const price = found.get(DichVu_Id);
  if (!price) throw new DomainError('NO_PRICE', { MaDichVu });
  return { ...price, LoaiGiaChons };
}

/** The bill follows. */
async function chargeChanged(
  tx: Tx,
  visit: TiepNhan,
  live: readonly LineRow[],
  changes: readonly LineChange[],
): Promise<void> {
  const after = (await liveLines(tx, ...new Set(live.map((line) => line.DichVuYeuCau_Id)))).filter((line) =>
    changes.some((one) => one._id === line._id),
  );
  const priced = after.filter((line) => changes.some((one) => one._id === line._id && one.LoaiGia_Id));
  for (const line of after) {
    const before = live.find((one) => one._id === line._id);
    if (before?.SoLuong !== line.SoLuong) await updateChargeQuantity(tx, line._id, line.SoLuong);
  }
  if (priced.length === 0) return;
  await changePrices(
    tx,
    priced.map(({ _id, LoaiGia_Id, BangGia_Id, DonGia, DonGiaBHYT }) => ({
      source_Id: _id,
      LoaiGia_Id,
      BangGia_Id,
      DonGia,
      DonGiaBHYT,
    })),
    { chosen: true },
  );
  await recompute(tx, visit._id);
}

/** Refuses a place that does not perform every service of a slip. */
async function refuseMisplaced(tx: Tx, live: readonly LineRow[], place: string): Promise<void> {
  const services = live.map((line) => line.DichVu_Id);
  const facts = await serviceFacts(tx, services, place);
  const issues = live.flatMap((line) => {
    const service = facts.get(line.DichVu_Id) ?? { ...line, ThucHienNgoai: false, NoiThucHien_Ids: [] };
    return placeIssue(service, place) ?? [];
  });
  refuseIssues(issues.slice(0, 1).map((issue) => ({ path: 'NoiThucHien_Id', ...issue })));
}
