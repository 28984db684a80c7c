import type { Config } from '../../engine/config.ts';
import { openSeats } from '../../engine/seats.ts';
import { type Compile, type CompilerProcess, startCompiler } from './compilerProcess.ts';

export type FormWorkers = {
  /** Keeps a compiler for `act`; of those that print at once, those beyond the workers wait here. Errors: PRINT_BUSY. */
  withCompiler: <T>(act: (compile: Compile) => Promise<T>) => Promise<T>;
  /** Starts a compiler ahead of its first form. */
  warm: () => void;
  close: () => void;
};

export type WorkerSettings = Config['printing'];

const printsWaiting = 50;

/** Compilers for a number of forms at once, started when they are needed; instead of one that was stopped stands a new one. */
export function openFormWorkers({ workers, ...limits }: WorkerSettings): FormWorkers {
  const seats = openSeats(workers, printsWaiting, 'PRINT_BUSY');
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
    withCompiler: (act) =>
      seats(async () => {
        let compiler = await take();
        try {
          return await act(async (job) => {
            if (!compiler.isAlive()) compiler = await take();
            return compiler.run(job);
          });
        } finally {
          if (compiler.isWorn()) compiler.end();
          idle.push(compiler.isAlive() ? Promise.resolve(compiler) : start());
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
