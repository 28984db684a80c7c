import { randomInt } from 'node:crypto';
import { giaoDichTamActs, maGiaoDichMoi } from '@sen/domain/cashier/giaoDichTam';
import { tongBienLai } from '@sen/domain/cashier/receipt';
import { vienPhiActs } from '@sen/domain/cashier/vienPhi';
import { dec } from '@sen/domain/money/decimal';
import { and, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import { perform, requireAct } from '../../engine/acts/acts.ts';
import { transition } from '../../engine/acts/transition.ts';
import { audit } from '../../engine/audit/audit.ts';
import { actor, type Ctx, requireUser, type Tx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { emit } from '../../engine/events/events.ts';
import { lockExisting } from '../../engine/sql/rows.ts';
import { inTransaction, once } from '../../engine/sql/transaction.ts';
import { facilityOf } from '../organisation/facility.ts';
import { receptionById } from '../reception/queries.ts';
import { readSetting } from '../system/queries.ts';
import { lockAccount } from './account.ts';
import { cashierOf, requireOpenBook } from './books.ts';
import { balanceOf, collect, dueLines, type ReceiptInHand } from './collect.ts';
import { lockMoney } from './locks.ts';
import { bankAccount } from './qr.ts';
import { requireSamePrices } from './samePrices.ts';
import { vienPhiTable as accounts, type GiaoDichTamRow, giaoDichTamTable, type Preparer } from './tables.ts';
import { kindsOf } from './writeReceipt.ts';

export type PrepareInput = {
  requestId: string;
  BenhNhan_Id: string;
  TiepNhan_Id: string;
  /** The lines to pay; all that are due when empty. */
  VienPhiDong_Ids?: readonly string[] | null | undefined;
  HinhThucThanhToan_Id: string;
  /** The own account that it comes to; the usual one when empty. */
  TaiKhoanNganHang_Id?: string | null | undefined;
  /** As of a payment. */
  xacNhanGia?: boolean | null | undefined;
  QuyenBienLai_Id?: string | null | undefined;
};

const minute = 60_000;

/**
 * Prepares the collection of lines by transfer: they wait for the money under a reference of their own. Answers its id; one a request
 * id. Errors: those of the act `chuanBiThu`, LINE_NOT_OF_VISIT, TRANSFER_AWAITED, PRICES_CHANGED, NO_BANK_ACCOUNT, NO_RECEIPT_BOOK,
 * NO_STAFF_RECORD, BAD_INPUT for a way that is no transfer.
 */
export async function prepareCollection(ctx: Ctx, input: PrepareInput): Promise<string> {
  const { _id } = await perform(ctx, vienPhiActs, 'chuanBiThu', {
    request: { id: input.requestId, operation: 'chuanBiThu_VienPhi', content: input },
    lock: async (tx) => {
      const facts = await lockMoney(tx, input.TiepNhan_Id);
      if (facts.account.row.BenhNhan_Id !== input.BenhNhan_Id)
        throw new DomainError('NOT_FOUND', { entity: 'TiepNhan' });
      return facts;
    },
    write: async (tx, { account, node }) => {
      // 1. What is due of the lines now, in whole dong as the receipt will be.
      const due = await dueLines(tx, account, input.VienPhiDong_Ids);
      await requireSamePrices(tx, due, input.xacNhanGia);
      const { GiaTriBienLai } = tongBienLai(due.map(balanceOf));
      if (dec(GiaTriBienLai).lte(0)) throw new DomainError('NOTHING_TO_PAY');
      await requireTransfer(tx, input.HinhThucThanhToan_Id);
      await requireOpenBook(tx, 'ThuTien', input.QuyenBienLai_Id ?? null);
      // 2. The account that the payer is shown is the one that the receipt will name.
      const shown = await bankAccount(tx, input.TaiKhoanNganHang_Id ?? null);
      const { TaiKhoanNganHang_Id, bin, accountNumber, accountName } = shown;
      const { soPhutCho } = await readSetting(tx, 'bank');
      const HetHanLuc = new Date(tx.now().getTime() + soPhutCho * minute);
      const values = {
        MaGiaoDich: maGiaoDichMoi(randomInt),
        TiepNhan_Id: input.TiepNhan_Id,
        BenhNhan_Id: input.BenhNhan_Id,
        VienPhiDong_Ids: due.map((line) => line._id),
        SoTien: GiaTriBienLai,
        ...{ HinhThucThanhToan_Id: input.HinhThucThanhToan_Id, TaiKhoanNganHang_Id },
        ...{ MaBIN: bin, SoTaiKhoan: accountNumber, ChuTaiKhoan: accountName },
        QuyenBienLai_Id: input.QuyenBienLai_Id ?? null,
        NguoiThu_Id: cashierOf(tx),
        HetHanLuc,
        TrangThai: 'ChuaThuTien' as const,
      };
      const [made] = await tx.db
        .insert(giaoDichTamTable)
        .values({ ...values, nguoiChuanBi: preparerOf(tx, node), NguoiTao_Id: actor(tx) })
        .returning({ _id: giaoDichTamTable._id });
      if (!made) throw new Error('a prepared collection without a row');
      // 3. From now on the lines wait.
      await tx.db
        .update(accounts)
        .set({
          ChoThuDen: sql`greatest(${accounts.ChoThuDen}, ${HetHanLuc.toISOString()}::timestamptz)`,
        })
        .where(eq(accounts._id, account.row._id));
      await audit(tx, {
        action: 'CREATE',
        entity: giaoDichTamActs.name,
        entityId: made._id,
        BenhNhan_Id: input.BenhNhan_Id,
        after: values,
      });
      await tell(tx, { _id: made._id, ...values });
      return { _id: made._id };
    },
  });
  return _id;
}

/** Cancels what is prepared: its lines are free. Errors: NOT_FOUND, those of the act `huyChuanBiThu`. */
export async function cancelPrepared(ctx: Ctx, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const row = await lockPrepared(tx, id);
    await transition(tx, giaoDichTamActs, giaoDichTamTable, id, 'huyChuanBiThu', {
      locked: row,
      facts: () => factsOf(tx, row),
      auditAction: 'CANCEL',
    });
    await tell(tx, row);
  });
}

