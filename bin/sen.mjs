#!/usr/bin/env node
// Builds what is missing or stale, then runs the command line.
import { build } from './build.mjs';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Sen: Node ${process.versions.node} is too old; Sen needs 20.19 or later`);
  process.exit(1);
}
await build();
await import('../packages/server/dist/sen.mjs');
