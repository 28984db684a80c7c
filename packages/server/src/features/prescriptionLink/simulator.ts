import { createHash } from 'node:crypto';
import {
  type Simulated,
  type SimulatorServer,
  startSimulatorServer,
} from '../../engine/outside/simulatorServer.ts';
import { doctorPath, facilityPath, sendPath } from './portal.ts';

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

/** The national prescription system of the demo on a socket of its own: it knows every facility whose link code has seven digits. */
export function startPrescriptionSimulator(): Promise<SimulatorServer> {
  return startSimulatorServer((path, body, headers) => {
    if (path === facilityPath)
      return isFacility(body) && body['password'] === simulatorPassword
        ? { status: 200, body: { token: 'demo', token_type: 'bearer' } }
        : refused('password', 'Mã liên thông cơ sở hoặc mật khẩu không đúng');
    if (path === doctorPath)
      return isFacility(body) && body['ma_lien_thong_bac_si'] && body['password'] === simulatorPassword
        ? { status: 200, body: { token: `doctor-${body['ma_lien_thong_bac_si']}`, token_type: 'bearer' } }
        : refused('password', 'Mã liên thông bác sĩ hoặc mật khẩu không đúng');
    if (path !== sendPath) return { status: 404, body: { message: 'Not Found' } };
    if (!String(headers.authorization).startsWith('Bearer doctor-'))
      return { status: 401, body: { message: 'Unauthenticated.' } };
    return take(body);
  });
}

function take(body: Body): Simulated {
  const { ma_don_thuoc: ma, loai_don_thuoc: loai, ho_ten_benh_nhan: ten } = body;
  if (!code.test(String(ma))) return refused('ma_don_thuoc', 'Mã đơn thuốc không đúng định dạng');
  if (!String(ma).endsWith(`-${loai}`)) return refused('loai_don_thuoc', 'Loại đơn thuốc không khớp mã đơn');
  if (!ten) return refused('ho_ten_benh_nhan', 'Thiếu họ tên người bệnh');
  if (isEmpty(body['chan_doan'])) return refused('chan_doan', 'Thiếu chẩn đoán');
  if (isEmpty(body['thong_tin_don_thuoc'])) return refused('thong_tin_don_thuoc', 'Đơn thuốc chưa có thuốc');
  // the same prescription again is taken again, as the same
  const checksum = createHash('sha256').update(JSON.stringify(body)).digest('hex');
  return { status: 200, body: { success: true, checksum } };
}

function isEmpty(list: unknown): boolean {
  return !Array.isArray(list) || list.length === 0;
}
