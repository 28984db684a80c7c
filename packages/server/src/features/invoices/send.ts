import { hoaDonSteps, isAdjustment } from '@sen/domain/invoices/hoaDonDienTu';
import { and, eq, inArray } from 'drizzle-orm';
import { transition } from '../../engine/acts/transition.ts';
import { type Ctx, localDay, type Tx } from '../../engine/context.ts';
import { emit } from '../../engine/events/events.ts';
import { enqueue, type OutboxCall } from '../../engine/jobs/outbox.ts';
import { type Found, type Outcome, type Outside, outsideSender } from '../../engine/outside/outside.ts';
import { insertRow } from '../../engine/sql/rows.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { passwordsOf } from './accountPasswords.ts';
import { invoiceAccount } from './accountQueries.ts';
import { invoiceById, linesOf, lockInvoice } from './invoiceRows.ts';
import { type Exchanged, type Issued, providers, type SentInvoice } from './provider.ts';
import { type HoaDonRow, hoaDonBienLaiTable, hoaDonTable, hoaDonTraoDoiTable } from './tables.ts';

/** The outbox adapter of electronic invoices. */
export const invoiceAdapter = 'hoaDonDienTu';

/** Lets an invoice be sent with the commit; those of one account one after the other. `turn` counts how often it was asked for. */
export function sendLater(tx: Tx, { _id, TaiKhoan_Id }: HoaDonRow, turn: number): Promise<void> {
  return enqueue(
    tx,
    {
      adapter: invoiceAdapter,
      operation: 'phatHanh',
      idempotencyKey: `${_id}:${turn}`,
      payload: { id: _id },
    },
    `hoaDon:${TaiKhoan_Id}`,
  );
}

type Sending = { invoice: SentInvoice; session: string; row: HoaDonRow };

const underWay = ['ChoGui', 'DangGui', 'KhongRo'] as const;

const sendingInvoices: Outside<Sending, Issued> = {
  lag: 60_000,
  keyLife: ({ row: _row, invoice }) => providers[invoice.account.NhaCungCap].keyLife,
  load: async (ctx, id) => {
    const row = await invoiceById(fresh(ctx), id);
    if (!underWay.some((state) => state === row.TrangThai)) return null;
    const invoice = await sentInvoice(fresh(ctx), row);
    const account = await invoiceAccount(ctx, row.TaiKhoan_Id);
    const passwords = passwordsOf(ctx.config, account);
    const session = await providers[account.NhaCungCap].open(ctx.config, account, passwords);
    return { item: { invoice, session, row }, sentFirst: row.GuiLuc, sentLast: row.GuiLaiLuc };
  },
  sending: async (ctx, id) => {
    await inTransaction(ctx, async (tx) => {
      const row = await lockInvoice(tx, id);
      const now = tx.now();
      await step(tx, row, 'batDau', {
        GuiLuc: row.GuiLuc ?? now,
        GuiLaiLuc: now,
        NgayHoaDon: localDay(now),
      });
    });
  },
  send: async (ctx, { invoice, session, row }) =>
    told(ctx, row._id, 'Gui', await providers[invoice.account.NhaCungCap].send(ctx.config, session, invoice)),
  find: async (ctx, { invoice, session, row }) =>
    told(ctx, row._id, 'Tim', await providers[invoice.account.NhaCungCap].find(ctx.config, session, invoice)),
  keep: (ctx, id, outcome) =>
    inTransaction(ctx, async (tx) => {
      const row = await lockInvoice(tx, id);
      if (outcome.outcome === 'done') return issued(tx, row, outcome.value);
      if (outcome.outcome === 'refused')
        return step(tx, row, 'tuChoi', {
          LoiMa: outcome.code.slice(0, 200),
          LoiThongBao: outcome.message.slice(0, 1000),
        });
      await step(tx, row, 'khongRo', { LoiMa: null, LoiThongBao: outcome.reason.slice(0, 1000) });
    }),
};

/** Sends what waits of the outbox: an invoice comes to be once, whoever dies meanwhile. */
export const sendInvoice = outsideSender(sendingInvoices);

/** A call that failed before anything was sent, as at the sign-in: the invoice says why it waits. */
export async function noteFailure(tx: Tx, { adapter, payload, lastError }: OutboxCall): Promise<void> {
  if (adapter !== invoiceAdapter) return;
  await tx.db
    .update(hoaDonTable)
    .set({ LoiThongBao: lastError })
    .where(and(eq(hoaDonTable._id, String(payload['id'])), inArray(hoaDonTable.TrangThai, [...underWay])));
}

