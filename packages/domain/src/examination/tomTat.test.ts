import { describe, expect, it } from 'vitest';
import { type RecordOfBoxes, recordOfBoxes, tomTatIssues, tomTatOf } from './tomTat.ts';

const record = (over: Partial<RecordOfBoxes> = {}): RecordOfBoxes => ({
  LyDoKham: 'Ho, sốt',
  TrieuChungLamSang: 'Họng đỏ',
  LoiDan: 'Uống nhiều nước',
  NgayTaiKham: '2026-12-05',
  loaiHuong: 'HenKham',
  tenHuong: 'Hẹn khám lại',
  ketQuas: ['WBC: 14 G/L (H)'],
  dieuTris: ['Paracetamol 500mg × 20'],
  ...over,
});
const nothing = {
  LyDoKham: null,
  TrieuChungLamSang: ' ',
  LoiDan: null,
  NgayTaiKham: null,
  ketQuas: [],
  dieuTris: [],
};

describe('the four boxes', () => {
  it('say what was typed and done', () => {
    expect(recordOfBoxes(record())).toEqual({
      QuaTrinhBenhLy: 'Ho, sốt\nHọng đỏ',
      KetQuaCanLamSang: 'WBC: 14 G/L (H)',
      PhuongPhapDieuTri: 'Paracetamol 500mg × 20',
      HuongDieuTri: 'Hẹn khám lại\nUống nhiều nước\nHẹn khám lại ngày 05/12/2026.',
    });
  });

  it('say what the doctor wrote before what the record says', () => {
    const written = { QuaTrinhBenhLy: 'Sốt ngày thứ ba', PhuongPhapDieuTri: '  ' };
    expect(tomTatOf(written, record())).toMatchObject({
      QuaTrinhBenhLy: 'Sốt ngày thứ ba',
      PhuongPhapDieuTri: 'Paracetamol 500mg × 20',
    });
  });

  it('take the advice as the treatment where nothing was prescribed', () => {
    expect(recordOfBoxes(record({ dieuTris: [] })).PhuongPhapDieuTri).toBe('Uống nhiều nước');
  });
});

describe('an examination is not closed', () => {
  const missing = (over: Partial<RecordOfBoxes>, written = {}) =>
    tomTatIssues(written, record({ ...nothing, ...over })).map(({ path }) => path);

  it.each([
    ['without a history and a treatment', {}, ['QuaTrinhBenhLy', 'PhuongPhapDieuTri']],
    ['without a history', { dieuTris: ['Khâu vết thương'] }, ['QuaTrinhBenhLy']],
    ['without a treatment', { LyDoKham: 'Đau tai' }, ['PhuongPhapDieuTri']],
  ])('%s', (_name, over, paths) => {
    expect(missing(over)).toEqual(paths);
  });

  it.each([
    ['ChoVe', true],
    ['CapToa', true],
    ['HenKham', true],
    ['NhapVien', false],
    ['ChuyenVien', false],
    ['TuVong', false],
  ])('with the resolution %s the treatment is missing: %s', (loaiHuong, is) => {
    expect(missing({ LyDoKham: 'Đau tai', loaiHuong }).includes('PhuongPhapDieuTri')).toBe(is);
  });

  it('unless the doctor writes what the record does not say', () => {
    expect(missing({}, { QuaTrinhBenhLy: 'Khám định kỳ', PhuongPhapDieuTri: 'Không dùng thuốc' })).toEqual(
      [],
    );
  });
});
