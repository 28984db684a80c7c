import { lookup as lookUp } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import type { Config } from '../config.ts';
import { placeOf, refuseInside } from './places.ts';

type Asked = {
  method: 'GET' | 'POST';
  sent?: string;
  headers: Readonly<Record<string, string>>;
  /** Ends the call at any time, its answer too. */
  signal: AbortSignal;
};

/**
 * Calls an address that an administrator typed, nowhere inside the site unless the configuration names the host, and follows no
 * redirect: the answer once its head has come, its body a stream. Throws PlaceRefused, or what the network says; a name is looked up
 * once and asked at what was found, so that it cannot become another place in between.
 */
export async function askOutside(
  config: Config,
  address: string,
  { method, sent = '', headers, signal }: Asked,
): Promise<http.IncomingMessage> {
  const { url, trusted } = placeOf(config, address);
  const options: https.RequestOptions = {
    method,
    headers,
    signal,
    agent: false,
    ...(trusted ? {} : { lookup: publicOnly }),
  };
  return new Promise((resolve, reject) => {
    const { request } = url.protocol === 'https:' ? https : http;
    request(url, options, resolve).on('error', reject).end(sent);
  });
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
