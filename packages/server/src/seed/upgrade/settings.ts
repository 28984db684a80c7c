import type { DefaultParameter } from '@sen/domain/insurance/defaultParameters';
import { sql } from 'drizzle-orm';
import { audit } from '../../engine/audit/audit.ts';
import { emit } from '../../engine/events/events.ts';
import type { SettingSection, Settings } from '../../features/system/settings.ts';
import { settingTable, thamSoTable } from '../../features/system/tables.ts';
import type { UpgradeStep } from './upgrade.ts';

/**
 * Gives an existing site values of settings that it has not chosen itself. A setting without one has the default of its section: this is
 * for what shall be otherwise where a site already works in another way.
 */
export function addSettings<S extends SettingSection>(section: S, values: Partial<Settings[S]>): UpgradeStep {
  return async (tx) => {
    const [kept] = await tx.db
      .select({ value: settingTable.value })
      .from(settingTable)
      .where(sql`${settingTable.section} = ${section}`)
      .for('update');
    const before = kept?.value ?? {};
    const after = { ...values, ...before };
    if (Object.keys(after).length === Object.keys(before).length) return;
    await tx.db
      .insert(settingTable)
      .values({ section, value: after })
      .onConflictDoUpdate({
        target: settingTable.section,
        set: { value: after, version: sql`${settingTable.version} + 1`, NgayCapNhat: tx.now() },
      });
    await audit(tx, { action: 'UPDATE', entity: 'setting', entityId: null, before, after });
    await emit(tx, { module: 'HeThong', process: 'update', data: { section } });
  };
}

/** Adds dated values of legal parameters. A value that the site has on the same day stays, and one that it removed stays away. */
export function addParameters(rows: readonly DefaultParameter[]): UpgradeStep {
  return async (tx) => {
    for (const row of rows) {
      const { rows: removed } = await tx.db.execute(sql`
        select 1 from main.audit where entity = 'ThamSo' and action = 'DELETE'
          and before ->> 'ma' = ${row.ma} and before ->> 'tuNgay' = ${row.tuNgay} limit 1`);
      if (removed.length > 0) continue;
      const [added] = await tx.db
        .insert(thamSoTable)
        .values({ ...row })
        .onConflictDoNothing()
        .returning();
      if (!added) continue;
      await audit(tx, { action: 'CREATE', entity: 'ThamSo', entityId: added._id, after: { ...row } });
      await emit(tx, { module: 'HeThong', process: 'update', data: { section: 'ThamSo' } });
    }
  };
}
