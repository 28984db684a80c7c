import { type SimulatorServer, startSimulatorServer } from '../../engine/outside/simulatorServer.ts';
import { facilityPath } from './portal.ts';

/** The host that stands for the simulator. */
export const simulatorHost = 'don-thuoc.localhost';
/** The password of every facility of the simulator. */
export const simulatorPassword = 'demo';

/** The national prescription system of the demo on a socket of its own: it knows every facility whose link code has seven digits. */
export function startPrescriptionSimulator(): Promise<SimulatorServer> {
  return startSimulatorServer((path, body) => {
    if (path !== facilityPath) return { status: 404, body: { message: 'Not Found' } };
    const known = /^\d{7}$/.test(String(body['ma_lien_thong_co_so_kham_chua_benh']));
    if (!known || body['password'] !== simulatorPassword)
      return {
        status: 422,
        body: { error: { password: ['Mã liên thông cơ sở hoặc mật khẩu không đúng'] } },
      };
    return { status: 200, body: { token: 'demo', token_type: 'bearer' } };
  });
}
