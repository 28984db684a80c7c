import type { CatalogueDef, Field } from '@sen/domain/catalogue/catalogue';
import { catalogueByName } from '@sen/domain/catalogues/all';
import { sql } from 'drizzle-orm';
import { systemContext, type TestSite } from '../../../test/testSite.ts';
import { createEntry } from './commands.ts';
import type { Row } from './queries.ts';
import { catalogueTable } from './tables.ts';

const samples = { phone: '0912345678', email: 'a@b.vn', taxCode: '0123456787', host: 'sen.vn', code: 'ZZ-1' };

async function sampleOf(site: TestSite, field: Field, mark: string): Promise<unknown> {
  switch (field.kind) {
    case 'text': {
      if (field.digits) return '1'.repeat(field.digits);
      const text = field.pattern && field.pattern !== 'code' ? samples[field.pattern] : `Zx ${mark}`;
      return text.slice(0, field.max).trim();
    }
    case 'number':
    case 'money':
    case 'quantity':
      return field.min && Number(field.min) > 1
        ? field.min
        : field.max && Number(field.max) < 1
          ? field.max
          : '1';
    case 'bool':
      return true;
    case 'date':
      return '2026-01-31';
    case 'datetime':
      return '2026-01-31T01:02:03.000Z';
    case 'colour':
      return '#0f766e';
    case 'image':
      return null; // pictures.test.ts
    case 'enum':
      return Object.keys(field.values)[0];
    case 'ref':
    case 'refs': {
      const { rows } = await site.database.db.execute<{ id: string }>(
        sql`select id from ${catalogueTable(field.to)} where trang_thai = 'DangSuDung' limit 1`,
      );
      const id = rows[0]?.id ?? (field.required ? await someEntry(site, field.to) : null);
      return field.kind === 'ref' ? id : id ? [id] : [];
    }
    case 'lines': {
      const cells = await Promise.all(
        Object.entries(field.fields).map(async ([name, cell]) => [name, await sampleOf(site, cell, mark)]),
      );
      return [Object.fromEntries(cells)];
    }
  }
}

const ascii = (mark: string) => `Zx ${mark.normalize('NFD').replace(/[^ -~]/g, '')}`.slice(0, 16).trim();

/** What a definition judges together, or by itself. */
const whole: Readonly<Record<string, (mark: string) => Row>> = {
  NhanVien: () => ({ NgaySinh: '1990-01-31', CMND: '001090000001' }),
  MayDICOM: (mark) => ({ MaAE: ascii(mark), AESen: 'SEN' }),
};

/** The definition of a catalogue that there is. */
export function defOf(name: string): CatalogueDef {
  const def = catalogueByName(name);
  if (!def) throw new Error(`there is no catalogue ${name}`);
  return def;
}

/** An entry that a catalogue takes, every field filled; `mark` tells it from others. */
export async function entryOf(site: TestSite, def: CatalogueDef, mark: string): Promise<Row> {
  const fields = await Promise.all(
    Object.entries(def.fields).map(async ([name, field]) => [name, await sampleOf(site, field, mark)]),
  );
  return { ...Object.fromEntries(fields), ...whole[def.name]?.(mark) };
}

/** An entry of a catalogue that is empty so far. */
async function someEntry(site: TestSite, name: string): Promise<string> {
  const def = catalogueByName(name);
  if (!def) throw new Error(`no catalogue ${name}`);
  const made = await createEntry(systemContext(site), def, await entryOf(site, def, 'không 0'));
  return String(made['_id']);
}
