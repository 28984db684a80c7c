import type { IncomingMessage } from 'node:http';
import type { Config } from '../config.ts';
import { askOutside } from './ask.ts';

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
  const response = await askOutside(config, address, {
    method,
    sent,
    headers: { ...headers, accept: 'application/json' },
    signal: AbortSignal.timeout(timeoutMs),
  });
  return { status: response.statusCode ?? 0, body: parsed(await read(response)) };
}

async function read(response: IncomingMessage): Promise<string> {
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