/**
 * Collects what is prepared, by a person who sees that the money has come. Answers the receipt's id. Errors: those of the act `thuTien`
 * of what is prepared and of `collect`.
 */
export async function collectPreparedByHand(
  ctx: Ctx,
  { id, requestId, MaGiaoDich }: { id: string; requestId: string; MaGiaoDich: string | null },
  hand: ReceiptInHand = {},
): Promise<string> {
  const request = { id: requestId, operation: 'thuChuanBi_VienPhi', content: { id, MaGiaoDich } };
  const { _id } = await once(ctx, request, async (tx) => ({
    _id: await collectPrepared(tx, id, MaGiaoDich, hand),
  }));
  return _id;
}

/**
 * Collects what is prepared as whoever acts in the transaction, with the bank's reference. What is due of the lines now must be what
 * was asked for. Answers the receipt's id.
 */
export async function collectPrepared(
  tx: Tx,
  id: string,
  MaGiaoDich: string | null,
  hand: ReceiptInHand = {},
): Promise<string> {
  const row = await lockPrepared(tx, id);
  const facts = await factsOf(tx, row);
  requireAct(tx, giaoDichTamActs, 'thuTien', facts);
  const { TiepNhan_Id, BenhNhan_Id, VienPhiDong_Ids, SoTien, HinhThucThanhToan_Id, TaiKhoanNganHang_Id } =
    row;
  const part = {
    HinhThucThanhToan_Id,
    SoTien,
    TaiKhoanNganHang_Id,
    MaGiaoDich: MaGiaoDich ?? row.MaGiaoDich,
    fromBank: true,
  };
  const input = {
    ...{ requestId: id, TiepNhan_Id, BenhNhan_Id, VienPhiDong_Ids, thanhToans: [part] },
    xacNhanGia: true, // asked when it was prepared
    // another cashier collects into a book of their own
    QuyenBienLai_Id: cashierOf(tx) === row.NguoiThu_Id ? row.QuyenBienLai_Id : null,
  };
  const BienLai_Id = await collect(tx, input, hand, row.MaGiaoDich);
  await transition(tx, giaoDichTamActs, giaoDichTamTable, id, 'thuTien', {
    locked: row,
    facts: () => facts,
    set: { BienLai_Id },
  });
  return BienLai_Id;
}

/** The transaction as the person who prepared a collection, who may do nothing but collect. */
export function asPreparer(tx: Tx, { nguoiChuanBi: { permissions, nodeIds, ...who } }: GiaoDichTamRow): Tx {
  const own = new Set(permissions);
  const none = new Set<string>();
  return {
    ...tx,
    ...who,
    permissions: own,
    grants: { own, byNode: new Map(), facilityIds: none, ownRecordsAt: none },
    nodeIds: new Set(nodeIds),
    loaders: new Map(),
  };
}

