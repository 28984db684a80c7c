import type { Issue } from '../catalogue/validate.ts';

const shape =
  /^(https?):\/\/((?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?|\[[0-9a-f:.]+\])(?::(\d{1,5}))?((?:\/[\w.~%-]+)*)$/i;

/** Names and addresses of the machine that asks: RFC 6761 keeps `.localhost` for it. */
const ownMachine = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i;

/**
 * What is wrong with the address of a system outside, at `path`: it is https, or http on this machine itself; a password, a question
 * mark or a slash at its end have no place in it. Nothing is said of an empty one. Whether the place may be asked, the server decides.
 */
export function outsideAddressIssues(path: string, address: string): Issue[] {
  if (address === '') return [];
  const [, scheme = '', host = '', port = '1'] = shape.exec(address) ?? [];
  if (host === '' || Number(port) < 1 || Number(port) > 65_535) return [{ path, code: 'NOT_AN_ADDRESS' }];
  return scheme.toLowerCase() === 'http' && !ownMachine.test(host) ? [{ path, code: 'NOT_HTTPS' }] : [];
}
