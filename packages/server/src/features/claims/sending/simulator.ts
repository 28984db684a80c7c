import { X509Certificate } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { TableRows } from '@sen/domain/claims/file';
import { dayIn } from '@sen/domain/claims/moments';
import { claimTables } from '@sen/domain/claims/tables';
import { rowIssues } from '@sen/domain/claims/validate';
import { localDay } from '../../../engine/context.ts';
import type { Simulated } from '../../../engine/outside/simulatorServer.ts';
import type { PortalPart } from '../../insurance/simulator.ts';
import { verifyFile } from '../signature/verify.ts';
import { readFile, readTable } from '../xml/read.ts';

/** What the portal keeps of a transaction. */
type Taken = { maGiaoDich: string; MA_LK: string; at: number; day: string; faults: string[]; kind: string };

/** Where the simulator keeps what it was sent, so that it does not forget when Sen is started again; a file, or memory. */
export class KeptClaims {
  #file: string | null;
  #all: Taken[] = [];
  constructor(file: string | null = null) {
    this.#file = file;
    if (file && existsSync(file)) this.#all = JSON.parse(readFileSync(file, 'utf8'));
  }
  get all(): readonly Taken[] {
    return this.#all;
  }
  add(one: Taken): void {
    this.#all.push(one);
    if (!this.#file) return;
    mkdirSync(path.dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, JSON.stringify(this.#all));
  }
}

/** How the portal treats what is sent of a visit, by the end of the patient's name: for trying it out. */
const habits = {
  'MAT KET NOI': 'dies',
  'KHONG TRA LOI': 'hangs',
  'CHO TRA LOI': 'late',
  'BI TRA': 'returns',
} as const;

/** The portal tells what it found so many hours after it received a file. */
const HOURS = 6;
const LATE_HOURS = 48;

const sends = new Map([
  ['/api/qd130/guiHoSoXmlQD3176', { loaiHoSo: '130', checkIn: false }],
  ['/api/qd130/checkInKcbQd3176', { loaiHoSo: '0', checkIn: true }],
]);
const fields = ['username', 'loaiHoSo', 'maTinh', 'maCSKCB', 'fileHSBase64'];

/**
 * The part of the demo's portal that takes claims. It refuses what the real one refuses: tokens that have ended (401), an account of
 * another facility (403), unknown fields (205), what is no XML of the right form (201), a file without a valid signature or with fields
 * that are wrong (202), an empty one (204). The same MA_LK again takes the place of the first.
 */
export function claimsAtPortal(kept: KeptClaims, facility: string | null = null): PortalPart {
  return ({ url, body, headers, now }, signedIn) => {
    const send = sends.get(url.pathname);
    if (send) {
      if (!signedIn(headers['accesstoken'], headers['tokenid']))
        return said('401', 'Phiên làm việc đã hết hạn');
      return take(kept, { body, now, facility, ...send });
    }
    const older = {
      '/api/egw/nhanChiTietHSNgay4210': dayAnswer,
      '/api/egw/nhanChiTietLoiHS4210': faultAnswer,
    };
    const answer = Object.hasOwn(older, url.pathname) ? older[url.pathname as keyof typeof older] : null; // one of its keys
    if (!answer) return undefined;
    const query = url.searchParams;
    if (!signedIn(query.get('token'), query.get('id_token'))) return said('401', 'Sai mã truy cập');
    return { status: 200, body: answer(kept, query, now) };
  };
}

type Sent = {
  body: Readonly<Record<string, unknown>>;
  now: Date;
  facility: string | null;
  loaiHoSo: string;
  checkIn: boolean;
};

function take(kept: KeptClaims, { body, now, facility, loaiHoSo, checkIn }: Sent): Simulated {
  const names = Object.keys(body);
  const wrong = [
    ...names.filter((name) => !fields.includes(name)),
    ...fields.filter((name) => !names.includes(name)),
  ];
  if (wrong.length > 0 || String(body['loaiHoSo']) !== loaiHoSo)
    return said('205', `Sai tham số: ${wrong.join(', ')}`);
  if (facility && body['maCSKCB'] !== facility)
    return said('403', 'Tài khoản không có quyền gửi cho cơ sở này');
  const xml = Buffer.from(String(body['fileHSBase64']), 'base64').toString('utf8');
  if (xml.trim() === '') return said('204', 'Hồ sơ rỗng');
  let found: ReturnType<typeof looked>;
  try {
    found = looked(xml, checkIn);
  } catch (error) {
    return said('201', `XML sai định dạng: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (typeof found === 'string') return said('202', found);
  const { MA_LK, name } = found;
  const habit = Object.entries(habits).find(([end]) => name.endsWith(end))?.[1];
  const before = kept.all.some((one) => one.MA_LK === MA_LK && one.kind === loaiHoSo);
  if (habit === 'hangs' && !before) {
    remember();
    return null;
  }
  const maGiaoDich = remember();
  if (habit === 'dies' && kept.all.filter((one) => one.MA_LK === MA_LK).length === 1) return 'dies';
  return {
    status: 200,
    body: { maKetQua: '200', maGiaoDich, thoiGianTiepNhan: stamp(now), thongDiep: '' },
  };

  function remember(): string {
    const maGiaoDich = `GD${String(kept.all.length + 1).padStart(8, '0')}`;
    const faults =
      habit === 'returns' && !before
        ? [`MA_LK ${MA_LK}: MA_BENH_CHINH chưa phù hợp với dịch vụ đã chỉ định`]
        : [];
    const wait = habit === 'late' ? LATE_HOURS : HOURS;
    kept.add({
      ...{ maGiaoDich, MA_LK, day: localDay(now), faults, kind: loaiHoSo },
      at: now.getTime() + wait * 3_600_000,
    });
    return maGiaoDich;
  }
}

/** What a file says of whom; the words of what is wrong with its content. Throws where it is no file at all. */
function looked(xml: string, checkIn: boolean): { MA_LK: string; name: string } | string {
  const certificate = /<X509Certificate>([^<]+)</.exec(xml.replaceAll(/<(\/?)\w+:/g, '<$1'))?.[1];
  if (!certificate) return 'Hồ sơ chưa ký số';
  const der = Buffer.from(certificate, 'base64');
  let signed: string;
  try {
    signed = verifyFile(xml, new X509Certificate(der).raw);
  } catch {
    return 'Chữ ký số không hợp lệ';
  }
  const { XML0 } = claimTables;
  const tables: readonly TableRows[] = checkIn
    ? [{ table: XML0, rows: readTable(XML0, signed) }]
    : readFile(signed).hoSos.flat();
  const main = tables.find(({ table }) => table.code === (checkIn ? 'XML0' : 'XML1'))?.rows[0];
  if (!main) return 'Thiếu XML1';
  const day = dayIn(main['NGAY_RA'] ?? main['NGAY_VAO'] ?? '');
  const issues = tables.flatMap(({ table, rows }) =>
    rows.flatMap((row, at) =>
      rowIssues(table, row, day).map(({ field, problem }) => `${table.code}.${at + 1}.${field} ${problem}`),
    ),
  );
  if (issues.length > 0) return issues.slice(0, 10).join('; ');
  return { MA_LK: String(main['MA_LK']), name: withoutMarks(String(main['HO_TEN'])) };
}

const withoutMarks = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('Đ', 'D').toUpperCase();

function dayAnswer(kept: KeptClaims, query: URLSearchParams, now: Date) {
  const [d, m, y] = (query.get('ngayGui') ?? '').split('/');
  const judged = kept.all.filter((one) => one.day === `${y}-${m}-${d}` && one.at <= now.getTime());
  return {
    maKetQua: '200',
    dsHoSo: judged.map(({ maGiaoDich, faults, day }) => ({
      ngayGui: day,
      maGiaoDich,
      soLuongHoSo: 1,
      slHoSoDung: faults.length === 0 ? 1 : 0,
      slHoSoLoi: faults.length === 0 ? 0 : 1,
      tongTien: '0',
      mieuTa: '',
    })),
  };
}

function faultAnswer(kept: KeptClaims, query: URLSearchParams) {
  const one = kept.all.find(({ maGiaoDich }) => maGiaoDich === query.get('maGiaoDich'));
  return { maKetQua: '200', dsLoi: (one?.faults ?? []).map((moTaLoi) => ({ maLoi: '202', moTaLoi })) };
}

/** yyyyMMddHHmmss of Viet Nam's clock. */
function stamp(now: Date): string {
  return new Date(now.getTime() + 7 * 3_600_000).toISOString().slice(0, 19).replaceAll(/[-T:]/g, '');
}

const said = (maKetQua: string, thongDiep: string): Simulated => ({
  status: 200,
  body: { maKetQua, thongDiep },
});
