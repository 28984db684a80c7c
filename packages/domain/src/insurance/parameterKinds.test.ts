import { describe, expect, it } from 'vitest';
import { defaultParameters } from './defaultParameters.ts';
import { parameterIssues, parameterKind } from './parameterKinds.ts';

const faults = (
  ma: string,
  giaTri: unknown,
  tuNgay: unknown = '2027-01-01',
  canCu: unknown = 'Nghị định X',
) => parameterIssues(ma, { tuNgay, giaTri, canCu }).map(({ path, code }) => `${path}:${code}`);

describe('a legal parameter', () => {
  it.each(defaultParameters.map(({ ma, tuNgay, giaTri }) => [ma, tuNgay, giaTri] as const))(
    '%s of %s has a name in both languages, and its value %s is one that it takes',
    (ma, tuNgay, giaTri) => {
      const found = parameterKind(ma);
      expect(found?.label.vi).toBeTruthy();
      expect(found?.label.en).toBeTruthy();
      expect(faults(ma, giaTri, tuNgay)).toEqual([]);
    },
  );

  it.each([
    ['LCS', '0', 'giaTri'],
    ['LCS', 'nhiều', 'giaTri'],
    ['MUC_HUONG.4', '101', 'giaTri'],
    ['MUC_HUONG.4', '-1', 'giaTri'],
    ['DOI_MUC.CN3', '6', 'giaTri'],
    ['DOI_MUC.CN3', '2.5', 'giaTri'],
    ['SO_NGAY_GIA_HAN_THE', '15.5', 'giaTri'],
    ['TRAN_GOI_THEO_NGAY_Y_LENH', 'true', 'giaTri'],
    ['KHONG_CO', '1', 'ma'],
    ['TUYEN.99', '1', 'ma'],
  ])('%s does not take %s', (ma, giaTri, at) => {
    expect(parameterIssues(ma, { tuNgay: '2027-01-01', giaTri, canCu: 'X' }).map(({ path }) => path)).toEqual(
      [at],
    );
  });

  it('wants its day and its source', () => {
    expect(faults('LCS', '2700000', '2027-02-30', '')).toEqual(['tuNgay:NOT_A_DATE', 'canCu:REQUIRED']);
  });
});
