import { readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { v7 } from 'uuid';
import { serverFolder } from '../../engine/folders.ts';

/** This process among the nodes of the installation, from its start to its end. */
export const thisNode: string = v7();

/** Backups and proofs that this process makes just now, by id. */
export const underWay: Set<string> = new Set();

/** The machine that it runs on. */
export const thisMachine: string = os.hostname();

/** The version of Sen, from its own package. */
export const senVersion: string = versionOf(
  JSON.parse(readFileSync(path.join(serverFolder, 'package.json'), 'utf8')),
);

function versionOf(content: unknown): string {
  const version = typeof content === 'object' && content !== null && 'version' in content && content.version;
  return typeof version === 'string' ? version : '0.0.0';
}
