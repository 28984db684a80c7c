import type { ActFacts } from '@sen/domain/acts/acts';
import { getTableColumns, type InferInsertModel } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { v7 } from 'uuid';
import { requireAct } from '../../engine/acts/acts.ts';
import { givenReason } from '../../engine/acts/reason.ts';
import { transition } from '../../engine/acts/transition.ts';
import { audit } from '../../engine/audit/audit.ts';
import { actor, type Ctx, type Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { drawNumber } from '../../engine/sql/numbering.ts';
import { cellOf, insertRow, lockExisting, updateRow } from '../../engine/sql/rows.ts';
import { inTransaction, once } from '../../engine/sql/transaction.ts';
import type { Paper, PaperInput, PaperTable, RowOf, Values } from './paper.ts';
import { idOf } from './reading.ts';

/** The acts on papers: each one transaction. */
export function writingOf<
  T extends PaperTable,
  A extends string,
  F extends ActFacts,
  I extends PaperInput,
  G,
>(def: Paper<T, A, F, I, G>, { factsOf }: { factsOf: (ctx: Ctx, row: RowOf<T>) => Promise<F> }) {
  const { table, acts, on, again, numbers } = def;
  const entity = acts.name;
  const asked = ['requestId', 'version', on.listed.column, on.alsoListed?.column];
  const written = (def.api.input?.fields ?? []).filter((name) => !asked.includes(name));
  type Row = RowOf<T>;

  /** Issues a paper. Errors: those of what it is written out of, BAD_INPUT by field, and what `judge` refuses. */
  function create(ctx: Ctx, input: I): Promise<string> {
    const content = { id: input.requestId, operation: `create${entity}`, content: input };
    return once(ctx, content, async (tx) => {
      const ground = await on.begin(tx, input);
      return insert(tx, ground, { ...(await def.begin?.(tx, ground)), ...given(input) }, {});
    });
  }

  /** Changes a paper; only what is given. Errors: NOT_FOUND, those of the act, CONFLICT, BAD_INPUT by field. */
  function update(ctx: Ctx, id: string, input: I): Promise<string> {
    return inTransaction(ctx, async (tx) => {
      const before = await lockedPaper(tx, id);
      requireAct(tx, acts, 'sua' as A, await factsOf(tx, before)); // who has it offers `update`
      requireVersion(before, input.version ?? null);
      const ground = await on.of(tx, before);
      const set = given(input);
      const whole = { ...before, ...set };
      await def.judge(tx, whole, ground, id);
      const after = await updateRow(tx, table, id, {
        ...(set as Partial<Row>), // an empty one that must be filled was refused
        ...((await def.follows?.(ground, whole, tx)) as Partial<Row>), // columns of the table
        NgayCapNhat: tx.now(),
        NguoiCapNhat_Id: actor(tx),
      });
      if (!after) throw new Error('a locked row is there');
      await note(tx, ground, after, before);
      return id;
    });
  }

  /** Issues a paper again, the old one being replaced. Errors: NOT_FOUND, CONFLICT, those of the act and of issuing one, BAD_INPUT without a reason. */
  function reissue(ctx: Ctx, id: string, input: I, LyDo: string): Promise<string> {
    if (!again) throw new Error(`${entity} is not issued again`);
    const { action, reason = 'LyDoCapLai', keeps, but, versionFirst } = again;
    const content = { id: input.requestId, operation: `${action}${entity}`, content: { id, input, LyDo } };
    return once(ctx, content, async (tx) => {
      const why = givenReason(LyDo);
      const locked = await lockedPaper(tx, id);
      const seen = () => requireVersion(locked, input.version ?? versionOf(locked));
      if (versionFirst) seen();
      const old = await transition(tx, acts, table, id, action, {
        locked,
        facts: async (of, row) => {
          const facts = await factsOf(of, row);
          requireAct(of, acts, action, facts);
          seen();
          return facts;
        },
      });
      const ground = await on.lock(tx, old);
      const values = given(input);
      const carried = { ...pick(old, written), ...but?.(old, values, tx) };
      const kept = { ...keeps?.(old), ThayTheCho_Id: id, [reason]: why };
      return insert(tx, ground, { ...carried, ...values }, kept);
    });
  }

  /** An act that moves a paper on, by who saw this version (null: whichever); `set` says what it writes. Errors: NOT_FOUND, those of the act, CONFLICT, those of `set`. */
  function move(
    ctx: Ctx,
    id: string,
    action: A,
    seen: number | null,
    set?: (tx: Tx, row: Row) => Partial<Row>,
  ): Promise<Row> {
    return inTransaction(ctx, async (tx) => {
      const locked = await lockedPaper(tx, id);
      const facts = await factsOf(tx, locked);
      requireAct(tx, acts, action, facts);
      requireVersion(locked, seen ?? versionOf(locked));
      const change = set?.(tx, locked) ?? {};
      return transition(tx, acts, table, id, action, {
        locked,
        facts: () => facts,
        set: change,
        after: tell,
      });
    });
  }

  /** Ends a paper: cancels it, or takes it back; answers it. Errors: NOT_FOUND, those of the act, BAD_INPUT without a reason that it needs. */
  async function end(ctx: Ctx, id: string, action: A, LyDo: string | null): Promise<Row> {
    return transition(ctx, acts, table, id, action, {
      auditAction: 'CANCEL',
      set: def.ends[action]?.(LyDo) as Partial<Row>, // the column of the reason
      facts: factsOf,
      after: tell,
    });
  }

  async function tell(tx: Tx, row: Row): Promise<void> {
    await on.changed(tx, await on.of(tx, row));
  }

  async function insert(
    tx: Tx,
    ground: G,
    values: Values<T>,
    kept: Record<string, unknown>,
  ): Promise<string> {
    const whole = { ...values, ...(await def.whole?.(tx, values, ground)) };
    await def.judge(tx, whole, ground, null);
    const row = {
      ...whole,
      ...(await def.follows?.(ground, whole, tx)),
      ...kept,
      _id: v7(),
      ...on.columns(ground),
      NguoiTao_Id: actor(tx),
    };
    for (const [column, counter] of Object.entries(numbers))
      Object.assign(row, { [column]: kept[column] ?? (await drawNumber(tx, counter)).text });
    const made = await insertRow(tx, table, row as InferInsertModel<T>); // what was found missing is there
    await note(tx, ground, made, null);
    return row._id;
  }

  async function note(tx: Tx, ground: G, after: Row, before: Row | null): Promise<void> {
    const action = before ? 'UPDATE' : 'CREATE';
    const { BenhNhan_Id } = on.made(ground);
    await audit(tx, { action, entity, entityId: idOf(after), BenhNhan_Id, before, after });
    await on.changed(tx, ground);
    await def.noted?.(tx, after, before);
  }

  function lockedPaper(tx: Tx, id: string): Promise<Row> {
    return lockExisting(tx, table, id, entity);
  }

  function requireVersion(row: Row, seen: number | null): void {
    if (seen !== versionOf(row)) throw new DomainError('CONFLICT', { entity, current: row });
  }

  /** The fields that an input names, the rest left out. */
  function given(input: I): Values<T> {
    const columns: Record<string, PgColumn> = getTableColumns(table);
    const named = written.map((name) => [name, taken(columns[name], cellOf(input, name))] as const);
    const all = { ...Object.fromEntries(named), ...def.given?.(input) };
    return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Values<T>; // fields of the list
  }

  return { create, update, reissue, move, end };
}

/** A value as a column takes it from an input; undefined leaves what there is, as nothing does where the column has a value of its own. */
function taken(column: PgColumn | undefined, value: unknown): unknown {
  const given = typeof value === 'string' ? value.trim() || null : value;
  return given === null && column?.notNull && column.hasDefault ? undefined : given;
}

const versionOf = (row: object) => Number(cellOf(row, 'version'));

function pick(row: object, fields: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field, cellOf(row, field)]));
}
