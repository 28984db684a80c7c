import { cleanName, cleanPhone } from '@sen/domain/names/typed';
import {
  deliveryAddressesMost,
  deliveryAddressFields,
  deliveryAddressIssues,
  deliveryAddressListIssues,
  usualOf,
} from '@sen/domain/patients/deliveryAddress';
import { benhNhanActs } from '@sen/domain/reception/benhNhanActs';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { audit } from '../../engine/audit/audit.ts';
import { actor, type Ctx, type Tx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { emit } from '../../engine/events/events.ts';
import { insertRow, lockRow, updateRow } from '../../engine/sql/rows.ts';
import { inTransaction, once } from '../../engine/sql/transaction.ts';
import type { DeliveryAddressInput } from '../../gql/main.ts';
import { lockPatientFor } from './lock.ts';
import { type DiaChiGiaoHangRow, diaChiGiaoHangTable as table } from './tables.ts';

const logEntity = 'DeliveryAddress';

/** Where a customer has goods sent, the usual address first, then the newest; one statement. */
export function deliveryAddresses(ctx: Ctx, idCustomer: string): Promise<DiaChiGiaoHangRow[]> {
  return ctx.db
    .select()
    .from(table)
    .where(and(eq(table.BenhNhan_Id, idCustomer), eq(table.TrangThai, 'DangSuDung')))
    .orderBy(desc(table.isDefault), desc(table._id));
}

/** Adds an address to a customer. Errors: BAD_INPUT by field, NOT_FOUND, PATIENT_CANCELLED. */
export async function createDeliveryAddress(
  ctx: Ctx,
  input: DeliveryAddressInput,
): Promise<DiaChiGiaoHangRow> {
  const id = await once(
    ctx,
    { id: input.requestId, operation: 'createDeliveryAddress', content: input },
    async (tx) => {
      const customer = input.idCustomer ?? '';
      await lockCustomer(tx, customer);
      const values = written(input);
      refuseIssues(deliveryAddressIssues(values));
      const known = await deliveryAddresses(tx, customer);
      if (known.length >= deliveryAddressesMost)
        refuseIssues([{ path: 'detailAddress', code: 'TOO_MANY', details: { max: deliveryAddressesMost } }]);
      const made = await add(tx, customer, values, false);
      await settle(tx, customer, input.isDefault === true ? made._id : null);
      await tell(tx, customer);
      return made._id;
    },
  );
  return addressById(ctx, id);
}

/** The addresses of a customer who is being made, in the same transaction. Errors: BAD_INPUT at `deliveryAddresses.<n>.<field>`. */
export async function addDeliveryAddresses(
  tx: Tx,
  customer: string,
  inputs: readonly DeliveryAddressInput[],
): Promise<void> {
  const all = inputs.map((input) => written(input));
  refuseIssues(deliveryAddressListIssues(all));
  const usual = usualOf(inputs);
  for (const [at, values] of all.entries()) await add(tx, customer, values, usual[at] === true);
}

/** Changes an address. Errors: BAD_INPUT by field, NOT_FOUND, CONFLICT, PATIENT_CANCELLED. */
export async function updateDeliveryAddress(
  ctx: Ctx,
  id: string,
  input: DeliveryAddressInput,
): Promise<DiaChiGiaoHangRow> {
  return inTransaction(ctx, async (tx) => {
    const { BenhNhan_Id: customer } = await addressById(tx, id);
    await lockCustomer(tx, customer);
    const before = await lockRow(tx, table, id);
    if (before?.TrangThai !== 'DangSuDung') throw new DomainError('NOT_FOUND', { entity: logEntity });
    if (input.version !== null && input.version !== undefined && input.version !== before.version)
      throw new DomainError('CONFLICT', { entity: logEntity, current: addressView(before) });
    const values = written(input);
    refuseIssues(deliveryAddressIssues({ ...before, ...values }));
    if (Object.entries(values).some(([name, value]) => value !== Reflect.get(before, name))) {
      const after = await updateRow(tx, table, id, { ...values, ...stamp(tx) });
      await audit(tx, {
        action: 'UPDATE',
        entity: logEntity,
        entityId: id,
        BenhNhan_Id: customer,
        before,
        after,
      });
    }
    await settle(tx, customer, input.isDefault === true ? id : null);
    await tell(tx, customer);
    return addressById(tx, id);
  });
}

/** Removes addresses; those that are gone already count for nothing. Answers how many. Errors: PATIENT_CANCELLED. */
export async function deleteDeliveryAddresses(ctx: Ctx, ids: readonly string[]): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    const found = await tx.db
      .select({ BenhNhan_Id: table.BenhNhan_Id })
      .from(table)
      .where(inArray(table._id, [...ids]));
    const customers = [...new Set(found.map((one) => one.BenhNhan_Id))].sort();
    for (const customer of customers) await lockCustomer(tx, customer);
    const gone = await tx.db
      .update(table)
      .set({ TrangThai: 'DaHuy', isDefault: false, version: sql`${table.version} + 1`, ...stamp(tx) })
      .where(and(inArray(table._id, [...ids]), eq(table.TrangThai, 'DangSuDung')))
      .returning();
    for (const { _id, BenhNhan_Id } of gone)
      await audit(tx, { action: 'DELETE', entity: logEntity, entityId: _id, BenhNhan_Id });
    for (const customer of customers) {
      await settle(tx, customer, null);
      await tell(tx, customer);
    }
    return gone.length;
  });
}

