import { reasonIssues } from '@sen/domain/acts/reason';
import type { Issue } from '@sen/domain/catalogue/validate';
import { executionIssues } from '@sen/domain/orders/executions';
import { needsReason, orderWarnings } from '@sen/domain/orders/limits';
import { eventsOfSlips } from '@sen/domain/orders/orderKinds';
import { placeIssue } from '@sen/domain/orders/place';
import { quantityIssues } from '@sen/domain/orders/quantity';
import { requestTimeIssues } from '@sen/domain/orders/requestTimes';
import type { ChosenType } from '@sen/domain/pricing/chosenTypes';
import { v7 } from 'uuid';
import { rightsOf } from '../../engine/acts/acts.ts';
import { givenReason } from '../../engine/acts/reason.ts';
import { audit } from '../../engine/audit/audit.ts';
import { actor, type Tx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { emit } from '../../engine/events/events.ts';
import { lateNumber, markOfNumber } from '../../engine/sql/lateNumbers.ts';
import { insertRow, insertRows } from '../../engine/sql/rows.ts';
import { facilityOf } from '../organisation/facility.ts';
import { requireLiving } from '../patients/living.ts';
import { type Price, priceTypesOf } from '../pricing/queries.ts';
import { holdReception, lockVisitForOrders, type TiepNhan } from '../reception/queries.ts';
import { allergyWarnings } from './allergyWarnings.ts';
import { askedLines, type OrderLineInput, roomOf } from './askedLines.ts';
import { chargeSlips } from './chargeSlips.ts';
import { choicesWith } from './chosenPrices.ts';
import { isCourse } from './courses.ts';
import { grouped } from './grouped.ts';
import { minute } from './minute.ts';
import { soPhieuYeuCau } from './numbers.ts';
import type { OfPackage } from './packages.ts';
import { paymentNoted } from './payment.ts';
import { type SlipWithLines, slipsWithLines } from './queries.ts';
import { earlierOrders, limitsOf, type ServiceFacts } from './serviceFacts.ts';
import { dichVuYeuCauChiTietTable as lineTable, dichVuYeuCauTable as slipTable } from './tables.ts';

export type OrderInput = {
  TiepNhan_Id: string;
  BenhNhan_Id: string;
  /** The reception where this transaction holds it already. */
  received?: TiepNhan;
  KhamBenh_Id?: string | null;
  NoiYeuCau_Id: string;
  BacSiChiDinh_Id?: string | null;
  /** Of an order that comes from elsewhere. */
  TenBacSiNgoai?: string | null;
  NoiChiDinhNgoai?: string | null;
  lines: readonly OrderLineInput[];
  ChanDoan?: string | null;
  ChanDoanICD_Id?: string | null;
  trangThai: 'Nhap' | 'SanSang';
  /** The orderer has seen the warnings (again today, limits) and orders all the same. */
  xacNhanTrung?: boolean;
  /** Why a contraindication is overridden; the log keeps it. */
  LyDoVuotChongChiDinh?: string | null;
};

type Prepared = {
  _id: string;
  input: OrderLineInput;
  facts: ServiceFacts;
  price: Price;
  room: string | null;
  at: Date;
  /** The line that it comes along with. */
  KemTheo_Id: string | null;
  /** The package that it is a part of. */
  goi: OfPackage | null;
  LoaiGiaChons: ChosenType[];
};

/**
 * Orders services for a visit: slips by kind, room and urgency, courses by themselves, prices of now, charges; one transaction with its
 * caller, at whose end the slips get their numbers. Errors: the closed states of the reception, PATIENT_DIED_ORDER, BAD_INPUT by line, NO_PRICE, NEEDS_CONFIRMATION with
 * details.warnings.
 */
export async function createOrders(tx: Tx, input: OrderInput): Promise<SlipWithLines[]> {
  const { received, TiepNhan_Id } = input;
  const [visit] = await Promise.all([
    received ? holdReception(tx, received) : lockVisitForOrders(tx, TiepNhan_Id),
    requireLiving(tx, input.BenhNhan_Id, 'PATIENT_DIED_ORDER'),
  ]);
  if (visit.BenhNhan_Id !== input.BenhNhan_Id) throw new DomainError('OTHER_RECEPTION');
  const prepared = await prepare(tx, input, visit);
  const overridden = await overriddenLimits(tx, input, prepared);

  // What is urgent has a slip of its own: it does not wait for the rest, and the rest is not called urgent. So has a course, which its
  // sessions begin and end.
  const groups = grouped(prepared, ({ facts, room, goi, input: { LaKhanCap = false, SoLanThucHien } }) =>
    [facts.Loai, facts.ThucHienNgoai, room, LaKhanCap, isCourse(facts.Loai, { SoLanThucHien, goi })].join(
      ' ',
    ),
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
      after: { ...slip, SoThuTu: markOfNumber(slip.SoPhieuYeuCau), ...overridden },
    });
    await emit(tx, {
      module: eventsOfSlips(slip.Loai),
      process: 'create',
      idNode: slip.NoiThucHien_Id,
      data: { DichVuYeuCau_Ids: [slip._id], TiepNhan_Id, BenhNhan_Id },
    });
  }
  // as they stand with their payment
  if (!slips.some((slip) => paymentNoted(tx, slip._id)))
    return slips.sort((a, b) => (a.SoPhieuYeuCau < b.SoPhieuYeuCau ? -1 : 1));
  return slipsWithLines(
    tx,
    slips.map((slip) => slip._id),
  );
}

