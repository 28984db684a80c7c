import { catalogueByName } from '@sen/domain/catalogues/all';
import { isMachine } from '@sen/domain/permissions/machines';
import { sql } from 'drizzle-orm';
import { hidden, withheldFrom } from '../../engine/catalogue/withheld.ts';
import type { Ctx, Tx } from '../../engine/context.ts';
import type { Db } from '../../engine/database/database.ts';
import { DomainError } from '../../engine/errors.ts';
import { masterDatum } from '../../engine/events/masterData.ts';
import { prepared } from '../../engine/sql/prepared.ts';
import type { CatalogueChange } from '../../gql/main.ts';
import { type SettingSection, type Settings, settingSections } from './settings.ts';
import { settingTable, thamSoTable } from './tables.ts';

/** Which kind of site it is is known also where it was never kept. */
type KnownSettings = Settings & { general: { systemType: Ctx['config']['systemType'] } };
/** All settings, and the version of each section: 0 for one that was never kept, which has its defaults. */
export type KeptSettings = { values: KnownSettings; versions: Readonly<Record<string, number>> };

function keptSettings(ctx: Ctx): Promise<KeptSettings> {
  return masterDatum(ctx, 'settings', () => parsedSettings(ctx));
}

/** All settings; a section that was never kept has its defaults. */
export async function readSettings(ctx: Ctx): Promise<KnownSettings> {
  return (await keptSettings(ctx)).values;
}

/** All settings as they stand, for who changes them: others that change settings wait until this transaction ends. */
export async function lockSettings(tx: Tx): Promise<KeptSettings> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended('settings', 0))`);
  return parsedSettings(tx);
}

async function parsedSettings(ctx: Ctx): Promise<KeptSettings> {
  const rows = await ctx.db
    .select({ section: settingTable.section, value: settingTable.value, version: settingTable.version })
    .from(settingTable);
  const kept = new Map(rows.map((row) => [row.section, row]));
  const sections = Object.entries(settingSections);
  const values = sections.map(([section, schema]) => [section, schema.parse(kept.get(section)?.value ?? {})]);
  const settings = Object.fromEntries(values) as Settings; // each section was parsed by its own schema
  const general = {
    ...settings.general,
    systemType: settings.general.systemType ?? ctx.config.systemType,
  };
  return {
    values: { ...settings, general },
    versions: Object.fromEntries(sections.map(([section]) => [section, kept.get(section)?.version ?? 0])),
  };
}

/** One section of the settings. */
export async function readSetting<S extends SettingSection>(ctx: Ctx, section: S): Promise<KnownSettings[S]> {
  return (await readSettings(ctx))[section];
}

/** The dated legal parameters, oldest first. */
export function readThamSo(ctx: Ctx): Promise<Array<{ ma: string; tuNgay: string; giaTri: string }>> {
  return masterDatum(ctx, 'thamSo', () => thamSo(ctx.db, {}));
}

const thamSo = prepared((db) =>
  db
    .select({ ma: thamSoTable.ma, tuNgay: thamSoTable.tuNgay, giaTri: thamSoTable.giaTri })
    .from(thamSoTable)
    .orderBy(thamSoTable.ma, thamSoTable.tuNgay),
);

/** A reason of a kind out of the catalogue; refuses at `LyDo_Id` none and one of another kind. */
export async function reasonOfKind(
  ctx: Ctx,
  kind: string,
  LyDo_Id: string | null | undefined,
): Promise<string> {
  if (!LyDo_Id) throw new DomainError('BAD_INPUT', { issues: [{ path: 'LyDo_Id', code: 'REQUIRED' }] });
  const { rows } = await ctx.db.execute(sql`
    select 1 from main.ly_do where id = ${LyDo_Id} and loai_ly_do = ${kind} and trang_thai = 'DangSuDung' and not tam_ngung`);
  if (rows.length === 0)
    throw new DomainError('BAD_INPUT', { issues: [{ path: 'LyDo_Id', code: 'NOT_IN_LIST' }] });
  return LyDo_Id;
}

/** The sections that the screens of a machine show; how the house works otherwise concerns whoever stands at it nothing. */
const ofMachines: ReadonlySet<string> = new Set(['his', 'deskLock', 'kiosk']);

/** The settings as the shell reads them. */
export async function shellSetting(ctx: Ctx) {
  const { values, versions } = await keptSettings(ctx);
  const { general, ...sections } = values;
  const head = { _id: '00000000-0000-7000-8000-000000000001', ...general };
  if (!isMachine(ctx.grants.own)) return { ...head, ...sections, versions };
  const bare = Object.keys(sections).filter((section) => !ofMachines.has(section));
  return { ...head, ...sections, ...Object.fromEntries(bare.map((section) => [section, {}])), versions: {} };
}

/** The changes of one entry of a catalogue, newest first, without the values of what is withheld from the caller. Errors: NOT_FOUND for what is no catalogue. */
export async function catalogueHistory(ctx: Ctx, name: string, id: string): Promise<CatalogueChange[]> {
  // the log of other records, patients among them, is not for everybody who signs in
  if (!catalogueByName(name)) throw new DomainError('NOT_FOUND', { name });
  const { rows } = await ctx.db.execute<CatalogueChange>(sql`
    select at, username as user, action, before, after from main.audit
    where entity = ${name} and entity_id = ${id} order by at desc limit 200`);
  const withheld = withheldFrom(ctx, name);
  const shown = (entry: unknown) =>
    typeof entry === 'object' && entry !== null
      ? Object.fromEntries(
          Object.entries(entry).map(([field, value]) => [field, withheld.has(field) ? hidden : value]),
        )
      : entry;
  return rows.map((row) => ({ ...row, before: shown(row.before), after: shown(row.after) }));
}

/** The section of the settings that says how far the visits of the demo's past month are entered. */
export const demoMonthSection = 'demoMonth';

/** Up to when acts of past days are being entered into a demo now: they come into the operation log late. Null elsewhere. */
export async function demoFilledUntil(db: Db): Promise<Date | null> {
  const { rows } = await db.execute<{ at: string }>(sql`
    select value ->> 'at' as at from main.setting
    where section = ${demoMonthSection} and (value ->> 'done')::int > 0 and not (value ->> 'finished')::boolean`);
  return rows[0] ? new Date(rows[0].at) : null;
}
