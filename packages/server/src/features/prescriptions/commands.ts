import { randomInt } from 'node:crypto';
import type { Issue } from '@sen/domain/catalogue/validate';
import { dec } from '@sen/domain/money/decimal';
import {
  maDonThuoc,
  type ToaThuocAction,
  type ToaThuocFacts,
  toaThuocActs,
} from '@sen/domain/prescriptions/toaThuoc';
import { eq, inArray, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { requireAct } from '../../engine/acts.ts';
import { audit } from '../../engine/audit.ts';
import { refLabel } from '../../engine/catalogue/queries.ts';
import { actor, type Ctx, type Tx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { emit } from '../../engine/events.ts';
import { inTransaction, once } from '../../engine/transaction.ts';
import { type Move, transition } from '../../engine/transition.ts';
import type { ToaThuocInput } from '../../gql/main.ts';
import { addCharges, removeCharges } from '../cashier/charges.ts';
import { lockSession } from '../examination/commands.ts';
import { requireOnSession } from '../examination/facts.ts';
import { sessionById } from '../examination/queries.ts';
import type { KhamBenhRow } from '../examination/tables.ts';
import { hold, release } from '../pharmacy/stock.ts';
import { queueForSupply } from '../pharmacy/supplyTickets.ts';
import { prescriptionPrefix } from '../prescriptionLink/queries.ts';
import { printsOf } from '../printing/prints.ts';
import { lockReception } from '../reception/queries.ts';
import { type Checked, type CheckedLine, checkPrescription, unitPrice } from './check.ts';
import { prescriptionLines, prescriptionsOfSession, versionOf } from './queries.ts';
import {
  toaThuocChiTietTable as lineTable,
  type OverriddenWarning,
  type ToaThuocRow,
  toaThuocTable as table,
} from './tables.ts';

/**
 * Replaces the whole prescription of a session: quantities, stock promised, charges; one header a kind and control letter. One that was
 * printed stays as cancelled, and a new code replaces it. Errors:
 * EXAM_ENDED, CONFLICT, PRESCRIPTION_ISSUED, MAIN_DISEASE_NEEDED, BAD_INPUT, STOCK_SHORT, NEEDS_CONFIRMATION with details.warnings.
 */
export async function savePrescription(ctx: Ctx, KhamBenh_Id: string, input: ToaThuocInput): Promise<void> {
  await once(
    ctx,
    { id: input.requestId, operation: 'updateToaThuoc', content: { KhamBenh_Id, ...input } },
    async (tx) => {
      const session = await lockSession(tx, KhamBenh_Id);
      await requireOnSession(tx, session, 'keDon');
      await lockReception(tx, session.TiepNhan_Id);
      // 1. What stands.
      const before = await prescriptionsOfSession(tx, KhamBenh_Id);
      if (versionOf(before) !== input.version)
        throw new DomainError('CONFLICT', { version: versionOf(before) });
      for (const toa of before) requireAct(tx, toaThuocActs, 'sua', await toaThuocFacts(tx, toa));
      // 2. What is asked.
      const checked = await checkPrescription(tx, session, input.dongs);
      refuseIssues([...(await wayIssues(tx, input)), ...checked.issues]);
      const overridden = confirm(checked, input);
      // 3. The old promises and charges go, the new ones come.
      await takeBack(tx, before);
      const printed = await printsOf(
        tx,
        'DonThuoc',
        before.map((toa) => toa._id),
      );
      const kept = new Set<string>();
      for (const group of groupsOf(checked.lines)) {
        kept.add(await writeHeader(tx, session, { before, printed }, group, input, overridden));
      }
      const gone = before.filter((toa) => !kept.has(toa._id)).map((toa) => toa._id);
      if (gone.length > 0)
        await tx.db
          .update(table)
          .set({ TrangThai: 'DaHuy', version: sql`${table.version} + 1` })
          .where(inArray(table._id, gone));
      await queueForSupply(tx, gone);
      await audit(tx, {
        action: 'UPDATE',
        entity: 'ToaThuoc',
        entityId: KhamBenh_Id,
        BenhNhan_Id: session.BenhNhan_Id,
        before,
        after: { ...input, overridden },
      });
      await announce(tx, session, checked.lines);
      return {};
    },
  );
}

/** Moves a prescription by one of its acts. Errors: those of transition(), PRESCRIPTION_ISSUED. */
export async function setPrescriptionState(
  ctx: Ctx,
  id: string,
  action: ToaThuocAction,
  move: Omit<Move<typeof table, ToaThuocFacts>, 'facts'> = {},
): Promise<ToaThuocRow> {
  return transition(ctx, toaThuocActs, table, id, action, {
    ...move,
    facts: toaThuocFacts,
  });
}

/**
 * Takes the request to pay for the drugs, or for the medical supplies, of an examination back; how many prescriptions. Errors:
 * PRESCRIPTION_ISSUED when one is paid.
 */
export async function takeBackPaymentRequest(
  ctx: Ctx,
  KhamBenh_Id: string,
  of: 'thuoc' | 'vatTu',
): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    const asked = (await prescriptionsOfSession(tx, KhamBenh_Id)).filter(
      (toa) => toa.TrangThai === 'YeuCauThanhToan' && (toa.LoaiToa === 'VTYT') === (of === 'vatTu'),
    );
    for (const toa of asked) await setPrescriptionState(tx, toa._id, 'huyYeuCauThanhToan');
    return asked.length;
  });
}

