import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Config, readConfig } from '../config.ts';
import { PlaceRefused, placeOf, refuseInside } from './places.ts';
import { trySignIn } from './signIn.ts';
import { type SimulatorServer, startSimulatorServer } from './simulatorServer.ts';

let system: SimulatorServer;
let config: Config;

beforeAll(async () => {
  system = await startSimulatorServer((path, body) => {
    if (path === '/hangs') return null;
    if (path === '/moved') return { status: 302, body: { message: 'elsewhere' } };
    if (path === '/broken') return { status: 500, body: { message: 'out of order' } };
    if (path === '/nothing') return { status: 404, body: null };
    if (path === '/fields') return { status: 422, body: { error: { password: ['wrong', 'short'] } } };
    return body['password'] === 'right'
      ? { status: 200, body: { token: 'secret-token' } }
      : { status: 401, body: { message: `no account with ${String(body['password'])}` } };
  });
  config = { ...readConfig({}, '/'), standIns: { 'system.localhost': system.url } };
});
afterAll(() => system.close());

const signIn = (path: string, password: string, own: Config = config, host = 'http://system.localhost') =>
  trySignIn(own, {
    address: `${host}${path}`,
    body: { username: 'sen', password },
    tokenOf: (body) => (body as { token?: string } | null)?.token ?? null,
  });

describe('a sign-in at a system outside', () => {
  it('tells that it was taken, and nothing of the token', async () => {
    expect(await signIn('/login', 'right')).toEqual({ ketQua: 'Tot', thongBao: null });
  });

  it('tells why it was refused, without the password that was sent', async () => {
    expect(await signIn('/login', 'wrong')).toEqual({ ketQua: 'TuChoi', thongBao: 'no account with ***' });
    expect(await signIn('/fields', 'x')).toEqual({ ketQua: 'TuChoi', thongBao: 'wrong; short' });
  });

  it.each([
    ['/moved', 'HTTP 302'],
    ['/broken', 'HTTP 500'],
    ['/nothing', 'HTTP 404'],
  ])('is not one at %s: %s', async (path, thongBao) => {
    expect(await signIn(path, 'right')).toEqual({ ketQua: 'KhongKetNoi', thongBao });
  });

  it('ends when nobody answers', async () => {
    const closed = await startSimulatorServer(() => null);
    await closed.close();
    const own = { ...config, standIns: { 'system.localhost': closed.url } };
    expect(await signIn('/login', 'right', own)).toEqual({
      ketQua: 'KhongKetNoi',
      thongBao: 'ECONNREFUSED',
    });
    expect(await signIn('/hangs', 'right', { ...config, outsideMs: 500 })).toEqual({
      ketQua: 'KhongKetNoi',
      thongBao: 'TIMEOUT',
    });
  });

  it('goes nowhere inside the site, unless the configuration names the host', async () => {
    const inside = { ketQua: 'KhongKetNoi', thongBao: 'INSIDE' };
    expect(await signIn('/login', 'right', config, 'https://127.0.0.1')).toEqual(inside);
    expect(await signIn('/login', 'right', config, 'https://169.254.169.254')).toEqual(inside);
    expect(await signIn('/login', 'right', config, 'https://localhost')).toEqual(inside);
    expect(await signIn('/login', 'right', config, system.url)).toMatchObject({ thongBao: 'HTTPS_ONLY' });
    const named = { ...config, outsideHosts: ['127.0.0.1'] };
    expect(await signIn('/login', 'right', named, system.url)).toMatchObject({ ketQua: 'Tot' });
  });
});

describe('an address', () => {
  it.each([
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::ffff:169.254.169.254',
    'fe80::1',
    'fd00:ec2::254',
    'not an address',
  ])('inside is refused: %s', (ip) => expect(() => refuseInside(ip)).toThrow(PlaceRefused));

  it.each(['8.8.8.8', '203.113.131.1', '172.32.0.1', '2001:ee0::1'])('outside may be asked: %s', (ip) =>
    expect(() => refuseInside(ip)).not.toThrow(),
  );

  it('in another spelling is the same address', () => {
    expect(() => placeOf(config, 'https://2130706433/login')).toThrow(PlaceRefused);
    expect(() => placeOf(config, 'https://[::1]/login')).toThrow(PlaceRefused);
  });
});
