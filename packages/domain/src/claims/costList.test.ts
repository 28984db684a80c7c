import { describe, expect, it } from 'vitest';
import { costList } from './costList.ts';
import { billed, drug, outOfScope, service } from './testClaims.ts';
import { e5, op1 } from './testExamples.ts';
import { ip1, ip1c } from './testStays.ts';

const items = (list: ReturnType<typeof costList>) =>
  list.blocks.map(({ sections }) => sections.map(({ so, sums }) => `${so} ${sums.bv}`));

describe('form 01/KBCB', () => {
  it('IP1: has the items that occur under their numbers, and the sums of the claim', () => {
    const list = costList(ip1());
    expect(items(list)).toEqual([
      ['1 50600.00', '2.2 1999300.00', '3 149100.00', '4 58600.00', '6 3315900.00', '8 1299539.99'],
    ]);
    expect(list).toMatchObject({ loai: '03', maBN: 'BN1', maLK: 'LK1', khoa: 'K01;K03;K19', phuThu: null });
    expect(list.sums).toEqual({
      bv: '6873039.99',
      bh: '5923039.99',
      quy: '4738431.99',
      cungChiTra: '1184608.00',
      khac: '0.00',
      tuTra: '950000.00',
    });
    expect(list.blocks[0]).toMatchObject({
      soThe: 'DN4010123456789',
      dangKy: '01005',
      tuNgay: '2025-01-01',
      denNgay: '2030-12-31',
      maDoiTuong: '1.3',
      mucHuong: '80',
      du5Nam: false,
      sums: list.sums,
    });
  });

  it('shows the percent of the service for services, that of the fund for drugs', () => {
    const [block] = costList(ip1()).blocks;
    const lines = block?.sections.flatMap((section) => section.lines) ?? [];
    expect(lines.find(({ ten }) => ten === 'Khám Nội')).toMatchObject({
      tyLeDV: 100,
      tyLeBH: null,
      soLuong: '1.000',
    });
    const half = lines.find(({ donGiaBV }) => donGiaBV === '250000.000');
    expect(half).toMatchObject({
      tyLeDV: null,
      tyLeBH: 50,
      bv: '1000000.00',
      bh: '500000.00',
      tuTra: '500000.00',
    });
  });

  it('has the type of the visit in two digits', () => {
    const typeOf = (MA_LOAI_KCB: string) => costList({ ...op1(), xml1: { ...op1().xml1, MA_LOAI_KCB } }).loai;
    expect(['01', '02', '03', '04', '05', '07', '08', '09'].map(typeOf)).toEqual([
      '01',
      '02',
      '03',
      '04',
      '02',
      '02',
      '02',
      '03',
    ]);
    expect(costList(ip1c()).loai).toBe('03');
  });

  it('begins another block with another card, percent or five-year mark; what is out of scope stays with its card', () => {
    const cards = {
      MA_THE_BHYT: 'DN4010123456789;HT3010123456789',
      MA_DKBD: '01005;01123',
      GT_THE_TU: '20250101;20260305',
      GT_THE_DEN: '20260304;20301231',
      NGAY_VAO: '202603020800',
      NAM_NAM_LIEN_TUC: '20260308',
    };
    const at = (day: string, over = {}) => drug('10', '100000', `202603${day}0900`, over);
    const file = billed(
      cards,
      [at('03'), at('04', outOfScope), at('06'), at('06', outOfScope), at('09')],
      [],
    );
    const blocks = costList(file).blocks.map(({ soThe, dangKy, mucHuong, du5Nam, sums }) => [
      soThe,
      dangKy,
      mucHuong,
      du5Nam,
      sums.bv,
    ]);
    expect(blocks).toEqual([
      ['DN4010123456789', '01005', '80', false, '2000000.00'],
      ['HT3010123456789', '01123', '95', false, '2000000.00'],
      ['HT3010123456789', '01123', '95', true, '1000000.00'],
    ]);
  });

  it('has packages under their own item, their consumables together, and transport and others at the end', () => {
    const supply = (GOI_VTYT: string | null, name: string) =>
      service('1000', '202603100900', {
        MA_NHOM: '10',
        GOI_VTYT,
        TEN_VAT_TU: name,
        MA_VAT_TU: name,
        TT_THAU: '1;G1;N1;2026',
      });
    const file = billed(
      {},
      [drug('20', '12000', '202603100800')],
      [
        supply('G2', 'b1'),
        supply('G1', 'a1'),
        supply('G2', 'b2'),
        supply(null, 'c'),
        service('200000', '202603100900', { MA_NHOM: '12', MA_DICH_VU: 'VC.00001', MA_XANG_DAU: '1' }),
        service('5000', '202603100900', { MA_NHOM: '19' }),
      ],
    );
    const [block] = costList(file).blocks;
    expect(
      block?.sections.map(({ so, lines }) => [
        so,
        lines.map(({ ten, goi }) => (goi ? `${goi} ${ten}` : ten)),
      ]),
    ).toEqual([
      ['8', ['Thuốc A 500mg']],
      ['9', ['c']],
      ['10', ['G1 a1', 'G2 b1', 'G2 b2']],
      ['11', ['Khám Nội']],
      ['12', ['Khám Nội']],
    ]);
  });

  it('has surcharges apart, counted in the sums', () => {
    const list = costList(e5(), ({ phamVi }) => phamVi === 2);
    expect(list.phuThu).toMatchObject({
      lines: [{ tuTra: '170000.00' }],
      sums: { bv: '170000.00', quy: '0.00' },
    });
    expect(list.blocks.map(({ sums }) => sums.bv)).toEqual(['3500000.00']);
    expect(list.sums.bv).toBe('3670000.00');
  });

  it('has one block without a card for who pays all', () => {
    const none = {
      MA_THE_BHYT: null,
      MA_DKBD: null,
      GT_THE_TU: null,
      GT_THE_DEN: null,
      MA_DOITUONG_KCB: '9',
    };
    const file = billed(none, [drug('2', '85000', '202603101115')], [service('50600', '202603100800')]);
    expect(costList(file).blocks).toMatchObject([
      { soThe: null, mucHuong: '0', sums: { bv: '220600.00', tuTra: '220600.00' } },
    ]);
  });
});
