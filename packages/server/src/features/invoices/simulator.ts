import { type SimulatorServer, startSimulatorServer } from '../../engine/outside/simulatorServer.ts';
import { signInPath } from './viettel.ts';

/** The host that stands for the simulator in the address of an account. */
export const simulatorHost = 'viettel.localhost';
/** The password of every account of the simulator. */
export const simulatorPassword = 'demo';

/**
 * Viettel S-Invoice V2 of the demo on a socket of its own: an account is named by a tax code, such as `0100109106-demo`. The name
 * `hangs` is never answered.
 */
export function startInvoiceSimulator(): Promise<SimulatorServer> {
  return startSimulatorServer((path, { username, password }) => {
    if (path !== signInPath) return { status: 404, body: { code: 404, message: 'NOT_FOUND', data: null } };
    if (username === 'hangs') return null;
    if (!/^\d{10}(?:-\w{1,10})?$/.test(String(username)) || password !== simulatorPassword)
      return {
        status: 400,
        body: { code: 400, message: 'Tên đăng nhập hoặc mật khẩu không đúng', data: 'BAD_CREDENTIALS' },
      };
    return {
      status: 200,
      body: { access_token: `demo-${String(username)}`, token_type: 'bearer', expires_in: 600 },
    };
  });
}
