import { soNgayQuaHan } from '@sen/domain/debts/ageing';
import { choNoRefusal, type HanMucFacts, hanMucCua } from '@sen/domain/debts/limit';
import { dec } from '@sen/domain/money/decimal';
import { eq, type SQL, sql } from 'drizzle-orm';
import { audit } from '../../engine/audit/audit.ts';
import { refLabel } from '../../engine/catalogue/queries.ts';
import { actor, type Ctx, type Tx, today } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { emit } from '../../engine/events/events.ts';
import { insertRow, lockExisting, updateRow } from '../../engine/sql/rows.ts';
import { inTransaction, once } from '../../engine/sql/transaction.ts';
import type { HanMucNoInput } from '../../gql/main.ts';
import { patientById } from '../patients/queries.ts';
import { readSetting } from '../system/queries.ts';
import { changed } from './decision.ts';
import { type HanMucNoRow, hanMucNoTable } from './tables.ts';

/** Whose debts count together: those of a company or insurer, else those of the patient. */
export type Debtor = { BenhNhan_Id: string; CongTy_Id: string | null };

export type Terms = HanMucFacts & { NhomCongNo_Id: string | null; NgayHan: string };

/**
 * What a debtor owes and may owe, with the day on which a debt of today is due; the group is the one that is named, else the debtor's.
 * One statement besides the settings.
 */
export async function termsOf(ctx: Ctx, debtor: Debtor, NhomCongNo_Id: string | null): Promise<Terms> {
  const [house, { rows }] = await Promise.all([
    readSetting(ctx, 'debts'),
    ctx.db.execute<Found>(sql`
      with own as (select han_muc, nhom_cong_no_id from main.han_muc_no h where ${isDebtor(debtor, 'h')} order by han_muc nulls last limit 1),
        chosen as (select coalesce(${NhomCongNo_Id}::uuid, (select nhom_cong_no_id from own)) as id)
      select (select han_muc from own) as "hanMuc", (select id from chosen) as "nhom",
        g.han_muc as "hanMucNhom", g.so_ngay_chan::int as "soNgayChan", g.so_ngay_han::int as "soNgayHan",
        d.total as "conNo", d.since::text as "quaHanTu"
      from (select coalesce(sum(con_lai), 0) as total, min(ngay_han) as since from main.cong_no c
        where c.trang_thai = 'ConNo' and ${isDebtor(debtor, 'c')}) d
      left join main.nhom_cong_no g on g.id = (select id from chosen) and g.trang_thai = 'DangSuDung'
        and ${today(ctx)}::date between coalesce(g.tu_ngay, '-infinity') and coalesce(g.den_ngay, 'infinity')`),
  ]);
  const [found] = rows;
  if (!found) throw new Error('a debtor without a row');
  const group = { hanMuc: found.hanMucNhom, soNgayChan: found.soNgayChan, soNgayHan: found.soNgayHan };
  const site = { ...house, hanMuc: house.hanMuc === null ? null : String(house.hanMuc) };
  const { hanMuc, soNgayChan, soNgayHan } = hanMucCua({ hanMuc: found.hanMuc }, group, site);
  return {
    conNo: found.conNo,
    ngayQuaHan: found.quaHanTu === null ? 0 : soNgayQuaHan(found.quaHanTu, today(ctx)),
    hanMuc,
    soNgayChan,
    NhomCongNo_Id: found.nhom,
    NgayHan: dayAfter(today(ctx), soNgayHan ?? 0),
  };
}

type Found = {
  hanMuc: string | null;
  nhom: string | null;
  hanMucNhom: string | null;
  soNgayChan: number | null;
  soNgayHan: number | null;
  conNo: string;
  quaHanTu: string | null;
};

