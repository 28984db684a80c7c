import type { Config } from '../../engine/config.ts';
import {
  bytesOfId,
  definePurpose,
  idBytes,
  idOfBytes,
  openToken,
  sealToken,
} from '../../engine/secrets/sealedToken.ts';

type KeySource = Pick<Config, 'secretKey' | 'dataFolder'>;

const purpose = definePurpose('queue ticket')();

/** What opens the page of a ticket's holder: its id, sealed by the site's key. */
export function turnToken(config: KeySource, ticketId: string): string {
  return sealToken(config, purpose, bytesOfId(ticketId));
}

/** The id of the ticket that a token opens; null for one that this site did not make. */
export function ticketOfToken(config: KeySource, token: string): string | null {
  const content = openToken(config, purpose, token, idBytes);
  return content && idOfBytes(content);
}
