import { expect, it } from 'vitest';
import { valueOfParts } from './values.ts';

it.each([
  [['5.4'], { GiaTri: '5.4' }],
  [['', '0.0'], { GiaTri: '0.0' }],
  [['', ''], { GiaTri: '' }],
  [['<', '0.01'], { GiaTri: '<0.01' }],
  [['>=', '5'], { GiaTri: '≥5' }],
  [['', '1', ':', '128'], { GiaTri: '1:128' }],
  [['1', '12.88'], { GiaTri: '12.88', DienGiai: 'DuongTinh' }],
  [['0', '0.95'], { GiaTri: '0.95', DienGiai: 'NghiNgo' }],
  [['-1', '<0.05'], { GiaTri: '<0.05', DienGiai: 'AmTinh' }],
  [['2', '12.88'], { GiaTri: '2^12.88', KhongHieu: true }],
  [['1', '12.88', '3'], { GiaTri: '1^12.88^3', KhongHieu: true }],
  [['POS', '12.88'], { GiaTri: 'POS^12.88', KhongHieu: true }],
  [['<'], { GiaTri: '<', KhongHieu: true }],
])('reads the parts %j as %j', (parts, read) => expect(valueOfParts(parts)).toEqual(read));
