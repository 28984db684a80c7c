import { catalogueByName } from '@sen/domain/catalogues/all';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { createEntry } from '../../engine/catalogue/commands.ts';
import { listCatalogue, searchCatalogue } from '../../engine/catalogue/queries.ts';
import type { Ctx } from '../../engine/context.ts';
import { searchStock } from '../pharmacy/stockQueries.ts';

let site: TestSite;
let ctx: Ctx;
beforeAll(async () => {
  site = await openTestSite();
  ctx = await site.ctx('quantri');
});
afterAll(() => site.close());

function defOf(name: string) {
  const def = catalogueByName(name);
  if (!def) throw new Error(`no catalogue ${name}`);
  return def;
}

async function find(catalogue: string, text: string): Promise<string[]> {
  const def = defOf(catalogue);
  const found = await searchCatalogue(ctx, def, { text, limit: 200, ids: [] });
  const listed = await listCatalogue(ctx, def, { keyword: text, limit: 200 });
  expect(listed.data.map((row) => row['_id']).sort()).toEqual(found.map((row) => row['_id']).sort());
  return found.map((row) => String(row[def.code ?? def.display]));
}

describe('what people say finds', () => {
  it.each([
    ['xquang', 'HA-XQNGUC'],
    ['x-quang ngực', 'HA-XQNGUC'],
    ['X QUANG', 'HA-XQNGUC'],
    ['chụp phổi', 'HA-XQNGUC'],
    ['ctm', 'XN-CBC'],
    ['công thức máu', 'XN-CBC'],
    ['cong thuc mau', 'XN-CBC'],
    ['tổng phân tích tế bào máu', 'XN-CBC'],
    ['full blood count', 'XN-CBC'],
    ['đường huyết', 'XN-GLU'],
    ['duong huyet', 'XN-GLU'],
    ['blood sugar', 'XN-GLU'],
    ['mỡ máu', 'XN-CHOL'],
    ['men gan', 'XN-AST'],
    ['hb a1c', 'XN-HBA1C'],
    ['ddimer', 'XN-DDIMER'],
    ['siêu âm bụng', 'SA-BUNG'],
    ['ultrasound bung', 'SA-BUNG'],
    ['ecg', 'TD-ECG'],
    ['đo tim', 'TD-ECG'],
  ])('%j the service %s', async (text, code) => {
    expect(await find('DM_DichVu', text)).toContain(code);
  });

  it('CT scans, whatever they are of, and nothing else', async () => {
    const found = await find('DM_DichVu', 'ct scan');
    expect(found.length).toBeGreaterThan(0);
    const all = await find('DM_DichVu', 'cắt lớp vi tính');
    expect(found.sort()).toEqual(all.sort());
  });

  it.each([
    ['cao huyết áp', 'I10'],
    ['THA', 'I10'],
    ['hypertension', 'I10'],
    ['tiểu đường', 'E11'],
    ['đau bao tử', 'K29'],
    ['viêm họng', 'J02'],
  ])('%j the disease %s', async (text, code) => {
    expect((await find('ICD', text)).some((one) => one.startsWith(code))).toBe(true);
  });

  it.each([
    ['acetaminophen', 'Paracetamol Sen 500 mg'],
    ['hạ sốt', 'Paracetamol Sen 500 mg'],
    ['omeprazole', 'Omeprazol'],
    ['amoxicillin', 'Amoxicilin'],
    ['nước muối', 'Natri clorid'],
    ['aspirin', 'Aspirin'],
    ['acetylsalicylic acid', 'Aspirin'],
  ])('%j the drug %s', async (text, name) => {
    const drugs = await searchStock(ctx, { keyword: text, isSearchIngredient: true });
    expect(drugs.some(({ TenDuoc }) => TenDuoc.startsWith(name))).toBe(true);
  });
});

it('a new entry begins with what is known of its name, and keeps what was written', async () => {
  const unit = await site.id('main.nhom_dich_vu', 'CDHA-CT');
  const made = { MaDichVu: 'CT-MOI', TenDichVu: 'Chụp cắt lớp vi tính gối', NhomDichVu_Id: unit };
  const row = await createEntry(ctx, defOf('DM_DichVu'), made);
  expect(row['TuKhoas']).toContain('CT scan');
  expect(await find('DM_DichVu', 'ctscan goi')).toEqual(['CT-MOI']);
  const own = { ...made, MaDichVu: 'CT-RIENG', TuKhoas: 'gối bác sĩ Bảy' };
  expect(await createEntry(ctx, defOf('DM_DichVu'), own)).toMatchObject({ TuKhoas: 'gối bác sĩ Bảy' });
  expect(await find('DM_DichVu', 'bac si bay')).toEqual(['CT-RIENG']);
});