async function prepare(tx: Tx, input: OrderInput, visit: TiepNhan): Promise<Prepared[]> {
  const asked = await askedLines(tx, { ...input, DoiTuong_Id: visit.DoiTuong_Id });
  const types = await priceTypesOf(tx, visit.DoiTuong_Id);
  const ids = asked.map(() => v7());
  const issues: Issue[] = input.lines.length === 0 ? [{ path: 'chiTiets', code: 'REQUIRED' }] : [];
  const prepared = asked.flatMap(({ at, input: line, main, facts, price, goi }, index): Prepared[] => {
    const wrong = lineIssues(tx, visit, line, facts);
    if (goi && Number(input.lines[at]?.SoLuong) !== 1) wrong.push({ path: 'SoLuong', code: 'ONE_EACH' });
    if (!facts) wrong.push({ path: 'DichVu_Id', code: 'NOT_IN_LIST' });
    const known = !line.LoaiGia_Id || types.includes(line.LoaiGia_Id);
    if (facts && !known) wrong.push({ path: 'LoaiGia_Id', code: 'PRICE_TYPE_NOT_OF_PAYER' });
    const room = facts ? roomOf(line, facts) : null;
    const misplaced = facts && known && price ? placeIssue(facts, room) : null;
    if (misplaced) wrong.push({ path: 'NoiThucHien_Id', ...misplaced });
    issues.push(...wrong.map((issue) => ({ ...issue, path: `chiTiets.${at}.${issue.path}` })));
    if (!facts || !known) return [];
    if (!price) throw new DomainError('NO_PRICE', { MaDichVu: facts.MaDichVu });
    const KemTheo_Id = main === null ? null : (ids[main] ?? null);
    return [
      {
        _id: ids[index] ?? v7(),
        input: line,
        facts,
        price,
        room,
        at: line.NgayYeuCau ?? tx.now(),
        KemTheo_Id,
        goi,
        LoaiGiaChons: [],
      },
    ];
  });
  refuseIssues(issues);
  for (const one of prepared)
    if (one.input.LoaiGia_Id && one.goi === null)
      one.LoaiGiaChons = await choicesWith(tx, [], {
        DoiTuong_Id: visit.DoiTuong_Id,
        LoaiGia_Id: one.input.LoaiGia_Id,
        DichVu_Id: one.facts._id,
        at: one.at,
      });
  return prepared;
}

const executionsText = (count: number | null) => (count === null ? null : String(count));

