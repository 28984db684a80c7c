import type { Field } from '../catalogue/catalogue.ts';
import { type Issue, validateField } from '../catalogue/validate.ts';
import { isSamplePlaces } from './sampleId.ts';

/** What analysers speak. */
export const giaoThucThietBi = {
  ASTM: { vi: 'ASTM E1381/E1394', en: 'ASTM E1381/E1394' },
  HL7: { vi: 'HL7 v2 (MLLP)', en: 'HL7 v2 (MLLP)' },
} as const;

/** Who opens the connection. */
export const cachNoiThietBi = {
  Nghe: { vi: 'Sen chờ, máy gọi đến', en: 'Sen listens, the analyser connects' },
  Goi: {
    vi: 'Sen gọi đến máy hoặc hộp chuyển cổng COM',
    en: 'Sen connects to the analyser or its serial gateway',
  },
} as const;

/** How the letters of messages are written, unless a message says so itself. */
export const bangMaThietBi = {
  'utf-8': { vi: 'UTF-8', en: 'UTF-8' },
  'windows-1258': { vi: 'Windows-1258 (tiếng Việt)', en: 'Windows-1258 (Vietnamese)' },
  'iso-8859-1': { vi: 'ISO 8859-1', en: 'ISO 8859-1' },
} as const;

/** The fields of the link of a device, in the order of its form. */
export const ketNoiThietBiFields = {
  ThietBi_Id: { kind: 'ref', to: 'ThietBi', label: { vi: 'Thiết bị', en: 'Device' }, required: true },
  NoiThucHien_Id: {
    kind: 'ref',
    to: 'Node',
    label: { vi: 'Phòng xét nghiệm', en: 'Laboratory' },
    required: true,
  },
  GiaoThuc: {
    kind: 'enum',
    type: 'GiaoThucThietBi',
    label: { vi: 'Giao thức', en: 'Protocol' },
    required: true,
    values: giaoThucThietBi,
  },
  CachNoi: {
    kind: 'enum',
    type: 'CachNoiThietBi',
    label: { vi: 'Cách kết nối', en: 'Connection' },
    required: true,
    values: cachNoiThietBi,
  },
  DiaChi: {
    kind: 'text',
    label: { vi: 'Địa chỉ của máy', en: 'Address of the analyser' },
    max: 100,
    pattern: 'host',
  },
  Cong: {
    kind: 'number',
    label: { vi: 'Cổng TCP', en: 'TCP port' },
    required: true,
    min: '1',
    max: '65535',
    plain: true,
  },
  BangMa: {
    kind: 'enum',
    type: 'BangMaThietBi',
    label: { vi: 'Bảng mã', en: 'Character set' },
    required: true,
    values: bangMaThietBi,
  },
  ViTriMau: {
    kind: 'text',
    label: { vi: 'Vị trí mã mẫu trong tin', en: 'Place of the sample id in messages' },
    max: 60,
  },
  GuiChiDinh: {
    kind: 'bool',
    label: { vi: 'Gửi chỉ định khi lấy mẫu', en: 'Send orders when the sample is taken' },
  },
  ImSauPhut: {
    kind: 'number',
    label: { vi: 'Báo im lặng sau (phút)', en: 'Silent after (minutes)' },
    min: '1',
    max: '10080',
  },
  Bat: { kind: 'bool', label: { vi: 'Bật kết nối', en: 'Connection is on' } },
} as const satisfies Record<string, Field>;

/** The fields of what a code of an analyser means. */
export const maMayChiSoFields = {
  MaMay: { kind: 'text', label: { vi: 'Mã trên máy', en: 'Code of the analyser' }, required: true, max: 100 },
  MaChiSo: { kind: 'text', label: { vi: 'Chỉ số', en: 'Index' }, max: 20, pattern: 'code' },
  BoQua: { kind: 'bool', label: { vi: 'Không dùng mã này', en: 'This code is not used' } },
  HeSo: {
    kind: 'number',
    label: { vi: 'Hệ số nhân', en: 'Factor' },
    min: '0.000001',
    max: '1000000',
  },
  SoLe: { kind: 'number', label: { vi: 'Số chữ số thập phân', en: 'Decimals' }, min: '0', max: '6' },
  DonViMay: { kind: 'text', label: { vi: 'Đơn vị trên máy', en: 'Unit of the analyser' }, max: 30 },
} as const satisfies Record<string, Field>;

const issuesIn = (
  fields: Readonly<Record<string, Field>>,
  values: Readonly<Record<string, unknown>>,
): Issue[] =>
  Object.entries(fields).flatMap(([path, field]) => {
    const value = values[path];
    return [
      ...validateField(path, field, value),
      ...(wholeNumbers.has(path) && /\./.test(String(value ?? '')) ? [{ path, code: 'NOT_A_NUMBER' }] : []),
    ];
  });

const wholeNumbers: ReadonlySet<string> = new Set(['Cong', 'ImSauPhut', 'SoLe']);

const ipv4 = /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$/;

/** Whether a link must have an address: one that calls, and one that is on, which lets in that address only. */
export function needsAddress({ CachNoi, Bat }: { CachNoi?: unknown; Bat?: unknown }): boolean {
  return CachNoi === 'Goi' || Bat === true;
}

/** What is wrong with the link of a device, by its fields. */
export function ketNoiThietBiIssues(values: Readonly<Record<string, unknown>>): Issue[] {
  const issues = issuesIn(ketNoiThietBiFields, values);
  const { CachNoi, DiaChi, Bat, GiaoThuc, ViTriMau } = values;
  if (ViTriMau && !isSamplePlaces(String(ViTriMau), GiaoThuc))
    issues.push({ path: 'ViTriMau', code: 'NOT_A_PLACE' });
  if (!DiaChi) {
    if (needsAddress({ CachNoi, Bat })) issues.push({ path: 'DiaChi', code: 'REQUIRED' });
  } else if (
    CachNoi === 'Nghe' &&
    !ipv4.test(String(DiaChi)) &&
    !issues.some(({ path }) => path === 'DiaChi')
  )
    issues.push({ path: 'DiaChi', code: 'NOT_AN_IP' });
  return issues;
}

/** What is wrong with the meaning of a code, by its fields. */
export function maMayChiSoIssues(values: Readonly<Record<string, unknown>>): Issue[] {
  const issues = issuesIn(maMayChiSoFields, values);
  if (values['BoQua'] !== true && !values['MaChiSo']) issues.push({ path: 'MaChiSo', code: 'REQUIRED' });
  return issues;
}
