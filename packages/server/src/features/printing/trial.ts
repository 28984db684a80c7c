import { type ChildProcess, fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { CompiledPdf, CompiledSvg, Failed, FormSource } from './compile.ts';

export type Trial = { kind: 'svg' | 'pdf'; source: FormSource };

/** A template on trial is ended after this long; shipped forms take some 20 ms. */
const trialMs = 3000;

type Compiler = { child: ChildProcess; ready: Promise<void> };

let compiler: Compiler | null = null;
let queue: Promise<unknown> = Promise.resolve();

/**
 * Sets a template that nobody has tried yet, in a process of its own: the compiler cannot be interrupted, so that a loop
 * without end would stop the whole hospital. One trial at a time. What takes too long is a fault of the template.
 */
export function tryForm(kind: 'svg', source: FormSource): Promise<CompiledSvg>;
export function tryForm(kind: 'pdf', source: FormSource): Promise<CompiledPdf>;
export function tryForm(kind: Trial['kind'], source: FormSource): Promise<CompiledSvg | CompiledPdf> {
  const answer = queue.then(() => run({ kind, source }));
  queue = answer.catch(() => undefined);
  return answer;
}

async function run(trial: Trial): Promise<CompiledSvg | CompiledPdf> {
  compiler ??= startCompiler();
  const { child, ready } = compiler;
  await ready;
  hold(child);
  return new Promise((resolve) => {
    const end = (answer: CompiledSvg | CompiledPdf) => {
      clearTimeout(timer);
      child.off('message', onMessage);
      child.off('exit', onExit);
      release(child);
      resolve(answer);
    };
    const onMessage = (answer: unknown) => end(answer as CompiledSvg | CompiledPdf); // as formCompiler.ts sends it
    const onExit = () => end(refused('the template made the compiler fail')); // such as by the memory it wants
    const timer = setTimeout(() => {
      forget(child);
      child.kill('SIGKILL');
      end(refused(`the template takes longer than ${trialMs / 1000} seconds`));
    }, trialMs);
    child.on('message', onMessage);
    child.on('exit', onExit);
    child.send(trial, (error) => {
      if (!error) return;
      forget(child);
      onExit();
    });
  });
}

/** Starts the process; it is ready once it listens. */
function startCompiler(): Compiler {
  const sources = import.meta.url.endsWith('.ts');
  const entry = fileURLToPath(new URL(sources ? './formCompiler.ts' : './formCompiler.mjs', import.meta.url));
  const child = fork(entry, {
    serialization: 'advanced', // files and PDFs are bytes
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: sources ? ['--import', loader()] : [],
  });
  const ready = new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    // both say nothing new once it has listened
    child.on('error', reject);
    child.once('exit', (code) => {
      forget(child);
      reject(new Error(`the form compiler ended with ${code}`));
    });
  });
  return { child, ready };
}

/** The next trial starts a new process, unless one was started already. */
function forget(child: ChildProcess): void {
  if (compiler?.child === child) compiler = null;
}

/** What runs the sources without a bundle: in development and in tests. */
function loader(): string {
  return pathToFileURL(createRequire(import.meta.url).resolve('tsx/esm')).href;
}

/** An idle compiler does not keep the server from ending; a working one does. */
function hold(child: ChildProcess): void {
  child.ref();
  child.channel?.ref();
}
function release(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
}

function refused(message: string): Failed {
  return { ok: false, diagnostics: [{ message, file: 'main.typ', line: null, column: null }] };
}
