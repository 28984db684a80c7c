import { describe, expect, it } from 'vitest';
import { everyRight, refusal } from '../acts/acts.ts';
import { actsWithoutRight } from '../acts/testTable.ts';
import { ketQuaKiemChuanActs, ketQuaKiemChuanIssues, khacPhucIssues } from './ketQuaKiemChuan.ts';
import { vatLieuIssues } from './materials.ts';
import { ownTarget } from './targets.ts';
import {
  brokenRules,
  type ControlRun,
  judgeRuns,
  type QuyTacWestgard,
  quyTacWestgard,
  rejectingRules,
  verdictOf,
  zScore,
} from './westgard.ts';

const all = {
  loai13s: true,
  loai22s: true,
  loaiR4s: true,
  loai41s: true,
  loai10x: true,
};
const usual = rejectingRules(all);

describe('z-scores', () => {
  it('are exact: a value on a limit is on it', () => {
    expect(zScore('5.6', '5', '0.2')).toBe('3');
    expect(zScore('4.85', '5', '0.1')).toBe('-1.5');
    expect(zScore('100', '100', '3')).toBe('0');
    expect(zScore('7', '5', '3')).toBe('0.6667');
  });
});

// glucose of a level with mean 5 and SD 0.2: what a day's value breaks after the values before it, and beside another level
const worked: [what: string, z: number, before: number[], beside: number[], rules: QuyTacWestgard[]][] = [
  ['within 2 SD', 1.9, [], [], []],
  ['exactly 2 SD is within', 2, [2, 2], [2], []],
  ['one beyond 2 SD', 2.1, [0.4], [], ['W1_2s']],
  ['exactly 3 SD is not beyond', 3, [], [], ['W1_2s']],
  ['one beyond 3 SD', -3.2, [0.4], [], ['W1_3s', 'W1_2s']],
  ['two running beyond 2 SD on one side', 2.1, [2.3], [], ['W2_2s', 'W1_2s']],
  ['two running on two sides are no 2-2s', 2.1, [-2.3], [], ['W1_2s']],
  ['one between interrupts 2-2s', 2.1, [0.1, 2.3], [], ['W1_2s']],
  ['two levels of a run on one side', -2.1, [], [-2.4], ['W2_2s', 'W1_2s']],
  ['two levels of a run on two sides', 2.1, [], [-2.2], ['WR_4s', 'W1_2s']],
  ['two levels, one within 2 SD, are no R-4s', 2.6, [], [-1.9], ['W1_2s']],
  ['four running beyond 1 SD on one side', 1.1, [1.2, 1.3, 1.4], [], ['W4_1s']],
  ['three are no 4-1s', 1.1, [1.2, 1.3], [], []],
  ['one of four on the other side', 1.1, [1.2, -1.3, 1.4], [], []],
  ['ten running on one side', -0.1, Array<number>(9).fill(-0.3), [], ['W10_x']],
  ['nine are no 10-x', -0.1, Array<number>(8).fill(-0.3), [], []],
  ['the mean itself is on no side', 0, Array<number>(9).fill(-0.3), [], []],
  ['all at once', 3.1, Array<number>(9).fill(2.2), [], ['W1_3s', 'W2_2s', 'W4_1s', 'W10_x', 'W1_2s']],
];

describe('the rules of Westgard', () => {
  it.each(worked)('%s', (_what, z, before, beside, rules) => {
    expect(brokenRules(z, before, beside)).toEqual(rules);
    expect(
      brokenRules(
        -z,
        before.map((one) => -one),
        beside.map((one) => -one),
      ),
    ).toEqual(rules);
  });

  it('1-2s warns, the others reject unless the site lets them warn', () => {
    expect(verdictOf([], usual).DanhGia).toBe('Dat');
    expect(verdictOf(['W1_2s'], usual).DanhGia).toBe('CanhBao');
    for (const rule of Object.keys(quyTacWestgard) as QuyTacWestgard[]) // keys of the record
      if (rule !== 'W1_2s') expect(verdictOf([rule], usual).DanhGia).toBe('LoaiBo');
    expect(verdictOf(['W10_x'], rejectingRules({ ...all, loai10x: false })).DanhGia).toBe('CanhBao');
  });
});

