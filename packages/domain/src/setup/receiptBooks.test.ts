import { expect, it } from 'vitest';
import { missingBooks, neededKinds } from './receiptBooks.ts';

const mai = { NhanVien_Id: 'mai', MaNhanVien: 'NV002', TenNhanVien: 'Trần Thị Mai', loais: [] };

it('a collector without books is offered one of each kind that collecting needs', () => {
  const books = missingBooks([mai], [], 2026);
  expect(books.map((book) => book.Loai)).toEqual(neededKinds);
  expect(books[0]).toEqual({
    MaQuyenBienLai: 'TT26-01',
    TenQuyenBienLai: 'Thu tiền 2026 – Trần Thị Mai',
    KyHieu: 'TT26-01',
    Loai: 'ThuTien',
    Min_Number: '1',
    Max_Number: '9999999',
    NguoiSuDung_Id: 'mai',
    TenNhanVien: 'Trần Thị Mai',
  });
});

it('kinds of which a book is there are not offered, and no two books have one symbol', () => {
  const lan = { ...mai, NhanVien_Id: 'lan', loais: ['TamUng', 'HoanUng', 'HoanTien'] };
  const codes = missingBooks([lan, mai], ['tt26-01', 'HT26-01'], 2026).map((book) => book.KyHieu);
  expect(codes).toEqual(['TT26-02', 'TT26-03', 'TU26-01', 'HU26-01', 'HT26-02']);
});

it('nobody who collects, or nobody without a book, is offered nothing', () => {
  expect(missingBooks([], [], 2026)).toEqual([]);
  expect(missingBooks([{ ...mai, loais: neededKinds }], [], 2026)).toEqual([]);
});
