import { describe, expect, it } from 'vitest';
import { defOf } from '../testEntry.ts';
import { findHeader, mapHeader, missingColumns } from './header.ts';
import { cataloguePlan } from './plan.ts';

const plan = cataloguePlan(defOf('DM_DichVu'));
const head = (...lines: string[][]) => lines.map((cells, at) => ({ row: at + 1, cells }));
const chosen = (mapping: ReturnType<typeof findHeader>['mapping']) =>
  Object.fromEntries(
    Object.entries(mapping).flatMap(([key, { column }]) => (column === null ? [] : [[key, column]])),
  );

describe('the header of a file', () => {
  it('is found below titles, by labels in either language, field names or parts of them, accents and signs ignored', () => {
    const found = findHeader(
      plan,
      head(
        ['BỆNH VIỆN ĐA KHOA', '', '', ''],
        ['DANH MỤC DỊCH VỤ', '', '', ''],
        ['STT', 'MA DICH VU *', 'Service name', 'NhomDichVu_Id'],
        ['1', 'XN01', 'Công thức máu', 'XN'],
      ),
    );
    expect(found.headerRow).toBe(3);
    expect(chosen(found.mapping)).toEqual({ MaDichVu: 1, TenDichVu: 2, NhomDichVu_Id: 3 });
  });

  it('of a template is the second of its two lines', () => {
    const found = findHeader(
      plan,
      head(['Mã dịch vụ *', 'Tên dịch vụ *'], ['MaDichVu', 'TenDichVu'], ['A', 'Dịch vụ A']),
    );
    expect(found.headerRow).toBe(2);
  });

  it('may be followed by the numbers of its columns', () => {
    const found = findHeader(
      plan,
      head(['Mã dịch vụ', 'Tên dịch vụ', 'Nhóm dịch vụ'], ['(1)', '(2)', '(3)'], ['A', 'B', 'C']),
    );
    expect(found.headerRow).toBe(2);
  });

  it.each([
    ['A', 'B', '1', '2', '3'],
    ['1.', '2.', '3.', '4.', '5.'],
    ['(1)', '(2)', '(3)', '(4)', '(5) = (3) x (4)'],
  ])('may number its columns as %s, %s, %s', (...numbers) => {
    const titles = ['STT', 'MÃ DỊCH\nVỤ', 'TÊN DỊCH\r\nVỤ', 'Nhóm dịch vụ', 'Ghi chú'];
    const found = findHeader(plan, head(titles, numbers, ['1', 'A', 'B', 'C', '']));
    expect(found.headerRow).toBe(2);
    expect(chosen(found.mapping)).toEqual({ MaDichVu: 1, TenDichVu: 2, NhomDichVu_Id: 3, GhiChu: 4 });
  });

  it('without a known heading is the line with the most texts, and nothing is mapped', () => {
    const found = findHeader(plan, head(['Tựa', ''], ['Cột 1', 'Cột 2'], ['a', 'b']));
    expect([found.headerRow, chosen(found.mapping)]).toEqual([2, {}]);
    expect(missingColumns(plan, found.mapping).map(({ key }) => key)).toEqual([
      'MaDichVu',
      'TenDichVu',
      'NhomDichVu_Id',
    ]);
  });

  it('that a person chooses maps the columns anew, and a fixed text stands for a column', () => {
    const mapping = mapHeader(plan, head(['Mã dịch vụ'], ['Tên dịch vụ']), 2);
    expect(chosen(mapping)).toEqual({ TenDichVu: 0 });
    const filled = {
      ...mapping,
      MaDichVu: { column: 1, fixed: '' },
      NhomDichVu_Id: { column: null, fixed: 'XN' },
    };
    expect(missingColumns(plan, filled)).toEqual([]);
  });
});
