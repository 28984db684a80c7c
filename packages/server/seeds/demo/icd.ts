import { readFileSync } from 'node:fs';
import path from 'node:path';
import { officialLists } from '../../src/engine/catalogue/imports/shipped.ts';
import { commonDiseaseFile } from '../../src/features/imports/commonDiseases.ts';

/** The diseases of the demo and the blocks they belong to: the short list that ships with Sen, which a new site may begin with too. */
const lines = readFileSync(path.join(officialLists, commonDiseaseFile), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .slice(1)
  .map((line) => line.split(';'));

const groups = lines.filter(([chapter]) => chapter !== '');

export const nhomICD = [
  'MaNhomICD|TenNhomICD|TenTiengAnh|ChuongICD_Id',
  ...groups.map(([chapter, group, name, english]) => [group, name, english, chapter].join('|')),
].join('\n');

export const icd = [
  'NhomICD_Id|MaICD|TenICD|TenTiengAnh|GioiTinh|KhongLamBenhChinh|KhongKhuyenKhichBenhChinh|CoMaChiTietHon|ChiNguyenNhanTuVong|Asterisk|TruyenNhiem|ManTinh',
  ...lines.map(([, group, , , code, name, english, sex, ...marks]) =>
    [group, code, name, english, sex, ...marks.map((mark) => (mark === 'x' ? '1' : ''))].join('|'),
  ),
].join('\n');