/** What the acts on a prescription decide on. */
export async function toaThuocFacts(ctx: Ctx, row: ToaThuocRow): Promise<ToaThuocFacts> {
  return {
    TrangThai: row.TrangThai,
    node: (await sessionById(ctx, row.KhamBenh_Id)).PhongBan_Id,
    muaNgoai: row.LoaiToa === 'MuaNgoai',
    daThuTien: (await prescriptionLines(ctx, row._id)).some((line) => line.DaThuTien),
  };
}

/** Every warning that needs a reason has one; Errors: NEEDS_CONFIRMATION with the warnings. */
function confirm(checked: Checked, input: ToaThuocInput): OverriddenWarning[] {
  const reasons = new Map((input.lyDoCanhBaos ?? []).map((one) => [one.key, one.LyDo.trim()]));
  const open = checked.warnings.filter((one) => one.canLyDo && !reasons.get(one.key));
  if (open.length > 0) throw new DomainError('NEEDS_CONFIRMATION', { warnings: open });
  return checked.warnings.flatMap((one) => {
    const LyDo = reasons.get(one.key);
    return LyDo ? [{ ...one, LyDo }] : [];
  });
}

/** A way to collect that the catalogue does not know. */
async function wayIssues(tx: Tx, { CachLayThuoc_Id }: ToaThuocInput): Promise<Issue[]> {
  if (!CachLayThuoc_Id || (await refLabel(tx, 'CachLayThuoc', CachLayThuoc_Id))) return [];
  return [{ path: 'CachLayThuoc_Id', code: 'REFERENCE_MISSING' }];
}

async function takeBack(tx: Tx, before: readonly ToaThuocRow[]): Promise<void> {
  const lines = (await Promise.all(before.map((toa) => prescriptionLines(tx, toa._id)))).flat();
  const ids = lines.map((line) => line._id);
  if (ids.length === 0) return;
  await release(tx, ids);
  await removeCharges(tx, ids);
  await tx.db.update(lineTable).set({ TrangThai: 'DaHuy' }).where(inArray(lineTable._id, ids));
}

function groupsOf(lines: readonly CheckedLine[]): CheckedLine[][] {
  const groups = new Map<string, CheckedLine[]>();
  for (const line of lines) {
    const key = `${line.input.LoaiToa} ${line.letter}`;
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups.values()];
}

async function writeHeader(
  tx: Tx,
  session: KhamBenhRow,
  { before, printed }: { before: readonly ToaThuocRow[]; printed: ReadonlyMap<string, number> },
  group: readonly CheckedLine[],
  input: ToaThuocInput,
  overridden: readonly OverriddenWarning[],
): Promise<string> {
  const [first] = group;
  if (!first) throw new Error('a prescription needs a line');
  const { LoaiToa } = first.input;
  const last = before.find((toa) => toa.LoaiToa === LoaiToa && toa.MaDonThuoc.endsWith(`-${first.letter}`));
  // a code that somebody carries on paper is not written anew: another one replaces it (prescriptions 5.4)
  const same = last && !printed.has(last._id) ? last : undefined;
  const values = {
    SoNgay: Math.max(...group.map((line) => line.input.SoNgay)),
    LoiDan: input.LoiDan ?? null,
    // what is bought outside is collected nowhere here
    CachLayThuoc_Id: LoaiToa === 'MuaNgoai' ? null : (input.CachLayThuoc_Id ?? null),
    NgayKe: tx.now(),
    NguoiCapNhat_Id: actor(tx),
    BacSi_Id: tx.user?.NhanVien_Id ?? last?.BacSi_Id ?? session.BacSiKham_Id, // whoever wrote it as it is now
  };
  const _id = same?._id ?? v7();
  if (same) {
    await tx.db
      .update(table)
      .set({ ...values, NgayCapNhat: tx.now(), version: sql`${table.version} + 1` })
      .where(eq(table._id, _id));
  } else {
    const dauMa = await prescriptionPrefix(tx);
    await tx.db.insert(table).values({
      ...values,
      _id,
      LoaiToa,
      KhamBenh_Id: session._id,
      TiepNhan_Id: session.TiepNhan_Id,
      BenhNhan_Id: session.BenhNhan_Id,
      ThayTheCho_Id: last?._id ?? null,
      MaDonThuoc: maDonThuoc(dauMa, first.letter, () => randomInt(1_000_000) / 1_000_000),
      TrangThai: 'DaKe',
      NguoiTao_Id: actor(tx),
    });
  }
  await writeLines(tx, session, _id, group, overridden);
  return _id;
}

