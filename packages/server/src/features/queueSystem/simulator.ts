import {
  type Simulated,
  type SimulatorServer,
  startSimulatorServer,
} from '../../engine/outside/simulatorServer.ts';
import { callPath, nextPath, signInPath, unknownPath } from './protocol.ts';

/** The host that stands for the simulator in the address of the connection. */
export const simulatorHost = 'goi-so.localhost';
/** The password of every account of the simulator. */
export const simulatorPassword = 'demo';

type Body = Readonly<Record<string, unknown>>;

/** A queue system of the demo, and what it was told. Tests say how it behaves: `answers` false never answers, `wants` names numbers of its own. */
export type QueueSimulator = SimulatorServer & {
  /** Calls by their request, as its board shows them: a repeated one is the same. */
  calls: Map<string, Body>;
  unknown: string[];
  asked: Body[];
  behaviour: { answers: boolean; wants: string[] };
};

/** Starts it on a socket of its own; the user name `hangs` is never answered. It wants called who is first in Sen's order, as a display without an order of its own does. */
export async function startQueueSimulator(): Promise<QueueSimulator> {
  const calls = new Map<string, Body>();
  const unknown: string[] = [];
  const asked: Body[] = [];
  const behaviour = { answers: true, wants: [] as string[] };
  const answer = (path: string, body: Body, authorised: boolean): Simulated => {
    if (!behaviour.answers) return null;
    if (path === signInPath)
      return body['ten_dang_nhap'] && body['password'] === simulatorPassword
        ? { status: 200, body: { san_sang: true } }
        : { status: 401, body: { message: 'Tên đăng nhập hoặc mật khẩu không đúng' } };
    if (!authorised) return { status: 401, body: { message: 'Chưa đăng nhập' } };
    if (path === nextPath) {
      asked.push(body);
      const [first] = Array.isArray(body['cho']) ? body['cho'] : [];
      return { status: 200, body: { so: behaviour.wants.shift() ?? first ?? null } };
    }
    if (path === callPath) calls.set(String(body['ma_yeu_cau']), body);
    else if (path === unknownPath) unknown.push(String(body['so']));
    else return { status: 404, body: { message: 'Not Found' } };
    return { status: 200, body: { da_nhan: true } };
  };
  const server = await startSimulatorServer((path, body, { authorization = '' }) => {
    const account = Buffer.from(authorization.replace(/^Basic /, ''), 'base64').toString('utf8');
    if (account.startsWith('hangs:') || body['ten_dang_nhap'] === 'hangs') return null;
    return answer(path, body, account.endsWith(`:${simulatorPassword}`));
  });
  return { ...server, calls, unknown, asked, behaviour };
}
