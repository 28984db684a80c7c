import { createHash } from 'node:crypto';
import {
  type Simulated,
  type SimulatorServer,
  startSimulatorServer,
} from '../../engine/outside/simulatorServer.ts';
import { doctorPath, facilityPath, findPath, sendPath, withdrawnState, withdrawPath } from './portal.ts';

/** The host that stands for the simulator. */
export const simulatorHost = 'don-thuoc.localhost';
/** The password of every facility and of every doctor of the simulator. */
export const simulatorPassword = 'demo';

type Body = Readonly<Record<string, unknown>>;

const refused = (field: string, text: string): Simulated => ({
  status: 422,
  body: { error: { [field]: [text] } },
});
const isFacility = (body: Body) => /^\d{7}$/.test(String(body['ma_lien_thong_co_so_kham_chua_benh']));
const code = /^[0-9A-Za-z]{12}-[cnhty]$/;

/** Where a pharmacy says what it sold of a prescription. */
export const sellPath = '/api/v1/cap-nhat-don-thuoc';

/** A prescription that the simulator holds: until it was withdrawn, and whether a pharmacy sold it. */
type Kept = { trang_thai: 'da_gui' | 'da_ban' | typeof withdrawnState; noi_ban: string | null };

/**
 * The national prescription system of the demo on a socket of its own: it knows every facility whose link code has seven digits, and
 * keeps what it is sent as long as it runs.
 */
export function startPrescriptionSimulator(): Promise<SimulatorServer> {
  const kept = new Map<string, Kept>();
  return startSimulatorServer((path, body, headers) => {
    if (path === facilityPath)
      return isFacility(body) && body['password'] === simulatorPassword
        ? { status: 200, body: { token: 'demo', token_type: 'bearer' } }
        : refused('password', 'Mã liên thông cơ sở hoặc mật khẩu không đúng');
    if (path === doctorPath)
      return isFacility(body) && body['ma_lien_thong_bac_si'] && body['password'] === simulatorPassword
        ? { status: 200, body: { token: `doctor-${body['ma_lien_thong_bac_si']}`, token_type: 'bearer' } }
        : refused('password', 'Mã liên thông bác sĩ hoặc mật khẩu không đúng');
    if (path === sellPath) return sell(kept, body, headers['app-key'] === simulatorPassword);
    if (path !== sendPath && path !== withdrawPath && !path.startsWith(findPath))
      return { status: 404, body: { message: 'Not Found' } };
    if (!String(headers.authorization).startsWith('Bearer doctor-'))
      return { status: 401, body: { message: 'Unauthenticated.' } };
    if (path === sendPath) return take(kept, body);
    if (path === withdrawPath) return withdraw(kept, body);
    const one = kept.get(decodeURIComponent(path.slice(findPath.length)));
    return one
      ? { status: 200, body: one }
      : { status: 404, body: { error: { ma_don_thuoc: ['Không có đơn này'] } } };
  });
}

function withdraw(kept: Map<string, Kept>, body: Body): Simulated {
  const ma = String(body['ma_don_thuoc']);
  const one = kept.get(ma);
  if (!one) return refused('ma_don_thuoc', 'Không có đơn thuốc này trên hệ thống');
  if (!body['ly_do']) return refused('ly_do', 'Thiếu lý do hủy đơn thuốc');
  if (one.trang_thai === 'da_ban')
    return refused('ma_don_thuoc', `Đơn thuốc đã được bán tại ${one.noi_ban}, không thể hủy`);
  if (one.trang_thai === withdrawnState) return refused('ma_don_thuoc', 'Đơn thuốc đã hủy trước đó');
  kept.set(ma, { trang_thai: withdrawnState, noi_ban: null });
  return { status: 200, body: { success: true } };
}

function sell(kept: Map<string, Kept>, body: Body, isKnown: boolean): Simulated {
  const ma = String(body['ma_don_thuoc']);
  if (!isKnown) return { status: 401, body: { message: 'Unauthenticated.' } };
  if (kept.get(ma)?.trang_thai !== 'da_gui')
    return refused('ma_don_thuoc', 'Đơn thuốc không còn hiệu lực bán');
  kept.set(ma, { trang_thai: 'da_ban', noi_ban: String(body['ten_nha_thuoc'] ?? '') });
  return { status: 200, body: { success: true } };
}

function take(kept: Map<string, Kept>, body: Body): Simulated {
  const { ma_don_thuoc: ma, loai_don_thuoc: loai, ho_ten_benh_nhan: ten } = body;
  if (!code.test(String(ma))) return refused('ma_don_thuoc', 'Mã đơn thuốc không đúng định dạng');
  if (!String(ma).endsWith(`-${loai}`)) return refused('loai_don_thuoc', 'Loại đơn thuốc không khớp mã đơn');
  if (!ten) return refused('ho_ten_benh_nhan', 'Thiếu họ tên người bệnh');
  if (isEmpty(body['chan_doan'])) return refused('chan_doan', 'Thiếu chẩn đoán');
  if (isEmpty(body['thong_tin_don_thuoc'])) return refused('thong_tin_don_thuoc', 'Đơn thuốc chưa có thuốc');
  // the same prescription again is taken again, as the same
  const checksum = createHash('sha256').update(JSON.stringify(body)).digest('hex');
  if (!kept.has(String(ma))) kept.set(String(ma), { trang_thai: 'da_gui', noi_ban: null });
  return { status: 200, body: { success: true, checksum } };
}

function isEmpty(list: unknown): boolean {
  return !Array.isArray(list) || list.length === 0;
}
