#!/usr/bin/env node
// Builds what is missing or stale, then runs the command line. The web application is built while the database starts.
import module from 'node:module';
import path from 'node:path';
import { buildApart, root } from './build.mjs';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Sen: Node ${process.versions.node} is too old; Sen needs 20.19 or later`);
  process.exit(1);
}
const web = process.argv[2] === 'start' ? buildApart('web') : Promise.resolve();
web.catch(() => undefined); // told where it is waited for
await buildApart('server');
// from Node 22 on, the next start reads the compiled program
module.enableCompileCache?.(path.join(root, 'node_modules/.sen/compiled'));
const { run } = await import('../packages/server/dist/sen.mjs');
await run(web);
