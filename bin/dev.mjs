// The server with reload on each change, and Vite with hot modules in front of it.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from './build.mjs';

const port = process.env.PORT ?? '8080';
const start = (command, args, cwd, env) =>
  spawn(command, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } });

const children = [
  start(
    path.join(root, 'node_modules/.bin/tsx'),
    ['watch', '--clear-screen=false', 'packages/server/src/main.ts', 'start'],
    root,
    {
      SEN_MODE: 'development',
      PORT: port,
    },
  ),
  start(
    path.join(root, 'node_modules/.bin/vite'),
    ['--clearScreen', 'false'],
    path.join(root, 'packages/web'),
    {
      SEN_API: `http://localhost:${port}`,
    },
  ),
];
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
  });
}
for (const child of children) {
  child.on('exit', (code) => {
    for (const other of children) other.kill('SIGTERM');
    process.exitCode = code ?? 0;
  });
}
