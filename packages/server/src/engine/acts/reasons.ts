import { type GivenAt, type LoaiLyDo, reasonedActs } from '@sen/domain/acts/reasonedActs';
import type { Ctx, Tx } from '../context.ts';

/** A reason that somebody gave for an act. */
export type GivenReason = {
  /** The mutation that performs it. */
  act: string;
  kind: LoaiLyDo | null;
  /** The entry of the catalogue, where it was sent by its id. */
  LyDo_Id: string | null;
  text: string;
};

const table: Readonly<Record<string, readonly GivenAt[]>> = reasonedActs;

/** The reasons that the arguments of a mutation carry. */
export function reasonsGiven(act: string, args: Readonly<Record<string, unknown>>): GivenReason[] {
  const given = Object.hasOwn(table, act) ? (table[act] ?? []) : [];
  return given.flatMap(({ at, kind, idAt }) => {
    const [LyDo_Id = null] = idAt ? wordsAt(args, idAt.split('.')) : [];
    const texts = wordsAt(args, at.split('.'));
    const said = texts.length === 0 && LyDo_Id !== null ? [''] : texts;
    return said.map((text) => ({ act, kind, LyDo_Id, text }));
  });
}

function wordsAt(value: unknown, [step, ...rest]: readonly string[]): string[] {
  if (step === undefined) return typeof value === 'string' && value.trim() !== '' ? [value.trim()] : [];
  if (step === '*') return Array.isArray(value) ? value.flatMap((one) => wordsAt(one, rest)) : [];
  if (typeof value !== 'object' || value === null) return [];
  return wordsAt((value as Record<string, unknown>)[step], rest); // an object of the arguments
}

/**
 * Writes the reasons of an act with the end of its transaction, once it has logged something: the entry of the catalogue is the one that was
 * sent, else the one of its kind whose words the text begins with.
 */
export function keepReasons(tx: Tx): void {
  const { reasons } = tx;
  const [logged] = tx.tx.records.audits;
  if (reasons.length === 0 || logged === undefined) return;
  tx.tx.closing.set('given_reason', { text: kept, values: [JSON.stringify(reasons), logged] });
}

const kept = `
  insert into main.given_reason (id, at, user_id, node_id, act, kind, ly_do_id, text, entity, entity_id)
  select gen_random_uuid(), a.at, a.user_id, a.node_id, r.act, r.kind, coalesce(r."LyDo_Id", (
      select l.id from main.ly_do l
      where l.loai_ly_do = r.kind and (lower(r.text) = lower(l.ten_ly_do) or starts_with(lower(r.text), lower(l.ten_ly_do) || ': '))
      order by length(l.ten_ly_do) desc limit 1)),
    r.text, a.entity, a.entity_id
  from json_to_recordset($1::json) as r(act text, kind text, "LyDo_Id" uuid, text text),
    json_populate_record(null::main.audit, $2::json) as a`;

/** A context in which what is done is done for these reasons. */
export const withReasons = (ctx: Ctx, reasons: readonly GivenReason[]): Ctx =>
  reasons.length === 0 ? ctx : { ...ctx, reasons };
