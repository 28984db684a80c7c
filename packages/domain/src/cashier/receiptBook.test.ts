import { describe, expect, it } from 'vitest';
import { type SoBienLaiDong, soThieu, theoTaiKhoan, tongSoBienLai } from './receiptBook.ts';

const receipt = (over: Partial<SoBienLaiDong> = {}): SoBienLaiDong => ({
  KyHieu: 'BVS/26T',
  LoaiBienLai: 'ThuTien',
  SoBienLai: 1,
  TrangThai: 'HachToanToanBo',
  GiaTriBienLai: '100000.00',
  ...over,
});

describe('the book of receipts', () => {
  it('adds up what came in, what went back and what was cancelled', () => {
    expect(
      tongSoBienLai([
        receipt(),
        receipt({ TrangThai: 'DaHuy', GiaTriBienLai: '40000.00' }),
        receipt({ LoaiBienLai: 'TamUng', GiaTriBienLai: '500000.00', TrangThai: 'DaThuTien' }),
        receipt({ LoaiBienLai: 'HoanUng', GiaTriBienLai: '157965.00' }),
        receipt({ LoaiBienLai: 'HoanTien', GiaTriBienLai: '20000.00' }),
        receipt({ LoaiBienLai: 'HoanTien', GiaTriBienLai: '9000.00', TrangThai: 'DaHuy' }),
      ]),
    ).toEqual({
      thu: '100000.00',
      tamUng: '500000.00',
      hoan: '177965.00',
      huy: '49000.00',
      soHuy: 2,
      con: '422035.00',
    });
    expect(tongSoBienLai([])).toMatchObject({ thu: '0.00', con: '0.00', soHuy: 0 });
  });

  it('adds up by own bank account what came in less what went out', () => {
    const to = (ten: string | null, SoTien: string) => ({
      SoTien,
      TaiKhoanNganHang: ten === null ? null : { ten },
    });
    expect(
      theoTaiKhoan([
        { ...receipt(), thanhToans: [to('Vietcombank', '60000.00'), to(null, '40000.00')] },
        { ...receipt({ LoaiBienLai: 'TamUng' }), thanhToans: [to('BIDV', '500000.50')] },
        { ...receipt({ LoaiBienLai: 'HoanTien' }), thanhToans: [to('Vietcombank', '20000.00')] },
        { ...receipt({ TrangThai: 'DaHuy' }), thanhToans: [to('BIDV', '90000.00')] },
      ]),
    ).toEqual([
      { ten: 'BIDV', SoTien: '500000.50' },
      { ten: 'Vietcombank', SoTien: '40000.00' },
    ]);
  });

  it.each([
    [[], []],
    [[7], []],
    [[3, 1, 2], []],
    [
      [1, 3, 7, 8],
      [
        [2, 2],
        [4, 6],
      ],
    ],
  ])('finds in the numbers %j the gaps %j', (numbers, gaps) => {
    const found = soThieu(numbers.map((SoBienLai) => receipt({ SoBienLai })));
    expect(found.map(({ tu, den }) => [tu, den])).toEqual(gaps);
  });

  it('counts each book by itself: another symbol or kind is another book', () => {
    const books = [
      receipt({ SoBienLai: 1 }),
      receipt({ SoBienLai: 3, LoaiBienLai: 'TamUng' }),
      receipt({ SoBienLai: 5, KyHieu: 'PKS/26T' }),
      receipt({ SoBienLai: 8, KyHieu: 'PKS/26T' }),
    ];
    expect(soThieu(books)).toEqual([{ KyHieu: 'PKS/26T', LoaiBienLai: 'ThuTien', tu: 6, den: 7 }]);
  });
});
