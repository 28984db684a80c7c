import { hienThiThe, parseThe } from '@sen/domain/insurance/card';
import { localDay } from '../../engine/context.ts';
import { type SimulatorServer, startSimulatorServer } from '../../engine/outside/simulatorServer.ts';
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
const tokens = { access_token: 'demo-access', id_token: 'demo-id' };

/**
 * The insurance portal of the demo on a socket of its own. It knows no people: every well-formed card is good, unless its
 * number ends in 99999 and a result code ("...99999110" is revoked). 99999408 never answers in time.
 */
export async function startSimulator(now: () => Date = () => new Date()): Promise<Simulator> {
  return startSimulatorServer((path, body) => {
    const answer = answerTo(path, body, now());
    return answer && { status: 200, body: answer };
  });
}

function answerTo(
  path: string,
  body: Readonly<Record<string, unknown>>,
  now: Date,
): Record<string, unknown> | null {
  const url = new URL(path, 'http://portal');
  if (url.pathname === tokenPath) {
    const known = body['username'] === account.username && body['password'] === account.password;
    return known
      ? { maKetQua: '200', APIKey: { ...tokens, token_type: 'Bearer' } }
      : { maKetQua: '401', APIKey: null };
  }
  if (url.pathname !== cardPath) throw new Error('unknown address');
  const signedIn =
    url.searchParams.get('token') === tokens.access_token &&
    url.searchParams.get('id_token') === tokens.id_token;
  if (!signedIn) return { maKetQua: '401', ghiChu: 'Sai mã truy cập' };
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
