import { describe, expect, it } from 'vitest';
import { everyRight, refusal } from '../acts/acts.ts';
import { allowedByState } from '../acts/testTable.ts';
import { baoCaoActs } from './baoCaoActs.ts';
import { type BaoCao, deadlineState, draftIssues, sendIssues } from './baoCaoCaBenh.ts';

const today = '2026-11-25';
const whole: BaoCao = {
  PhanLoaiCa: 'NghiNgo',
  NoiO: 'Phường Hòa Thuận',
  NgayKhoiPhat: '2026-11-22',
  NgayKhamDauTien: '2026-11-25',
  TiemChung: 'KhongRo',
  TinhTrang: 'DangDieuTri',
  NguoiBaoCao_Id: 'n',
  DienThoaiBaoCao: '0292 3821 115',
  NgayBaoCao: '2026-11-25',
};
const sent = (over: Partial<BaoCao>) =>
  sendIssues({ ...whole, ...over }, today).map(({ path, code }) => `${path} ${code}`);

describe('a case report', () => {
  it('is changed until it is sent, then written anew or cancelled', () => {
    expect(allowedByState(baoCaoActs, (TrangThai) => ({ TrangThai, node: null }))).toEqual({
      Nhap: ['sua', 'gui', 'huy'],
      DaGui: ['lapLai', 'huy'],
      BiThayThe: [],
      DaHuy: [],
    });
    const facts = { TrangThai: 'DaGui', node: null };
    expect(refusal(baoCaoActs, 'sua', facts, everyRight)?.code).toBe('CASE_REPORT_SENT');
  });

  it('is sent once it is whole', () => {
    expect(sent({})).toEqual([]);
    expect(sendIssues({}, today).map(({ path }) => path)).toEqual([
      'PhanLoaiCa',
      'NoiO',
      'NgayKhoiPhat',
      'NgayKhamDauTien',
      'TiemChung',
      'TinhTrang',
      'NguoiBaoCao_Id',
      'DienThoaiBaoCao',
    ]);
  });

  it.each<[string, Partial<BaoCao>, string[]]>([
    ['a sample', { LayMau: true }, ['NgayLayMau', 'LoaiMau', 'LoaiXetNghiem', 'KetQuaXetNghiem']],
    [
      'a result',
      {
        LayMau: true,
        NgayLayMau: '2026-11-24',
        LoaiMau: 'Máu',
        LoaiXetNghiem: 'NS1',
        KetQuaXetNghiem: 'DuongTinh',
      },
      ['NgayXetNghiem'],
    ],
    ['a vaccination', { TiemChung: 'Co' }, ['SoMuiTiem']],
    ['a death', { TinhTrang: 'TuVong' }, ['NgayTinhTrang']],
    ['a transfer', { TinhTrang: 'ChuyenVien' }, ['NgayTinhTrang', 'NoiChuyenDen']],
  ])('says more of %s', (_what, over, missing) => {
    expect(sent(over)).toEqual(missing.map((path) => `${path} REQUIRED`));
  });

  it('has days that follow one another, none in the future', () => {
    const issues = draftIssues(
      { ...whole, NgayKhoiPhat: '2026-11-26', NgayLayMau: '2026-11-24', NgayXetNghiem: '2026-11-23' },
      today,
    );
    expect(issues.map(({ path, code }) => `${path} ${code}`)).toEqual([
      'NgayKhoiPhat IN_THE_FUTURE',
      'NgayKhamDauTien CASE_DAYS',
      'NgayXetNghiem CASE_DAYS',
    ]);
    expect(draftIssues({ SoMuiTiem: 21 }, today).map(({ code }) => code)).toEqual(['TOO_LARGE']);
  });

  it('stands to its deadline', () => {
    const [han, before, after] = ['10:00', '09:59', '10:01'].map(
      (time) => new Date(`2026-11-25T${time}:00Z`),
    ) as [Date, Date, Date];
    expect(deadlineState(han, null, before)).toBe('SapDenHan');
    expect(deadlineState(han, null, after)).toBe('QuaHan');
    expect(deadlineState(han, before, after)).toBe('DungHan');
    expect(deadlineState(han, after, after)).toBe('GuiTre');
  });
});
