// A process that sets forms; compilerProcess.ts starts, limits and ends it. It bundles to dist/formCompiler.mjs.
import { Worker } from 'node:worker_threads';
import { compileForm, compileFormSvg, compileFormTextSvg } from './compile.ts';
import type { FormJob } from './compilerProcess.ts';

const compilers = { pdf: compileForm, svg: compileFormSvg, textSvg: compileFormTextSvg };

// A form that loops keeps this thread busy and deaf. Another one waits for the pipe of the server, which ends with it however it ends.
new Worker(
  `const { readSync } = require('node:fs');
  try { while (readSync(0, Buffer.alloc(1)) > 0); } finally { process.kill(process.pid, 'SIGKILL'); }`,
  { eval: true },
);

process.on('message', ({ kind, source }: FormJob) => {
  process.send?.(compilers[kind](source));
});
// fonts are read before the process may open no file any more
compileForm({ template: 'Sen', data: {}, createdAt: new Date(0) });
process.send?.('ready');
