import { copyCode } from '@sen/domain/catalogue/batch';
import type { CatalogueDef } from '@sen/domain/catalogue/catalogue';
import type { Permission } from '@sen/domain/permissions/permissions';
import { and, eq, ilike } from 'drizzle-orm';
import { type Ctx, requirePermission } from '../context.ts';
import { DomainError } from '../errors.ts';
import type { BeforeSave } from './commands.ts';
import type { Row } from './queries.ts';
import { catalogueTable } from './tables.ts';

/** Which entries the caller may write: every one, or those whose `field` names the caller's own member of staff. */
export type Writer = { whole: true } | { whole: false; field: string; NhanVien_Id: string };

/** What the caller may write of a catalogue. Errors: FORBIDDEN for nothing. */
export function writerOf(ctx: Ctx, def: CatalogueDef): Writer {
  if (ctx.permissions.has(def.permission)) return { whole: true };
  const staff = ctx.user?.NhanVien_Id;
  if (!def.own || !staff || !ctx.permissions.has(def.own.permission)) {
    // a test holds definitions against the list of permissions
    requirePermission(ctx, def.permission as Permission);
    throw new DomainError('FORBIDDEN', { permission: def.permission });
  }
  return { whole: false, field: def.own.field, NhanVien_Id: staff };
}

/** Refuses an entry that the writer may not change or remove. Errors: FORBIDDEN. */
export function requireWritten(writer: Writer, row: Row): void {
  if (!writer.whole && row[writer.field] !== writer.NhanVien_Id) throw new DomainError('FORBIDDEN');
}

/** The check of entries by a writer: own ones stay own, beside what the catalogue itself asks. */
export function checkOf(
  def: CatalogueDef,
  writer: Writer,
  hook: BeforeSave | undefined,
): BeforeSave | undefined {
  if (!def.own) return hook;
  return async (tx, entry, before) => {
    if (before) requireWritten(writer, before);
    requireWritten(writer, entry);
    return hook ? hook(tx, entry, before) : [];
  };
}

/** A new entry as a writer makes it: an own one names its owner, and has a code made from the owner's where none was given. */
export async function ownInput(ctx: Ctx, def: CatalogueDef, writer: Writer, input: Row): Promise<Row> {
  const staff = ctx.user?.NhanVien_Id;
  if (!def.own || !staff) return input;
  const { field } = def.own;
  // whoever writes every entry says which are own
  if (writer.whole && input[field] !== staff) return input;
  const own = { ...input, [field]: staff };
  const { code } = def;
  if (!code || String(input[code] ?? '').trim() !== '') return own;
  return { ...own, [code]: await freeCode(ctx, def, code, staff) };
}

/** `NV005-2`: the code of the member of staff with the next free number; two at once meet the unique index. */
async function freeCode(ctx: Ctx, def: CatalogueDef, code: string, staff: string): Promise<string> {
  const people = catalogueTable('NhanVien');
  const table = catalogueTable(def.name);
  const column = table[code];
  if (!column) throw new Error(`${def.name} has no column of its code`);
  const [person] = await ctx.db
    .select({ ma: people['MaNhanVien'] ?? people._id })
    .from(people)
    .where(eq(people._id, staff));
  const begin = String(person?.ma ?? 'CN');
  const used = await ctx.db
    .select({ ma: column })
    .from(table)
    .where(and(eq(table.TrangThai, 'DangSuDung'), ilike(column, `${begin}-%`)));
  const field = def.fields[code];
  const taken = new Set(used.map(({ ma }) => String(ma).toLowerCase()));
  return copyCode(begin, field?.kind === 'text' ? field.max : begin.length + 5, taken);
}
