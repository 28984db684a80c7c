import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { serverFolder } from '../../engine/folders.ts';
import { entityLabel, fieldLabel, knownEntities, stateLabel } from './labels.ts';

const sources = path.join(serverFolder, 'src');
const written = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .flatMap((file) => {
    const calls = readFileSync(path.join(sources, file), 'utf8').matchAll(
      /\baudit(?:View)?\([^;]{0,120}?entity: '([^']+)'/g,
    );
    return [...calls].map((call) => call[1] ?? '');
  });

describe('the names of kinds of records', () => {
  it('are known for every kind that the server writes', () => {
    expect(new Set(written).size).toBeGreaterThan(10);
    const known = new Set(knownEntities('vi').map((one) => one.entity));
    expect([...new Set(written)].filter((entity) => !known.has(entity))).toEqual([]);
  });

  it('stand once in the list, in the language that is asked for', () => {
    const english = knownEntities('en');
    expect(new Set(english.map((one) => one.entity)).size).toBe(english.length);
    expect(english).toContainEqual({ entity: 'In DonThuoc', ten: 'Print of prescription' });
    expect(knownEntities('vi')).toContainEqual({ entity: 'In DonThuoc', ten: 'In đơn thuốc' });
  });

  it.each(['Unknown', '', 'constructor', '__proto__', 'In constructor', 'toString x'])(
    'of something unknown is the thing itself: %s',
    (entity) => expect(entityLabel(entity, 'en')).toContain(entity.replace(/^In /, '')),
  );
});

describe('the names of fields and states', () => {
  it('come from the catalogue, the patient, the workflow or the shared list', () => {
    expect(fieldLabel('BenhNhan', 'TenBenhNhan', 'en')).toBe('Full name');
    expect(fieldLabel('NhanVien', 'TenNhanVien', 'vi')).not.toBeNull();
    expect(fieldLabel('KhamBenh', 'version', 'en')).toBe('Version');
    expect(fieldLabel('KhamBenh', 'constructor', 'en')).toBeNull();
    expect(stateLabel('KhamBenh', 'constructor', 'en')).toBeNull();
    expect(stateLabel('TiepNhan', 'DaTiepNhan', 'vi')).not.toBeNull();
  });
});
