import { type ChildProcess, execFile, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { CompiledPdf, CompiledSvg, FormSource } from './compile.ts';

/** What one form may take. */
export type FormLimits = { seconds: number; megabytes: number };
/** What becomes of a form that comes to its end, by what is made of it. */
export type FormResults = { pdf: CompiledPdf; svg: CompiledSvg; textSvg: CompiledSvg };
export type FormKind = keyof FormResults;
export type FormJob<K extends FormKind = FormKind> = { kind: K; source: FormSource };

/** A form that did not come to its end: it took too long, or more memory than it may. */
export type Stopped = { ok: false; stopped: 'time' | 'memory' };
export type FormAnswer<K extends FormKind> = FormResults[K] | Stopped;
/** Sets a form, or stops it. */
export type Compile = <K extends FormKind>(job: FormJob<K>) => Promise<FormAnswer<K>>;

/** A process that sets one form after the other. */
export type CompilerProcess = {
  /** One form at a time; a form that is stopped ends the process. */
  run: Compile;
  pid: number | undefined;
  isAlive: () => boolean;
  /** Whether another one should take its place. */
  isWorn: () => boolean;
  end: () => void;
};

const run = promisify(execFile);
/** Nothing listens there, and no package lies there: a form reaches no registry, whatever it is called in the form. */
const nowhere = 'http://127.0.0.1:9';
const noFolder = '/nonexistent';
const environment = {
  HTTP_PROXY: nowhere,
  HTTPS_PROXY: nowhere,
  ALL_PROXY: nowhere,
  http_proxy: nowhere,
  https_proxy: nowhere,
  all_proxy: nowhere,
  HOME: noFolder,
  XDG_DATA_HOME: noFolder,
  XDG_CACHE_HOME: noFolder,
};
/** Its own thread needs little beside the forms: the compiler keeps its memory elsewhere. */
const heapMegabytes = 128;
/** The compiler's cache grows by some 50 KB a form; a process that has set so many makes room for a fresh one. */
const formsMost = 2000;

/** Starts a compiler; it has read its fonts and opens no file or connection any more. Throws when it cannot be started. */
export async function startCompiler(limits: FormLimits): Promise<CompilerProcess> {
  const child = spawnCompiler();
  const state = { alive: true, forms: 0 };
  child.once('exit', () => {
    state.alive = false;
  });
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`the form compiler ended with ${code}`)));
  });
  await limit(child, limits);
  hold(child, false);
  const end = () => {
    state.alive = false;
    child.kill('SIGKILL');
  };
  return {
    pid: child.pid,
    run: (job) => {
      state.forms += 1;
      return runJob(child, job, limits, end);
    },
    isAlive: () => state.alive,
    isWorn: () => state.forms >= formsMost,
    end,
  };
}

/** Whether a form was stopped before its end. */
export function isStopped<T extends { ok: boolean }>(made: T | Stopped): made is Stopped {
  return 'stopped' in made;
}

function spawnCompiler(): ChildProcess {
  const sources = import.meta.url.endsWith('.ts');
  const entry = fileURLToPath(new URL(sources ? './formCompiler.ts' : './formCompiler.mjs', import.meta.url));
  return fork(entry, {
    serialization: 'advanced', // files and PDFs are bytes
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
    execArgv: [`--max-old-space-size=${heapMegabytes}`, ...(sources ? ['--import', loader()] : [])],
    env: environment,
  });
}

/** On Linux the kernel keeps a compiler from opening files and connections and from taking more memory than it has and may take besides. */
async function limit({ pid }: ChildProcess, { megabytes }: FormLimits): Promise<void> {
  if (process.platform !== 'linux') return;
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const bytes = (Number(/VmData:\s+(\d+)/.exec(status)?.[1]) + megabytes * 1024) * 1024;
  const limits = [`--pid=${pid}`, '--nofile=0:0', `--data=${bytes}:${bytes}`, '--core=0:0'];
  await run('prlimit', limits).catch((error: NodeJS.ErrnoException) => {
    // a small container may lack it: its forms print, kept from the network by their surroundings alone
    if (error.code !== 'ENOENT') throw error;
  });
}

function runJob<K extends FormKind>(
  child: ChildProcess,
  job: FormJob<K>,
  { seconds }: FormLimits,
  end: () => void,
): Promise<FormAnswer<K>> {
  hold(child, true);
  return new Promise((resolve) => {
    const answer = (given: FormAnswer<K>) => {
      clearTimeout(timer);
      child.off('message', onMessage);
      child.off('exit', onExit);
      hold(child, false);
      resolve(given);
    };
    const onMessage = (message: unknown) => answer(message as FormResults[K]); // as formCompiler.ts sends it
    const onExit = () => answer({ ok: false, stopped: 'memory' }); // nothing else ends a compiler
    const timer = setTimeout(() => {
      end();
      answer({ ok: false, stopped: 'time' });
    }, seconds * 1000);
    child.on('message', onMessage);
    child.on('exit', onExit);
    child.send(job, (error) => {
      if (!error) return;
      end();
      onExit();
    });
  });
}

/** What runs the sources without a bundle: in development and in tests. */
function loader(): string {
  return pathToFileURL(createRequire(import.meta.url).resolve('tsx/esm')).href;
}

/** An idle compiler does not keep the server from ending; a working one does. */
function hold(child: ChildProcess, working: boolean): void {
  const { stdin } = child as { stdin: { ref?: () => void; unref?: () => void } | null }; // a socket, typed as any stream
  for (const handle of [child, child.channel, stdin]) (working ? handle?.ref : handle?.unref)?.call(handle);
}