/** What is wrong with a line by itself: its time, its quantity, its reason. */
function lineIssues(tx: Tx, visit: TiepNhan, line: OrderLineInput, facts: ServiceFacts | undefined): Issue[] {
  const issues = requestTimeIssues({
    NgayTiepNhan: minute(visit.NgayTiepNhan),
    NgayYeuCau: minute(line.NgayYeuCau ?? tx.now()),
    now: minute(tx.now()),
  });
  const amount = quantityIssues(facts?.Loai ?? 'Khac', line.SoLuong);
  const { SoLanThucHien = 1 } = line;
  issues.push(
    ...amount,
    ...(amount.length > 0 ? [] : executionIssues(line.SoLuong, executionsText(SoLanThucHien))),
  );
  if (line.KhongThuTien)
    issues.push(...reasonIssues(line.LyDoKhongThu, { path: 'LyDoKhongThu', code: 'REASON_NEEDED' }));
  return issues;
}

/**
 * What of the contraindications is overridden, with the reason, for the log; null where none is. Errors: NEEDS_CONFIRMATION with what
 * is unusual, BAD_INPUT without the reason of an override.
 */
async function overriddenLimits(
  tx: Tx,
  input: OrderInput,
  prepared: readonly Prepared[],
): Promise<{ LyDoVuotChongChiDinh: string; ChongChiDinhDaVuot: string } | null> {
  // what comes along was not chosen
  const asked = prepared
    .filter((one) => one.KemTheo_Id === null)
    .map(({ facts }) => ({ DichVu_Id: facts._id, TenDichVu: facts.TenDichVu }));
  const ids = asked.map((one) => one.DichVu_Id);
  const earlier = await earlierOrders(tx, input.BenhNhan_Id, ids, input.TiepNhan_Id);
  const warnings = [
    ...orderWarnings(asked, earlier, await limitsOf(tx, ids), input.TiepNhan_Id),
    // also of what comes along: it is given all the same
    ...(await allergyWarnings(
      tx,
      input,
      prepared.map(({ facts }) => facts),
    )),
  ];
  if (warnings.length > 0 && !input.xacNhanTrung) throw new DomainError('NEEDS_CONFIRMATION', { warnings });
  if (!needsReason(warnings)) return null;
  const LyDoVuotChongChiDinh = givenReason(input.LyDoVuotChongChiDinh, {
    path: 'LyDoVuotChongChiDinh',
    code: 'REASON_NEEDED',
  });
  const named = warnings.filter((one) => needsReason([one]));
  return {
    LyDoVuotChongChiDinh,
    ChongChiDinhDaVuot: named
      .map(({ TenDichVu, details: { Khac, SoLuong, TrongVong } }) =>
        Khac ? `${TenDichVu} × ${Khac}` : `${TenDichVu} (${SoLuong}/${TrongVong})`,
      )
      .join('; '),
  };
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
  const _id = v7();
  const { SoPhieuYeuCau, SoThuTu } = slipTable;
  const mark = lateNumber(tx, soPhieuYeuCau, {
    table: slipTable,
    text: SoPhieuYeuCau,
    number: SoThuTu,
    id: _id,
  });
  const who = { NguoiTao_Id: actor(tx), NguoiCapNhat_Id: actor(tx) };
  const slip = insertRow(tx, slipTable, {
    _id,
    ...who,
    SoPhieuYeuCau: mark,
    SoThuTu: 0, // until then
    Loai: first.facts.Loai,
    BenhNhan_Id: input.BenhNhan_Id,
    TiepNhan_Id: input.TiepNhan_Id,
    KhamBenh_Id: input.KhamBenh_Id ?? null,
    NoiYeuCau_Id: input.NoiYeuCau_Id,
    NoiThucHien_Id: first.room,
    ThucHienNgoai: first.facts.ThucHienNgoai,
    BacSiChiDinh_Id: input.BacSiChiDinh_Id ?? null,
    TenBacSiNgoai: input.TenBacSiNgoai ?? null,
    NoiChiDinhNgoai: input.NoiChiDinhNgoai ?? null,
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
      _id: one._id,
      KemTheo_Id: one.KemTheo_Id,
      Goi_Id: one.goi?.Goi_Id ?? null,
      LanGoi_Id: one.goi?.LanGoi_Id ?? null,
      DichVuYeuCau_Id: _id,
      DichVu_Id: one.facts._id,
      MaDichVu: one.facts.MaDichVu,
      TenDichVu: one.facts.TenDichVu,
      LoaiGiaChons: one.LoaiGiaChons,
      SoLuong: one.input.SoLuong,
      SoLanThucHien: one.input.SoLanThucHien ?? 1,
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
