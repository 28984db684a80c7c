import { expect, it } from 'vitest';
import { doubtsOf, seenOf } from './labDoubts.ts';
import { cellsOf, keyOf } from './labEntry.ts';
import { valueAnew as anew, glucose, sentValue as sent } from './testLabValues.ts';

const result = { ketQuas: [glucose], danhGiaLais: [anew], thietBis: [sent], chayLais: [], PhienBan: 1 };
const stored = cellsOf([glucose], '');
const typing = (KetQua: string) => ({ ...stored, [keyOf(glucose)]: { KetQua, GhiChu: '' } });

it('a stored value is seen with its judgement of now, and with what a device measured otherwise', () => {
  const doubts = doubtsOf(result, stored);
  expect(doubts.judged).toEqual([anew]);
  expect(doubts.differing).toMatchObject([{ sent: { _id: 'sent' }, KetQua: '7' }]);
  expect(seenOf(doubts)).toEqual({
    DanhGiaLais: [
      {
        ChiTiet_Id: 'line',
        MaChiSo: 'GLU',
        DonViTinh: 'mmol/L',
        MucBinhThuong: '3.9 - 7.8',
        CoKetQua: 'N',
      },
    ],
    KhongDung_Ids: ['sent'],
  });
});

it('nothing is asked about a value that is typed now as the device measured it', () => {
  expect(doubtsOf(result, typing('7,90'))).toEqual({ judged: [], differing: [] });
});

it('what is typed over the value of a device is asked about before it is saved', () => {
  const kept = { ...result, ketQuas: [{ ...glucose, KetQua: '7.9' }], danhGiaLais: [] };
  expect(doubtsOf(kept, typing('6,1')).differing).toMatchObject([{ KetQua: '6.1' }]);
});