describe('the results of an index', () => {
  const hour = 60 * 60_000;
  const run = (id: string, z: number, at: number, part: Partial<ControlRun> = {}): ControlRun => ({
    id,
    material: 'lot-1',
    level: 'Muc1',
    at: at * hour,
    z,
    corrected: false,
    ...part,
  });
  const second = { material: 'lot-2', level: 'Muc2' };
  const told = (runs: ControlRun[]) =>
    [...judgeRuns(runs, usual)].map(([id, { DanhGia, QuyTacs }]) => [id, DanhGia, ...QuyTacs].join(' '));

  it('are judged within their lot, and across levels within an hour', () => {
    expect(
      told([
        run('a', 2.2, 0),
        run('b', 2.1, 0.5, second),
        run('c', 2.2, 24, { material: 'lot-9' }),
        run('d', -2.2, 25.5, second),
      ]),
    ).toEqual(['a CanhBao W1_2s', 'b LoaiBo W2_2s W1_2s', 'c CanhBao W1_2s', 'd CanhBao W1_2s']);
  });

  it('beside a level that was repeated in the run, its last result counts', () => {
    expect(told([run('a', -2.2, 0), run('b', 0.1, 0.2), run('c', 2.2, 0.4, second)])[2]).toBe(
      'c CanhBao W1_2s',
    );
  });

  it('are counted anew after a corrective action, at every level', () => {
    const before = Array.from({ length: 10 }, (_, nth) => run(`a${nth}`, 0.5, nth * 24));
    const after = [run('b', 0.5, 240), run('c', 2.1, 240.5, second)];
    expect(told([...before, ...after]).slice(9)).toEqual([
      'a9 LoaiBo W10_x',
      'b LoaiBo W10_x',
      'c CanhBao W1_2s',
    ]);
    const corrected = before.map((one) => ({ ...one, corrected: one.id === 'a9' }));
    expect(told([...corrected, ...after]).slice(10)).toEqual(['b Dat', 'c CanhBao W1_2s']);
  });
});

describe('own targets', () => {
  it('are the mean and the sample standard deviation, two decimals finer than the results', () => {
    expect(ownTarget(['4.8', '5.0', '5.2'])).toEqual({
      soLan: 3,
      TrungBinh: '5',
      DoLechChuan: '0.2',
      CV: '4',
    });
    expect(ownTarget(['140', '141', '143'])).toMatchObject({
      TrungBinh: '141.33',
      DoLechChuan: '1.53',
      CV: '1.08',
    });
  });

  it('are none of one result, or of results that do not differ', () => {
    expect([ownTarget([]), ownTarget(['5']), ownTarget(['5', '5'])]).toEqual([null, null, null]);
  });
});

describe('what is typed', () => {
  const said = (issues: { path: string; code: string }[]) =>
    issues.map(({ path, code }) => `${path} ${code}`);

  it('of a result is a number', () => {
    expect(said(ketQuaKiemChuanIssues('5,4', ''))).toEqual([]);
    expect(said(ketQuaKiemChuanIssues('+2,5', ''))).toEqual([]);
    expect(said(ketQuaKiemChuanIssues(' ', ''))).toEqual(['GiaTri REQUIRED']);
    expect(said(ketQuaKiemChuanIssues('<5', 'x'.repeat(1001)))).toEqual([
      'GiaTri NOT_A_NUMBER',
      'GhiChu TOO_LONG',
    ]);
  });

  it('of a corrective action is its cause and what was done', () => {
    expect(said(khacPhucIssues({ NguyenNhan: ' ', KhacPhuc: '' }))).toEqual([
      'NguyenNhan REQUIRED',
      'KhacPhuc REQUIRED',
    ]);
  });

  it('of a material: a code that is no sample of a patient, each index once', () => {
    expect(
      said(vatLieuIssues({ MaVatLieu: '2611260001', ChiSos: [{ ChiSo_Id: 'a' }, { ChiSo_Id: 'a' }] })),
    ).toEqual(['MaVatLieu QC_CODE_DIGITS', 'ChiSos.1.ChiSo_Id QC_INDEX_TWICE']);
    expect(vatLieuIssues({ MaVatLieu: 'QC1', ChiSos: [{ ChiSo_Id: 'a' }, {}, {}] })).toEqual([]);
  });

  it('is corrected where it was rejected, and taken out once', () => {
    const facts = (TrangThai: string, DanhGia: 'Dat' | 'LoaiBo') => ({ node: 'lab', TrangThai, DanhGia });
    const says = (act: 'khacPhuc' | 'huy', ...of: Parameters<typeof facts>) =>
      refusal(ketQuaKiemChuanActs, act, facts(...of), everyRight)?.code ?? null;
    expect(says('khacPhuc', 'HieuLuc', 'LoaiBo')).toBeNull();
    expect(says('khacPhuc', 'HieuLuc', 'Dat')).toBe('QC_NOT_REJECTED');
    expect(says('huy', 'HieuLuc', 'Dat')).toBeNull();
    expect(says('huy', 'DaHuy', 'Dat')).toBe('STATE_CHANGED');
    expect(actsWithoutRight(ketQuaKiemChuanActs, facts('HieuLuc', 'LoaiBo'))).toEqual([]);
  });
});
