import { readFileSync } from 'node:fs';
import path from 'node:path';
import { serverFolder } from './folders.ts';

/** The version of Sen, from its own package. */
export const senVersion: string = versionOf(
  JSON.parse(readFileSync(path.join(serverFolder, 'package.json'), 'utf8')),
);

function versionOf(content: unknown): string {
  const version = typeof content === 'object' && content !== null && 'version' in content && content.version;
  return typeof version === 'string' ? version : '0.0.0';
}
