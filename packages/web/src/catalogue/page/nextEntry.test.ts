import { catalogueByName } from '@sen/domain/catalogues/all';
import { expect, it } from 'vitest';
import { nextEntry } from './nextEntry.ts';

it('keeps what was chosen, and nothing that was typed', () => {
  const def = catalogueByName('Duoc');
  if (!def) throw new Error('no such catalogue');
  const saved = {
    _id: 'a',
    version: 1,
    TrangThai: 'DangSuDung',
    TamNgung: true,
    MaDuoc: 'PARA',
    TenDuoc: 'Paracetamol',
    HamLuong: '500 mg',
    NhomDuoc_Id: 'group',
    HoatChat_Ids: ['substance'],
    LaBHYT: true,
    GiaBan: '1200',
  };
  const next = nextEntry(def, saved);
  expect(next).toMatchObject({ NhomDuoc_Id: 'group', HoatChat_Ids: ['substance'], LaBHYT: true });
  for (const typed of ['MaDuoc', 'TenDuoc', 'HamLuong', 'GiaBan', 'TamNgung', '_id'])
    expect(next).not.toHaveProperty(typed);
});
