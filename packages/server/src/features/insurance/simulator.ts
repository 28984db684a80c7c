import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { hienThiThe, parseThe } from '@sen/domain/insurance/card';
import { localDay } from '../../engine/context.ts';
import {
  type Simulated,
  type SimulatorServer,
  startSimulatorServer,
} from '../../engine/outside/simulatorServer.ts';
import { cardPath, portalPassword, tokenPath } from './portalProtocol.ts';

export type Simulator = SimulatorServer;

/** What the portal writes beside a result code. */
const words: Readonly<Record<string, string>> = {
  '000': 'Thông tin thẻ chính xác',
  '003': 'Thẻ cũ đã hết giá trị sử dụng, đã cấp thẻ mới',
  '004': 'Thẻ cũ còn giá trị sử dụng, đã cấp thẻ mới',
  '010': 'Thẻ hết giá trị sử dụng',
  '050': 'Không thấy thông tin thẻ BHYT',
  '051': 'Mã thẻ không đúng',
  '060': 'Thẻ sai họ tên',
  '070': 'Thẻ sai ngày sinh',
  '100': 'Lỗi khi lấy dữ liệu từ sổ thẻ',
  '101': 'Lỗi máy chủ',
  '110': 'Thẻ đã thu hồi',
  '120': 'Thẻ đã báo giảm',
  '130': 'Trẻ em chưa cấp thẻ',
};

const account = { username: 'demo', password: portalPassword('demo') };
/** A token lives so long. */
const LIFE_MS = 30 * 60_000;

/** What another part of the portal answers to its addresses; undefined for those of others. `signedIn` tells whether tokens live. */
export type PortalPart = (
  call: { url: URL; body: Readonly<Record<string, unknown>>; headers: IncomingHttpHeaders; now: Date },
  signedIn: (access: unknown, id: unknown) => boolean,
) => Simulated | undefined;

/**
 * The insurance portal of the demo on a socket of its own. It knows no people: every well-formed card is good, unless its
 * number ends in 99999 and a result code ("...99999110" is revoked). 99999408 never answers in time. Its tokens end.
 */
export async function startSimulator(
  now: () => Date = () => new Date(),
  parts: readonly PortalPart[] = [],
): Promise<Simulator> {
  const sessions = new Map<string, { id: string; until: number }>();
  const signedIn = (access: unknown, id: unknown) => {
    const session = sessions.get(String(access));
    return session !== undefined && session.id === id && session.until > now().getTime();
  };
  const signIn = (body: Readonly<Record<string, unknown>>) => {
    if (body['username'] !== account.username || body['password'] !== account.password)
      return { maKetQua: '401', APIKey: null };
    const [access_token, id_token] = [randomUUID(), randomUUID()];
    const until = now().getTime() + LIFE_MS;
    sessions.set(access_token, { id: id_token, until });
    const expires_in = new Date(until).toISOString();
    return { maKetQua: '200', APIKey: { access_token, id_token, token_type: 'Bearer', expires_in } };
  };
  return startSimulatorServer((path, body, headers) => {
    const url = new URL(path, 'http://portal');
    if (url.pathname === tokenPath) return { status: 200, body: signIn(body) };
    for (const part of parts) {
      const answer = part({ url, body, headers, now: now() }, signedIn);
      if (answer !== undefined) return answer;
    }
    if (url.pathname !== cardPath) throw new Error('unknown address');
    if (!signedIn(url.searchParams.get('token'), url.searchParams.get('id_token')))
      return { status: 200, body: { maKetQua: '401', ghiChu: 'Sai mã truy cập' } };
    const answer = cardAsked(body, now());
    return answer && { status: 200, body: answer };
  });
}

function cardAsked(body: Readonly<Record<string, unknown>>, now: Date): Record<string, unknown> | null {
  return cardOf(
    String(body['maThe'] ?? ''),
    String(body['hoTen'] ?? ''),
    String(body['ngaySinh'] ?? ''),
    now,
  );
}

function cardOf(maThe: string, hoTen: string, ngaySinh: string, now: Date): Record<string, unknown> | null {
  const card = parseThe(maThe);
  const [, special] = /99999(\d{3})$/.exec(card?.soThe ?? '') ?? [];
  if (special === '408') return null;
  const maKetQua = card === null ? '051' : (special ?? '000');
  const ghiChu = words[maKetQua] ?? `Mã kết quả ${maKetQua}`;
  if (card === null || !['000', '003', '004'].includes(maKetQua))
    return { maKetQua, ghiChu, maThe: card?.soThe ?? maThe };
  const digits = card.soThe.slice(-10);
  const full =
    card.loai === 'The15' || card.loai === 'TamThoi' ? card.soThe : `DN4${digits.slice(0, 2)}${digits}`;
  const year = Number(localDay(now).slice(0, 4));
  const days = { gtTheTu: `01/01/${year}`, gtTheDen: `31/12/${year}` };
  const renewed = maKetQua !== '000';
  return {
    maKetQua,
    ghiChu: `${ghiChu} (${hienThiThe(full)})`,
    maThe: full,
    hoTen,
    ngaySinh,
    gioiTinh: Number(digits.at(-1)) % 2 === 0 ? 'Nữ' : 'Nam',
    diaChi: 'Thành phố Hà Nội',
    maDKBD: '01999',
    cqBHXH: 'BHXH Thành phố Hà Nội',
    ...days,
    maKV: '',
    // Every third card has been held for five years without a break.
    ngayDu5Nam: Number(digits) % 3 === 0 ? `01/01/${year - 1}` : `01/01/${year + 2}`,
    maSoBHXH: digits,
    ...(renewed
      ? {
          maTheMoi: `DN4${full.slice(3)}`,
          gtTheTuMoi: days.gtTheTu,
          gtTheDenMoi: days.gtTheDen,
          maDKBDMoi: '01999',
        }
      : {}),
    dsLichSuKCB2018: [],
    dsLichSuKT2018: [],
  };
}
