import { lookup as lookUp } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import type { Config } from '../config.ts';
import { placeOf, refuseInside } from './places.ts';

export type OutsideAnswer = {
  status: number;
  /** The parsed JSON; null when it is none. */
  body: unknown;
};

const maxBytes = 256 * 1024;

type Headers = Readonly<Record<string, string>>;

/**
 * Sends JSON to an address that an administrator typed and reads JSON back. It goes nowhere inside the site, unless the configuration
 * names the host, follows no redirect, and reads 256 kB at most. Throws PlaceRefused, or what the network says; a name is looked up
 * once and asked at what was found, so that it cannot become another place in between.
 */
export function postJson(
  config: Config,
  address: string,
  body: Readonly<Record<string, unknown>>,
  timeoutMs: number,
  headers: Headers = {},
): Promise<OutsideAnswer> {
  const sent = JSON.stringify(body);
  const content = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(sent)),
  };
  return exchange(config, address, { method: 'POST', sent, timeoutMs, headers: { ...headers, ...content } });
}

/** Reads JSON of such an address, by the same rules. */
export function getJson(
  config: Config,
  address: string,
  timeoutMs: number,
  headers: Headers = {},
): Promise<OutsideAnswer> {
  return exchange(config, address, { method: 'GET', sent: '', timeoutMs, headers });
}

type Exchange = { method: 'GET' | 'POST'; sent: string; timeoutMs: number; headers: Headers };

async function exchange(
  config: Config,
  address: string,
  { method, sent, timeoutMs, headers }: Exchange,
): Promise<OutsideAnswer> {
  const { url, trusted } = placeOf(config, address);
  const options: https.RequestOptions = {
    method,
    headers: { ...headers, accept: 'application/json' },
    signal: AbortSignal.timeout(timeoutMs),
    agent: false,
    ...(trusted ? {} : { lookup: publicOnly }),
  };
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    const { request } = url.protocol === 'https:' ? https : http;
    request(url, options, resolve).on('error', reject).end(sent);
  });
  return { status: response.statusCode ?? 0, body: parsed(await read(response)) };
}

const publicOnly: LookupFunction = (hostname, options, done) => {
  lookUp(hostname, { ...options, all: true }, (error, found) => {
    if (error) return done(error, []);
    try {
      for (const { address } of found) refuseInside(address);
    } catch (refused) {
      return done(refused instanceof Error ? refused : new Error(String(refused)), []);
    }
    const [first] = found;
    if (options.all || !first) return done(null, found);
    done(null, first.address, first.family);
  });
};

async function read(response: http.IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > maxBytes) throw new Error('the answer is too large');
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
