import { describe, expect, it } from 'vitest';
import { judge, worst } from './thresholds.ts';

describe('the health of a part', () => {
  it.each([
    ['KET_NOI', { phanTram: 40 }, 'TOT', null],
    ['KET_NOI', { phanTram: 75 }, 'CANH_BAO', 'CONNECTIONS'],
    ['KET_NOI', { phanTram: 95 }, 'LOI', 'CONNECTIONS'],
    ['DIA_DU_LIEU', { phanTramTrong: 15 }, 'TOT', null],
    ['DIA_DU_LIEU', { phanTramTrong: 14 }, 'CANH_BAO', 'DISK'],
    ['DIA_DU_LIEU', { phanTramTrong: 4 }, 'LOI', 'DISK'],
    ['DIA_DU_LIEU', { phanTramTrong: null }, 'TOT', null],
    ['DIA_DU_LIEU', { phanTramTrong: 40, thieuCho: 1, day: 0 }, 'CANH_BAO', 'DISK'],
    ['DIA_SAO_LUU', { phanTramTrong: 1, thieuCho: 1, day: 1 }, 'LOI', 'DISK_FULL'],
    ['CONG_VIEC', { choLauNhatGiay: null, hong: 0 }, 'TOT', null],
    ['CONG_VIEC', { choLauNhatGiay: 130, hong: 60 }, 'LOI', 'JOBS_FAILED'],
    ['SAO_LUU', { tuoiGio: null, kiemChungNgay: null }, 'CANH_BAO', 'NO_BACKUP'],
    ['SAO_LUU', { tuoiGio: 2, kiemChungNgay: null }, 'CANH_BAO', 'NOT_PROVEN'],
    ['SAO_LUU', { tuoiGio: 2, kiemChungNgay: 3, kiemChungHong: 1 }, 'LOI', 'PROOF_FAILED'],
    ['SAO_LUU', { tuoiGio: 2, kiemChungNgay: 3, kiemChungHong: 0, lanCuoiLoi: 0 }, 'TOT', null],
    ['NHAT_KY', { choNiemPhongGiay: 30, chuoiHong: 1 }, 'LOI', 'CHAIN_BROKEN'],
    ['MAY_CHU', { soPhienBan: 2 }, 'CANH_BAO', 'VERSIONS'],
  ] as const)('%s with %j is %s for %s', (part, figures, trangThai, lyDo) => {
    expect(judge(part, figures)).toEqual({ trangThai, lyDo });
  });

  it('is the worst of all for the whole site', () => {
    expect(worst(['TOT', 'CANH_BAO', 'TOT'])).toBe('CANH_BAO');
    expect(worst(['CANH_BAO', 'LOI'])).toBe('LOI');
    expect(worst([])).toBe('TOT');
  });
});
