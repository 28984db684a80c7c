import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const read = (proxies: string) => readConfig({ SEN_TRUST_PROXY: proxies }, '/project').trustProxy;

describe('the trusted proxies', () => {
  it('are those of this machine unless others are given', () => {
    expect(read('')).toEqual(['loopback']);
  });

  it.each([
    ['10.0.0.5', ['10.0.0.5']],
    ['loopback, 10.1.0.0/16 ,fd00::/8', ['loopback', '10.1.0.0/16', 'fd00::/8']],
  ])('may be %s', (text, proxies) => {
    expect(read(text)).toEqual(proxies);
  });

  it.each([
    'proxy.local',
    '10.0.0.300',
    '10.0.0.0/33',
    '0.0.0.0/0',
    '10.0.0.0/8/8',
    '10.0.0.0/',
    'true',
    '1',
    ',',
  ])('are refused in one line when they are %s', (text) => {
    expect(() => read(text)).toThrow(/^Setting SEN_TRUST_PROXY: ".*" is neither an address.*$/);
  });
});

it.each([
  [{ PORT: 'abc' }, /^Setting PORT: .*$/],
  [{ SEN_SERVICES: 'main,nothing' }, /^Setting SEN_SERVICES: unknown service "nothing".*$/],
  [{ DATABASE_URL: 'mysql://x' }, /^Setting DATABASE_URL: must start with postgres.*$/],
])('a bad setting is named in one line: %j', (env, line) => {
  expect(() => readConfig(env, '/project')).toThrow(line);
});

describe('the address of the site', () => {
  const site = (address: string) => readConfig({ SEN_SITE_URL: address }, '/project').siteUrl;

  it('is kept as an origin, and is none unless it is set', () => {
    expect(site('https://sen.example.vn/')).toBe('https://sen.example.vn');
    expect(site('')).toBeUndefined();
  });

  it.each(['sen.example.vn', 'http://sen.example.vn', 'https://sen.example.vn/his', 'https://'])(
    'is refused unless it is an address over HTTPS alone: %s',
    (address) => {
      expect(() => site(address)).toThrow(/^Setting SEN_SITE_URL: must be an address/);
    },
  );
});