/** An address that must be there. Errors: NOT_FOUND. */
async function addressById(ctx: Ctx, id: string): Promise<DiaChiGiaoHangRow> {
  const [row] = await ctx.db.select().from(table).where(eq(table._id, id));
  if (!row) throw new DomainError('NOT_FOUND', { entity: logEntity });
  return row;
}

/** Locks a customer, so that one of two desks decides after the other which address is the usual one. */
async function lockCustomer(tx: Tx, id: string): Promise<void> {
  if (id === '') throw new DomainError('NOT_FOUND', { entity: benhNhanActs.name });
  await lockPatientFor(tx, id, 'sua');
}

/** Leaves a customer one usual address: the one `chosen` now, else the one that it is, else the newest. */
async function settle(tx: Tx, customer: string, chosen: string | null): Promise<void> {
  const [first] = await deliveryAddresses(tx, customer);
  const usual = chosen ?? first?._id;
  if (!usual) return;
  const changed = await tx.db
    .update(table)
    .set({ isDefault: sql`${table._id} = ${usual}`, version: sql`${table.version} + 1`, ...stamp(tx) })
    .where(
      and(
        eq(table.BenhNhan_Id, customer),
        eq(table.TrangThai, 'DangSuDung'),
        sql`${table.isDefault} <> (${table._id} = ${usual})`,
      ),
    )
    .returning();
  for (const { _id, isDefault } of changed) {
    const [before, after] = [{ isDefault: !isDefault }, { isDefault }];
    await audit(tx, {
      action: 'UPDATE',
      entity: logEntity,
      entityId: _id,
      BenhNhan_Id: customer,
      before,
      after,
    });
  }
}

async function add(
  tx: Tx,
  customer: string,
  values: Written,
  isDefault: boolean,
): Promise<DiaChiGiaoHangRow> {
  const row = await insertRow(tx, table, {
    ...(values as typeof table.$inferInsert), // the issues found missing what must be there
    BenhNhan_Id: customer,
    isDefault,
    NguoiTao_Id: actor(tx),
    NguoiCapNhat_Id: actor(tx),
  });
  await audit(tx, {
    action: 'CREATE',
    entity: logEntity,
    entityId: row._id,
    BenhNhan_Id: customer,
    after: row,
  });
  return row;
}

type Written = Partial<
  Pick<DiaChiGiaoHangRow, 'fullName' | 'phoneNumber' | 'detailAddress' | 'companyName' | 'email'>
>;

/** The texts of an input as they were meant; which address is the usual one is decided among all of them. */
function written(input: DeliveryAddressInput): Written {
  const given = Object.keys(deliveryAddressFields).flatMap((name) => {
    const value: unknown = Reflect.get(input, name);
    if (name === 'isDefault' || value === undefined) return [];
    const text = typeof value === 'string' ? value.trim() : '';
    const clean = name === 'phoneNumber' ? cleanPhone : name === 'fullName' ? cleanName : String;
    return [[name, text === '' ? null : clean(text)]];
  });
  return Object.fromEntries(given);
}

function stamp(tx: Tx) {
  return { NgayCapNhat: tx.now(), NguoiCapNhat_Id: actor(tx) };
}

/** The row as the API answers it. */
function addressView({ BenhNhan_Id, ...row }: DiaChiGiaoHangRow) {
  return { ...row, idCustomer: BenhNhan_Id };
}

async function tell(tx: Tx, customer: string): Promise<void> {
  await emit(tx, { module: 'TiepNhan', process: 'update', data: { BenhNhan_Id: customer } });
}