/** Marks what nothing came for in time, and tells the screens that show it; answers how many. */
export async function expirePrepared(nobody: Ctx): Promise<number> {
  const late = await nobody.db
    .select()
    .from(giaoDichTamTable)
    .where(and(eq(giaoDichTamTable.TrangThai, 'ChuaThuTien'), lte(giaoDichTamTable.HetHanLuc, nobody.now())))
    .limit(500);
  for (const { _id } of late) {
    await inTransaction(nobody, async (tx) => {
      const row = await lockPrepared(tx, _id);
      if (row.TrangThai !== 'ChuaThuTien') return;
      await transition(tx, giaoDichTamActs, giaoDichTamTable, _id, 'hetHan', {
        locked: row,
        consequence: true,
        facts: () => factsOf(tx, row),
      });
      await tell(tx, row);
    });
  }
  return late.length;
}

const shownMost = 20;

/** The prepared collections of a visit, the newest first. */
export function preparedOfVisit(ctx: Ctx, TiepNhan_Id: string): Promise<GiaoDichTamRow[]> {
  return ctx.db
    .select()
    .from(giaoDichTamTable)
    .where(eq(giaoDichTamTable.TiepNhan_Id, TiepNhan_Id))
    .orderBy(desc(giaoDichTamTable._id))
    .limit(shownMost);
}

/** One prepared collection. Errors: NOT_FOUND. */
export async function preparedById(ctx: Ctx, id: string): Promise<GiaoDichTamRow> {
  const [row] = await ctx.db.select().from(giaoDichTamTable).where(eq(giaoDichTamTable._id, id));
  if (!row) throw new DomainError('NOT_FOUND', { entity: giaoDichTamActs.name });
  return row;
}

/** The prepared collections with these references, in the order of the references. */
export async function preparedByCodes(ctx: Ctx, codes: readonly string[]): Promise<GiaoDichTamRow[]> {
  if (codes.length === 0) return [];
  const rows = await ctx.db
    .select()
    .from(giaoDichTamTable)
    .where(inArray(giaoDichTamTable.MaGiaoDich, [...codes]));
  return rows.sort((a, b) => codes.indexOf(a.MaGiaoDich) - codes.indexOf(b.MaGiaoDich));
}

/** What is prepared and not collected that comes to an amount, the newest first: at most 20. */
export function preparedOfAmount(ctx: Ctx, SoTien: string): Promise<GiaoDichTamRow[]> {
  const { TrangThai, HetHanLuc } = giaoDichTamTable;
  const lately = new Date(ctx.now().getTime() - 3 * 24 * 60 * minute);
  return ctx.db
    .select()
    .from(giaoDichTamTable)
    .where(
      and(
        eq(giaoDichTamTable.SoTien, SoTien),
        inArray(TrangThai, ['ChuaThuTien', 'HetHan']),
        gt(HetHanLuc, lately),
      ),
    )
    .orderBy(desc(giaoDichTamTable._id))
    .limit(shownMost);
}

/** Whether its lines wait for it now. */
export function isWaiting(ctx: Ctx, { TrangThai, HetHanLuc }: GiaoDichTamRow): boolean {
  return TrangThai === 'ChuaThuTien' && HetHanLuc > ctx.now();
}

/** What the acts on a prepared collection decide on. */
export async function factsOf(ctx: Ctx, { TrangThai, TiepNhan_Id }: GiaoDichTamRow) {
  const { NoiTiepNhan_Id } = await receptionById(ctx, TiepNhan_Id);
  return { TrangThai, node: await facilityOf(ctx, NoiTiepNhan_Id) };
}

/** Locks the money of the visit, then what is prepared of it. Errors: NOT_FOUND. */
async function lockPrepared(tx: Tx, id: string): Promise<GiaoDichTamRow> {
  const { TiepNhan_Id } = await preparedById(tx, id);
  await lockAccount(tx, TiepNhan_Id);
  return lockExisting(tx, giaoDichTamTable, id, giaoDichTamActs.name);
}

function preparerOf(tx: Tx, node: string | null): Preparer {
  const { profileId, nodeId, language } = tx;
  const nodeIds = [nodeId, node].flatMap((one) => one ?? []);
  return { user: requireUser(tx), profileId, nodeId, nodeIds, permissions: ['VIEN_PHI_THU'], language };
}

async function requireTransfer(tx: Tx, HinhThucThanhToan_Id: string): Promise<void> {
  const [way] = await kindsOf(tx, [{ HinhThucThanhToan_Id, SoTien: '0' }]);
  if (way?.Loai === 'ChuyenKhoan') return;
  refuseIssues([{ path: 'HinhThucThanhToan_Id', code: 'NOT_IN_LIST' }]);
}

function tell(
  tx: Tx,
  { _id, TiepNhan_Id, BenhNhan_Id }: Pick<GiaoDichTamRow, '_id' | 'TiepNhan_Id' | 'BenhNhan_Id'>,
) {
  const data = { GiaoDichTam_Id: _id, TiepNhan_Id, BenhNhan_Id };
  return emit(tx, { module: 'VienPhi', process: 'update', idNode: tx.nodeId, data });
}
