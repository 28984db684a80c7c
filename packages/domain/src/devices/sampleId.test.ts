import { expect, it } from 'vitest';
import { ketNoiThietBiIssues } from './link.ts';
import { sampleIdOf, samplePlaces } from './sampleId.ts';

it('takes the longest part for the id of a sample, and keeps all where there are several', () => {
  expect(sampleIdOf(['', '2611050001', ''])).toEqual({ SIDMau: '2611050001' });
  expect(sampleIdOf(['2', '1', '2611050001', 'B'])).toEqual({
    SIDMau: '2611050001',
    MauKhac: ['2', '1', '2611050001', 'B'],
  });
  expect(sampleIdOf([])).toEqual({ SIDMau: '' });
});

it('reads where a link says that the id stands', () => {
  expect([...samplePlaces('O.4.3, obr-2')]).toEqual([
    ['O', { field: 4, part: 3 }],
    ['OBR', { field: 2, part: null }],
  ]);
  expect(samplePlaces(null).size).toBe(0);
});

it.each([
  ['ASTM', 'O.4.3, Q.3.3', null],
  ['ASTM', 'O.3', null],
  ['ASTM', 'OBR-2', 'NOT_A_PLACE'],
  ['ASTM', 'O.1', 'NOT_A_PLACE'],
  ['ASTM', 'O.3 O.4', 'NOT_A_PLACE'],
  ['HL7', 'OBR-2, QRD-8.1', null],
  ['HL7', 'O.4.3', 'NOT_A_PLACE'],
  ['HL7', 'OBR-2.0', 'NOT_A_PLACE'],
  ['HL7', 'ở đâu đó', 'NOT_A_PLACE'],
])('of %s the place %s is refused by %s', (GiaoThuc, ViTriMau, code) => {
  const issues = ketNoiThietBiIssues({ GiaoThuc, ViTriMau }).filter(({ path }) => path === 'ViTriMau');
  expect(issues.map((issue) => issue.code)).toEqual(code ? [code] : []);
});