/** An invoice as its provider is told. */
export async function sentInvoice(ctx: Ctx, row: HoaDonRow): Promise<SentInvoice> {
  const [account, lines, original] = await Promise.all([
    invoiceAccount(ctx, row.TaiKhoan_Id),
    linesOf(ctx, row._id),
    row.HoaDonGoc_Id === null ? null : invoiceById(ctx, row.HoaDonGoc_Id),
  ]);
  const { NguoiMua, DonViMua, MaSoThueMua, DiaChiMua, GiayToMua, EmailMua } = row;
  return {
    account,
    key: row.MaHoaDon,
    transaction: row.MaGiaoDich,
    kind: row.LoaiHoaDon,
    Pattern: row.Pattern,
    Serial: row.Serial,
    issuedAt: ctx.now(),
    buyer: { NguoiMua, DonViMua, MaSoThueMua, DiaChiMua, GiayToMua, EmailMua },
    payment: row.HinhThucThanhToan,
    total: whole(row.TongTien),
    lines: lines.map(({ Ten, DonViTinh, ThanhTien }) => ({ Ten, DonViTinh, ThanhTien: whole(ThanhTien) })),
    original:
      original && original.SoHoaDon !== null
        ? {
            key: original.MaHoaDon,
            Pattern: original.Pattern,
            Serial: original.Serial,
            SoHoaDon: original.SoHoaDon,
            issuedAt: original.GuiLaiLuc ?? original.NgayTao,
          }
        : null,
    reason: row.LyDoDieuChinh,
    note: row.GhiChu,
  };
}

const whole = (money: string) => money.replace(/\.00$/, '');

/** What is read for a job is read anew at each of its steps. */
const fresh = (ctx: Ctx): Ctx => ({ ...ctx, loaders: new Map() });

const results = {
  done: 'Xong',
  pending: 'Cho',
  refused: 'TuChoi',
  unknown: 'KhongRo',
  absent: 'KhongCo',
} as const;

/** Keeps what was said and answered. */
async function told<O extends Found<Issued> | Outcome<Issued>>(
  ctx: Ctx,
  HoaDon_Id: string,
  Loai: 'Gui' | 'Tim',
  { said, sent, answer }: Exchanged<O>,
): Promise<O> {
  await inTransaction(ctx, (tx) =>
    insertRow(tx, hoaDonTraoDoiTable, {
      HoaDon_Id,
      Loai,
      KetQua: results[said.outcome],
      Luc: tx.now(),
      GuiDi: sent,
      NhanVe: answer,
    }),
  );
  return said;
}

/** An invoice has its number: what it adjusts or replaces follows. */
async function issued(tx: Tx, row: HoaDonRow, value: Issued): Promise<void> {
  await step(tx, row, 'phatHanh', { ...value, PhatHanhLuc: tx.now(), LoiMa: null, LoiThongBao: null });
  if (row.HoaDonGoc_Id === null) return;
  const original = await lockInvoice(tx, row.HoaDonGoc_Id);
  if (isAdjustment(row.LoaiHoaDon)) return step(tx, original, 'biDieuChinh', {});
  await step(tx, original, 'biThayThe', {});
  const links = hoaDonBienLaiTable;
  const taken = await tx.db
    .update(links)
    .set({ HieuLuc: false })
    .where(and(eq(links.HoaDon_Id, original._id), eq(links.HieuLuc, true)))
    .returning();
  for (const { BienLai_Id, SoTien } of taken)
    await insertRow(tx, links, { HoaDon_Id: row._id, BienLai_Id, SoTien });
}

async function step(
  tx: Tx,
  row: HoaDonRow,
  action: keyof typeof hoaDonSteps.acts,
  set: Partial<HoaDonRow>,
): Promise<void> {
  const after = await transition(tx, hoaDonSteps, hoaDonTable, row._id, action, {
    locked: row,
    consequence: true,
    facts: () => ({ TrangThai: row.TrangThai, node: null }),
    set,
  });
  await tell(tx, after);
}

/** Tells open screens that an invoice has changed. */
export function tell(tx: Tx, { _id, BenhNhan_Id, QuayThu_Id }: HoaDonRow): Promise<void> {
  return emit(tx, {
    module: 'HoaDonDienTu',
    process: 'update',
    // those of no patient belong to a facility, at which nobody works: whoever lists invoices hears of them
    idNode: BenhNhan_Id === null ? null : QuayThu_Id,
    data: { HoaDon_Id: _id, ...(BenhNhan_Id ? { BenhNhan_Id } : {}) },
  });
}
