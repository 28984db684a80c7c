import type { Issue } from '@sen/domain/catalogue/validate';
import { orderWarnings } from '@sen/domain/orders/limits';
import { eventsOfSlips } from '@sen/domain/orders/orderKinds';
import { placeIssue } from '@sen/domain/orders/place';
import { quantityIssues } from '@sen/domain/orders/quantity';
import { requestTimeIssues } from '@sen/domain/orders/requestTimes';
import { v7 } from 'uuid';
import { rightsOf } from '../../engine/acts.ts';
import { audit } from '../../engine/audit.ts';
import { actor, type Tx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { emit } from '../../engine/events.ts';
import { drawNumber } from '../../engine/numbering.ts';
import { insertRow, insertRows } from '../../engine/rows.ts';
import { facilityOf } from '../organisation/facility.ts';
import { type Price, priceOf, priceTypesOf } from '../pricing/queries.ts';
import { lockReception, type TiepNhan } from '../reception/queries.ts';
import { chargeSlips } from './chargeSlips.ts';
import { grouped } from './grouped.ts';
import { soPhieuYeuCau } from './numbers.ts';
import { type SlipWithLines, slipsWithLines } from './queries.ts';
import { earlierOrders, limitsOf, type ServiceFacts, serviceFacts } from './serviceFacts.ts';
import { dichVuYeuCauChiTietTable as lineTable, dichVuYeuCauTable as slipTable } from './tables.ts';

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

export type OrderInput = {
  TiepNhan_Id: string;
  BenhNhan_Id: string;
  /** The reception where this transaction holds it already. */
  received?: TiepNhan;
  KhamBenh_Id?: string | null;
  NoiYeuCau_Id: string;
  BacSiChiDinh_Id?: string | null;
  lines: readonly OrderLineInput[];
  ChanDoan?: string | null;
  ChanDoanICD_Id?: string | null;
  trangThai: 'Nhap' | 'SanSang';
  /** The orderer has seen the warnings (again today, limits) and orders all the same. */
  xacNhanTrung?: boolean;
};

type Prepared = { input: OrderLineInput; facts: ServiceFacts; price: Price; room: string | null; at: Date };

/**
 * Orders services for a visit: slips by kind, room and urgency, prices of now, charges; one transaction with its caller. Errors: the
 * closed states of the reception, BAD_INPUT by line, NO_PRICE, NEEDS_CONFIRMATION with details.warnings.
 */
export async function createOrders(tx: Tx, input: OrderInput): Promise<SlipWithLines[]> {
  const visit = input.received ?? (await lockReception(tx, input.TiepNhan_Id));
  if (visit.BenhNhan_Id !== input.BenhNhan_Id) throw new DomainError('OTHER_RECEPTION');
  const prepared = await prepare(tx, input, visit);
  if (!input.xacNhanTrung) await refuseUnconfirmed(tx, input, prepared);

  // What is urgent has a slip of its own: it does not wait for the rest, and the rest is not called urgent.
  const groups = grouped(
    prepared,
    ({ facts, room, input: line }) =>
      `${facts.Loai} ${facts.ThucHienNgoai} ${room} ${line.LaKhanCap ?? false}`,
  );
  const slips: SlipWithLines[] = [];
  for (const group of groups.values()) slips.push(await insertSlip(tx, input, group));

  // what is not sent yet is not billed
  if (input.trangThai === 'Nhap') await requireExemption(tx, input, visit);
  else await chargeSlips(tx, visit._id, slips);
  for (const slip of slips) {
    const { BenhNhan_Id, TiepNhan_Id } = slip;
    await audit(tx, {
      action: 'CREATE',
      entity: 'DichVuYeuCau',
      entityId: slip._id,
      BenhNhan_Id,
      after: slip,
    });
    await emit(tx, {
      module: eventsOfSlips(slip.Loai),
      process: 'create',
      idNode: slip.NoiThucHien_Id,
      data: { DichVuYeuCau_Ids: [slip._id], TiepNhan_Id, BenhNhan_Id },
    });
  }
  // as they stand with their payment
  return slipsWithLines(
    tx,
    slips.map((slip) => slip._id),
  );
}

async function prepare(tx: Tx, input: OrderInput, visit: TiepNhan): Promise<Prepared[]> {
  const ids = input.lines.map((line) => line.DichVu_Id);
  const facts = await serviceFacts(tx, ids, input.NoiYeuCau_Id);
  const prices = new Map<string, Price>();
  for (const [type, lines] of grouped(input.lines, (line) => line.LoaiGia_Id ?? '')) {
    const found = await priceOf(tx, {
      DichVu_Ids: lines.map((line) => line.DichVu_Id),
      LoaiGia_Id: type === '' ? null : type,
      DoiTuong_Id: visit.DoiTuong_Id,
      at: tx.now(),
    });
    for (const [id, price] of found) prices.set(`${id} ${type}`, price);
  }
  const types = await priceTypesOf(tx, visit.DoiTuong_Id);
  const issues: Issue[] = input.lines.length === 0 ? [{ path: 'chiTiets', code: 'REQUIRED' }] : [];
  const prepared = input.lines.flatMap((line, index): Prepared[] => {
    const path = (field: string) => `chiTiets.${index}.${field}`;
    const fact = facts.get(line.DichVu_Id);
    const price = prices.get(`${line.DichVu_Id} ${line.LoaiGia_Id ?? ''}`);
    const at = line.NgayYeuCau ?? tx.now();
    const wrong = requestTimeIssues({
      NgayTiepNhan: minute(visit.NgayTiepNhan),
      NgayYeuCau: minute(at),
      now: minute(tx.now()),
    });
    wrong.push(...quantityIssues(fact?.Loai ?? 'Khac', line.SoLuong));
    issues.push(...wrong.map((issue) => ({ ...issue, path: path(issue.path) })));
    if (line.KhongThuTien && !line.LyDoKhongThu?.trim())
      issues.push({ path: path('LyDoKhongThu'), code: 'REASON_NEEDED' });
    if (!fact) {
      issues.push({ path: path('DichVu_Id'), code: 'NOT_IN_LIST' });
      return [];
    }
    if (line.LoaiGia_Id && !types.includes(line.LoaiGia_Id)) {
      issues.push({ path: path('LoaiGia_Id'), code: 'PRICE_TYPE_NOT_OF_PAYER' });
      return [];
    }
    if (!price) throw new DomainError('NO_PRICE', { MaDichVu: fact.MaDichVu });
    const room = fact.ThucHienNgoai ? null : (line.NoiThucHien_Id ?? fact.NoiThucHien_Id);
    const misplaced = placeIssue(fact, room);
    if (misplaced) issues.push({ path: path('NoiThucHien_Id'), ...misplaced });
    return [{ input: line, facts: fact, price, room, at }];
  });
  refuseIssues(issues);
  return prepared;
}

async function refuseUnconfirmed(tx: Tx, input: OrderInput, prepared: readonly Prepared[]): Promise<void> {
  const asked = prepared.map(({ facts }) => ({ DichVu_Id: facts._id, TenDichVu: facts.TenDichVu }));
  const ids = asked.map((one) => one.DichVu_Id);
  const earlier = await earlierOrders(tx, input.BenhNhan_Id, ids, input.TiepNhan_Id);
  const warnings = orderWarnings(asked, earlier, await limitsOf(tx, ids), input.TiepNhan_Id);
  if (warnings.length > 0) throw new DomainError('NEEDS_CONFIRMATION', { warnings });
}

/** A draft that is free of charge needs the right to exempt already, like one that is billed. Errors: FORBIDDEN. */
async function requireExemption(tx: Tx, input: OrderInput, visit: TiepNhan): Promise<void> {
  if (!input.lines.some((line) => line.KhongThuTien)) return;
  const facility = await facilityOf(tx, visit.NoiTiepNhan_Id);
  if (!rightsOf(tx).has('VIEN_PHI_MIEN_GIAM', facility)) throw new DomainError('FORBIDDEN');
}

async function insertSlip(tx: Tx, input: OrderInput, group: readonly Prepared[]): Promise<SlipWithLines> {
  const [first] = group;
  if (!first) throw new Error('a slip needs a line');
  const { number, text } = await drawNumber(tx, soPhieuYeuCau);
  const _id = v7();
  const who = { NguoiTao_Id: actor(tx), NguoiCapNhat_Id: actor(tx) };
  const slip = insertRow(tx, slipTable, {
    _id,
    ...who,
    SoPhieuYeuCau: text,
    SoThuTu: number,
    Loai: first.facts.Loai,
    BenhNhan_Id: input.BenhNhan_Id,
    TiepNhan_Id: input.TiepNhan_Id,
    KhamBenh_Id: input.KhamBenh_Id ?? null,
    NoiYeuCau_Id: input.NoiYeuCau_Id,
    NoiThucHien_Id: first.room,
    ThucHienNgoai: first.facts.ThucHienNgoai,
    BacSiChiDinh_Id: input.BacSiChiDinh_Id ?? null,
    ChanDoan: input.ChanDoan ?? null,
    ChanDoanICD_Id: input.ChanDoanICD_Id ?? null,
    TrangThai: input.trangThai,
    NgayYeuCau: first.at,
    LaKhanCap: first.input.LaKhanCap ?? false,
  });
  const chiTiets = insertRows(
    tx,
    lineTable,
    group.map((one, index) => ({
      ...who,
      ...one.price,
      DichVuYeuCau_Id: _id,
      DichVu_Id: one.facts._id,
      MaDichVu: one.facts.MaDichVu,
      TenDichVu: one.facts.TenDichVu,
      SoLuong: one.input.SoLuong,
      TrangThai: input.trangThai,
      KhongThuTien: one.input.KhongThuTien ?? false,
      LyDoKhongThu: (one.input.KhongThuTien && one.input.LyDoKhongThu?.trim()) || null,
      NgayYeuCau: one.at,
      ThuTu: index + 1,
    })),
  );
  const [written, writtenLines] = await Promise.all([slip, chiTiets]);
  return { ...written, chiTiets: writtenLines };
}

/** An instant to the minute: a request of the same minute as the reception is not before it. */
function minute(at: Date): string {
  return at.toISOString().slice(0, 16);
}
