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

describe('the settings of S3', () => {
  const whole = {
    SEN_S3_ENDPOINT: 'https://s3.example.vn/',
    SEN_S3_BUCKET: 'sen-files',
    SEN_S3_KEY: 'key',
    SEN_S3_SECRET: 'very secret',
  };
  const read = (env: Record<string, string>) => readConfig(env, '/project').s3;

  it('are all of them or none; the region may be left out', () => {
    expect(read({})).toBeNull();
    const s3 = { endpoint: 'https://s3.example.vn', bucket: 'sen-files', key: 'key', secret: 'very secret' };
    expect(read(whole)).toEqual({ ...s3, region: 'us-east-1' });
    expect(read({ ...whole, SEN_S3_REGION: 'garage' })).toEqual({ ...s3, region: 'garage' });
  });

  it.each([
    [{ ...whole, SEN_S3_BUCKET: '', SEN_S3_KEY: '' }, /^Setting SEN_S3_BUCKET, SEN_S3_KEY: missing,.*$/],
    [
      { SEN_S3_REGION: 'garage' },
      /^Setting SEN_S3_ENDPOINT, SEN_S3_BUCKET, SEN_S3_KEY, SEN_S3_SECRET: missing/,
    ],
    [
      { ...whole, SEN_S3_ENDPOINT: 'https://s3.example.vn/bucket' },
      /^Setting SEN_S3_ENDPOINT: must be an address/,
    ],
    [{ ...whole, SEN_S3_BUCKET: 'a/b' }, /^Setting SEN_S3_BUCKET: must be the name of a bucket/],
  ])('that are not whole or not right are refused by name, without the secret: %j', (env, line) => {
    const refused = () => read(env);
    expect(refused).toThrow(line);
    expect(refused).not.toThrow(/very secret/);
  });
});