async function writeLines(
  tx: Tx,
  session: KhamBenhRow,
  ToaThuoc_Id: string,
  group: readonly CheckedLine[],
  overridden: readonly OverriddenWarning[],
): Promise<void> {
  const rows = group.map(({ input, facts, SoLuong }, index) => {
    const LaBHYT = input.LoaiToa === 'BHYT';
    const DonGia = unitPrice(facts, input.LoaiToa) ?? '0'; // only what is bought outside has none
    return {
      _id: v7(),
      ToaThuoc_Id,
      Duoc_Id: input.Duoc_Id,
      TenDuoc: facts.TenDuoc,
      Kho_Id: input.LoaiToa === 'MuaNgoai' ? null : (input.Kho_Id ?? null),
      SoLuong,
      SoNgay: input.SoNgay,
      Sang: input.Sang ?? null,
      Trua: input.Trua ?? null,
      Chieu: input.Chieu ?? null,
      Toi: input.Toi ?? null,
      DuongDung_Id: input.DuongDung_Id ?? facts.DuongDung_Id,
      CachDung: input.CachDung ?? null,
      DonGia,
      DonGiaThanhToan: DonGia,
      DonGiaGoc: facts.GiaBan ?? '0',
      DonGiaBHYTGoc: facts.GiaBHYT ?? '0',
      GiaVon: facts.GiaVon,
      LaBHYT,
      TyLeBHYT: facts.TyLeBHYT,
      CanhBao: overridden.filter((one) => one.Duoc_Id === input.Duoc_Id),
      ThuTu: index + 1,
      NguoiTao_Id: actor(tx),
    };
  });
  await tx.db.insert(lineTable).values(rows);
  const charged = rows.filter((row) => row.Kho_Id !== null);
  for (const Kho_Id of new Set(charged.map((row) => row.Kho_Id))) {
    if (!Kho_Id) continue;
    const lines = charged
      .filter((row) => row.Kho_Id === Kho_Id)
      .map((row) => ({ Duoc_Id: row.Duoc_Id, SoLuong: row.SoLuong, sourceId: row._id }));
    await hold(tx, { Kho_Id, lines });
  }
  await addCharges(
    tx,
    session.TiepNhan_Id,
    charged.map((row) => ({
      source: 'Thuoc' as const,
      source_Id: row._id,
      Duoc_Id: row.Duoc_Id,
      KhamBenh_Id: session._id,
      SoLuong: row.SoLuong,
      DonGia: row.DonGia,
      DonGiaBHYT: row.LaBHYT && dec(row.DonGiaBHYTGoc).gt(0) ? row.DonGiaBHYTGoc : '0',
      tyLeBH: row.TyLeBHYT,
      LaBHYT: row.LaBHYT,
      NgayYLenh: tx.now(),
    })),
  );
}

async function announce(tx: Tx, session: KhamBenhRow, lines: readonly CheckedLine[]): Promise<void> {
  const data = {
    KhamBenh_Id: session._id,
    TiepNhan_Id: session.TiepNhan_Id,
    BenhNhan_Id: session.BenhNhan_Id,
  };
  await emit(tx, { module: 'KhamBenh', process: 'update', idNode: session.PhongBan_Id, data });
  const stores = [...new Set(lines.flatMap((line) => line.input.Kho_Id ?? []))];
  if (stores.length === 0) return;
  const { rows } = await tx.db.execute<{ node: string }>(
    sql`select distinct node_id as node from pharmacy.kho where id = any(${sql.param(stores)}::uuid[])`,
  );
  for (const { node } of rows)
    await emit(tx, { module: 'CapPhatThuoc', process: 'refetchWaiting', idNode: node, data });
}
