import type { IncomingMessage } from 'node:http';
import type { Config } from '../config.ts';
import { askOutside } from './ask.ts';

export type OutsideAnswer = {
  status: number;
  /** The parsed JSON; null when it is none. */
  body: unknown;
};

/** An answer as it came. */
export type OutsideText = { status: number; text: string };

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
  const type = 'application/json; charset=utf-8';
  const sent = JSON.stringify(body);
  return answered(
    postText(config, address, { sent, type, timeoutMs, headers: { ...headers, accept: 'application/json' } }),
  );
}

/** Sends a text of some content type by the same rules, and reads one back: `maxBytes` of it at most. */
export async function postText(
  config: Config,
  address: string,
  content: { sent: string; type: string; timeoutMs: number; headers?: Headers; maxBytes?: number },
): Promise<OutsideText> {
  const { sent, type, timeoutMs, headers = {} } = content;
  const about = { 'content-type': type, 'content-length': String(Buffer.byteLength(sent)) };
  const asked = { method: 'POST', sent, timeoutMs, headers: { ...headers, ...about } } as const;
  return exchange(config, address, asked, content.maxBytes ?? maxBytes);
}

/** Reads JSON of such an address, by the same rules. */
export function getJson(
  config: Config,
  address: string,
  timeoutMs: number,
  headers: Headers = {},
): Promise<OutsideAnswer> {
  const asked = {
    method: 'GET',
    sent: '',
    timeoutMs,
    headers: { ...headers, accept: 'application/json' },
  } as const;
  return answered(exchange(config, address, asked, maxBytes));
}

async function answered(text: Promise<OutsideText>): Promise<OutsideAnswer> {
  const { status, text: said } = await text;
  return { status, body: parsed(said) };
}

type Exchange = { method: 'GET' | 'POST'; sent: string; timeoutMs: number; headers: Headers };

async function exchange(
  config: Config,
  address: string,
  { method, sent, timeoutMs, headers }: Exchange,
  most: number,
): Promise<OutsideText> {
  const response = await askOutside(config, address, {
    method,
    sent,
    headers,
    signal: AbortSignal.timeout(timeoutMs),
  });
  return { status: response.statusCode ?? 0, text: await read(response, most) };
}

async function read(response: IncomingMessage, most: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > most) throw new Error('the answer is too large');
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
