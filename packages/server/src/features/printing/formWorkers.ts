import type { Config } from '../../engine/config.ts';
import { type Compile, type CompilerProcess, startCompiler } from './compilerProcess.ts';
import { openFormTurns } from './formTurns.ts';

export type FormWorkers = {
  /** Keeps a compiler for a print of a form; of those that print at once, those beyond the workers wait here. Errors: PRINT_BUSY. */
  withCompiler: <T>(form: string, act: (compile: Compile) => Promise<T>) => Promise<T>;
  /** Starts a compiler ahead of its first form. */
  warm: () => void;
  close: () => void;
};

export type WorkerSettings = Config['printing'];

const printsWaiting = 50;
/** A form takes some hundredths of a second; one that takes longer than this lets another one go before it ends. */
const overdueMs = 1000;

/** Compilers for a number of forms at once, started when they are needed; instead of one that was stopped stands a new one. */
export function openFormWorkers({ workers, ...limits }: WorkerSettings): FormWorkers {
  const turns = openFormTurns({ seats: workers, extra: workers, waitingMost: printsWaiting, overdueMs });
  const idle: Array<Promise<CompilerProcess>> = [];
  const start = () => {
    const starting = startCompiler(limits);
    starting.catch(() => undefined); // thrown where it is used
    return starting;
  };
  /** An idle compiler that lives, else a new one. */
  const take = async (): Promise<CompilerProcess> => {
    for (let next = idle.shift(); next; next = idle.shift()) {
      const found = await next.catch(() => null);
      if (found?.isAlive()) return found;
    }
    return start();
  };
  return {
    withCompiler: (form, act) =>
      turns(form, async () => {
        let compiler = await take();
        try {
          return await act(async (job) => {
            if (!compiler.isAlive()) compiler = await take();
            return compiler.run(job);
          });
        } finally {
          if (compiler.isWorn()) compiler.end();
          if (idle.length >= workers) compiler.end();
          else idle.push(compiler.isAlive() ? Promise.resolve(compiler) : start());
        }
      }),
    warm: () => {
      if (idle.length === 0) idle.push(start());
    },
    close: () => {
      for (const one of idle.splice(0))
        void one.then(
          (compiler) => compiler.end(),
          () => undefined,
        );
    },
  };
}

const opened = new Map<string, FormWorkers>();

/** The compilers of this process: sites with the same settings share them. They end with the process. */
export function formWorkers({ printing }: Pick<Config, 'printing'>): FormWorkers {
  const key = JSON.stringify(printing);
  const found = opened.get(key) ?? openFormWorkers(printing);
  opened.set(key, found);
  return found;
}
