import { expect, it } from 'vitest';
import type { Access } from '../access.ts';
import {
  type BulkRows,
  commonAccess,
  fitting,
  inputsOf,
  issuesByStaff,
  rowIssues,
  rowsBesides,
  type Staff,
} from './bulkRows.ts';

const staff = (
  id: string,
  TenNhanVien: string,
  proposedUsername: string,
  TenPhongBan = 'Khoa Nội',
): Staff => ({
  _id: id,
  MaNhanVien: `NV${id}`,
  TenNhanVien,
  TenChucVu: 'Bác sĩ',
  TenPhongBan,
  proposedUsername,
});
const access: Access = { profiles: [{ profile_Id: 'p', node_Ids: ['n'] }], defaultProfile_Id: null };
const an = staff('1', 'Nguyễn Văn An', 'annv');
const an2 = staff('2', 'Nguyễn Vũ An', 'annv2', 'Khoa Ngoại');
const both = [an, an2];
const found = (rows: BulkRows, taken: string[] = []) =>
  [...rowIssues(both, rows, new Set(taken))].map(([id, issues]) => [
    id,
    issues.map((one) => `${one.path} ${one.code}`),
  ]);

it('staff are found by name without accents or code, and by department', () => {
  const find = (keyword: string, department: string | null = null) =>
    fitting(both, { keyword, department, position: null }).map((one) => one._id);
  expect(find('nguyen vu')).toEqual(['2']);
  expect(find('nv1')).toEqual(['1']);
  expect(find('', 'Khoa Nội')).toEqual(['1']);
  expect(find('khong co')).toEqual([]);
});

it('a proposed name is right, one that another row or account has is not, and profiles are needed', () => {
  expect(found({ 1: { username: null, access }, 2: { username: null, access: null } })).toEqual([
    ['1', []],
    ['2', ['profiles REQUIRED']],
  ]);
  expect(found({ 1: { username: ' ANNV2 ', access }, 2: { username: null, access } })).toEqual([
    ['1', ['username USERNAME_TAKEN']],
    ['2', ['username USERNAME_TAKEN']],
  ]);
  expect(found({ 1: { username: 'quantri', access }, 2: { username: 'đức', access } }, ['quantri'])).toEqual([
    ['1', ['username USERNAME_TAKEN']],
    ['2', ['username USERNAME_NOT_VALID']],
  ]);
  expect(found({ 1: { username: '', access }, 2: { username: null, access } })[0]).toEqual([
    '1',
    ['username REQUIRED'],
  ]);
});

it('rows are sent in their order, and a refusal finds its row again', () => {
  const sent = inputsOf(both, { 1: { username: 'An.NV', access }, 2: { username: null, access } });
  expect(sent).toMatchObject([
    { NhanVien_Id: '1', username: 'an.nv', profiles: [{ profile_Id: 'p', node_Ids: ['n'] }] },
    { NhanVien_Id: '2', username: 'annv2' },
  ]);
  const told = issuesByStaff([{ path: 'taiKhoan.1.username', code: 'USERNAME_TAKEN' }], sent);
  expect([...told]).toEqual([['2', [{ path: 'username', code: 'USERNAME_TAKEN' }]]]);
});

it('rows have an access in common when all have the same one', () => {
  const other = { ...access, profiles: [] };
  expect(commonAccess(['1', '2'], { 1: { username: null, access }, 2: { username: null, access } })).toBe(
    access,
  );
  expect(
    commonAccess(['1', '2'], { 1: { username: null, access }, 2: { username: null, access: other } }),
  ).toBeNull();
  expect(commonAccess(['1', '2'], { 1: { username: null, access } })).toBeNull();
});

it('who was chosen while an act was on its way is still chosen after it', () => {
  const row = { username: null, access };
  expect(rowsBesides({ 1: row, 2: row }, [{ NhanVien_Id: '1' }])).toEqual({ 2: row });
});