function isDebtor({ BenhNhan_Id, CongTy_Id }: Debtor, table: string): SQL {
  const of = (column: string) => sql.raw(`${table}.${column}`);
  return CongTy_Id
    ? sql`${of('cong_ty_id')} = ${CongTy_Id}::uuid`
    : sql`${of('cong_ty_id')} is null and ${of('benh_nhan_id')} = ${BenhNhan_Id}::uuid`;
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Makes what is owed by one debtor, and what the debtor may owe, go one after the other. */
export async function lockDebtor(tx: Tx, { BenhNhan_Id, CongTy_Id }: Debtor): Promise<void> {
  await tx.db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended('cong_no ' || ${CongTy_Id ?? BenhNhan_Id}::text, 0))`,
  );
}

/** What stands in the way of a further debt of an amount; null for nothing. */
export const refusalOfDebt = (terms: Terms, SoTien: string) => choNoRefusal(terms, SoTien);

/** Writes the limit of a debtor, new or changed. Answers its id. Errors: BAD_INPUT, NOT_FOUND, CONFLICT. */
export async function saveLimit(ctx: Ctx, input: HanMucNoInput & { id?: string | null }): Promise<string> {
  const { requestId, id, version, ...given } = input;
  const values = {
    BenhNhan_Id: given.BenhNhan_Id ?? null,
    CongTy_Id: given.CongTy_Id ?? null,
    NhomCongNo_Id: given.NhomCongNo_Id ?? null,
    HanMuc: given.HanMuc ?? null,
    GhiChu: given.GhiChu?.trim() || null,
  };
  return once(ctx, { id: requestId, operation: 'saveHanMucNo', content: input }, async (tx) => {
    await requireValid(tx, values);
    await lockDebtor(tx, { BenhNhan_Id: values.BenhNhan_Id ?? '', CongTy_Id: values.CongTy_Id });
    const [other] = await tx.db
      .select()
      .from(hanMucNoTable)
      .where(
        values.CongTy_Id
          ? eq(hanMucNoTable.CongTy_Id, values.CongTy_Id)
          : eq(hanMucNoTable.BenhNhan_Id, values.BenhNhan_Id ?? ''),
      );
    if (other && other._id !== id)
      refuseIssues([{ path: values.CongTy_Id ? 'CongTy_Id' : 'BenhNhan_Id', code: 'DEBT_LIMIT_EXISTS' }]);
    return id ? change(tx, id, version ?? null, values) : add(tx, values);
  });
}

type Values = Pick<HanMucNoRow, 'BenhNhan_Id' | 'CongTy_Id' | 'NhomCongNo_Id' | 'HanMuc' | 'GhiChu'>;

async function add(tx: Tx, values: Values): Promise<string> {
  const { _id } = await insertRow(tx, hanMucNoTable, { ...values, NguoiTao_Id: actor(tx) });
  await note(tx, 'CREATE', _id, values);
  return _id;
}

async function change(tx: Tx, id: string, version: number | null, values: Values): Promise<string> {
  const before = await lockExisting(tx, hanMucNoTable, id, 'HanMucNo');
  if (before.version !== version) throw new DomainError('CONFLICT', { entity: 'HanMucNo', current: before });
  await updateRow(tx, hanMucNoTable, id, { ...values, ...changed(tx) });
  await note(tx, 'UPDATE', id, values, before);
  return id;
}

/** Takes the limit of a debtor away: that of its group, else of the house, counts. Errors: NOT_FOUND. */
export async function removeLimit(ctx: Ctx, id: string, version: number): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const before = await lockExisting(tx, hanMucNoTable, id, 'HanMucNo');
    if (before.version !== version) throw new DomainError('CONFLICT', { current: before });
    await tx.db.delete(hanMucNoTable).where(eq(hanMucNoTable._id, id));
    await note(tx, 'DELETE', id, {}, before);
  });
}

async function note(
  tx: Tx,
  action: 'CREATE' | 'UPDATE' | 'DELETE',
  entityId: string,
  after: Partial<Values>,
  before?: HanMucNoRow,
): Promise<void> {
  const of = before && { HanMuc: before.HanMuc, NhomCongNo_Id: before.NhomCongNo_Id, GhiChu: before.GhiChu };
  const BenhNhan_Id = after.BenhNhan_Id ?? before?.BenhNhan_Id ?? null;
  await audit(tx, {
    action,
    entity: 'HanMucNo',
    entityId,
    BenhNhan_Id,
    after,
    ...(of ? { before: of } : {}),
  });
  await emit(tx, { module: 'CongNo', process: 'update', data: { HanMucNo_Id: entityId } });
}

async function requireValid(
  tx: Tx,
  { BenhNhan_Id, CongTy_Id, NhomCongNo_Id, HanMuc }: Values,
): Promise<void> {
  if (!BenhNhan_Id === !CongTy_Id) refuseIssues([{ path: 'BenhNhan_Id', code: 'REQUIRED' }]);
  if (HanMuc !== null && dec(HanMuc).lt(0))
    refuseIssues([{ path: 'HanMuc', code: 'TOO_SMALL', details: { min: '0' } }]);
  if (BenhNhan_Id) await patientById(tx, BenhNhan_Id);
  await requireEntry(tx, 'CongTy', CongTy_Id, 'CongTy_Id');
  await requireEntry(tx, 'NhomCongNo', NhomCongNo_Id, 'NhomCongNo_Id');
}

/** Refuses what is not in a catalogue at its field. Errors: BAD_INPUT. */
export async function requireEntry(
  ctx: Ctx,
  catalogue: string,
  id: string | null | undefined,
  path: string,
): Promise<void> {
  if (id && !(await refLabel(ctx, catalogue, id))) refuseIssues([{ path, code: 'NOT_IN_LIST' }]);
}
