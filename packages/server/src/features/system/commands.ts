import type { Issue } from '@sen/domain/catalogue/validate';
import { settingForm } from '@sen/domain/settings/settingForms';
import { placeOf, settingIssues, settingValues } from '@sen/domain/settings/settingValues';
import { sql } from 'drizzle-orm';
import { audit } from '../../engine/audit/audit.ts';
import { actor, type Ctx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { emit } from '../../engine/events/events.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { lockSettings } from './queries.ts';
import { type SettingSection, settingSections } from './settings.ts';
import { settingTable } from './tables.ts';

/**
 * Changes fields of a section of the settings; the others stay. Errors: BAD_INPUT with its issues; CONFLICT when the section was changed
 * since the version that was seen, with what it holds now. Without a version whoever comes later is right.
 */
export async function updateSetting(
  ctx: Ctx,
  type: string,
  input: unknown,
  seen: number | null = null,
): Promise<void> {
  if (!Object.hasOwn(settingSections, type)) {
    throw new DomainError('BAD_INPUT', { issues: [{ path: 'type', code: 'NOT_IN_LIST' }] });
  }
  const section = type as SettingSection; // one of the keys by the line above
  await inTransaction(ctx, async (tx) => {
    const { values, versions } = await lockSettings(tx);
    const [before, version] = [values[section], versions[section] ?? 0];
    if (seen !== null && seen !== version)
      throw new DomainError('CONFLICT', { current: { ...before, version } });
    const given: Record<string, unknown> = typeof input === 'object' && input !== null ? { ...input } : {};
    refuseIssues(unknownFields(section, given));
    refuseIssues(faultsOf(section, given));
    const merged = { ...before, ...given };
    const parsed = settingSections[section].safeParse(merged);
    if (!parsed.success) {
      const issues = parsed.error.issues.map((issue) => ({ path: issue.path.join('.'), code: 'BAD_INPUT' }));
      throw new DomainError('BAD_INPUT', { issues });
    }
    await tx.db
      .insert(settingTable)
      .values({ section, value: parsed.data, NguoiTao_Id: actor(tx) })
      .onConflictDoUpdate({
        target: settingTable.section,
        set: {
          value: parsed.data,
          version: sql`${settingTable.version} + 1`,
          NgayCapNhat: tx.now(),
          NguoiCapNhat_Id: actor(tx),
        },
      });
    await audit(tx, { action: 'UPDATE', entity: 'setting', entityId: null, before, after: parsed.data });
    await emit(tx, { module: 'HeThong', process: 'update', data: { section } });
  });
}

/** Names that the section does not have; an open section takes all but those that every object inherits. */
function unknownFields(section: SettingSection, given: Readonly<Record<string, unknown>>): Issue[] {
  const { shape, def } = settingSections[section];
  return Object.keys(given)
    .filter((name) => !Object.hasOwn(shape, name) && (!def.catchall || name in Object.prototype))
    .map((path) => ({ path, code: 'NOT_IN_LIST' }));
}

/** What the section's own form says to the fields that are given. */
function faultsOf(section: SettingSection, given: Readonly<Record<string, unknown>>): Issue[] {
  const form = settingForm(section);
  if (!form) return [];
  const values = Object.entries(settingValues(form, given)).filter(([path]) =>
    Object.hasOwn(given, placeOf(path).name),
  );
  return settingIssues(form, Object.fromEntries(values));
}
