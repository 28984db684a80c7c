import type { Config } from '../../engine/config.ts';
import { createSemaphore } from '../../engine/semaphore.ts';
import type { Failed, FormSource } from './compile.ts';
import { type FormKind, type FormResults, isStopped, type Stopped } from './compilerProcess.ts';
import { formWorkers } from './formWorkers.ts';

const trialsWaiting = 20;
/** One trial at a time, so that whoever writes a template does not take the compilers from those who print. */
const seats = createSemaphore(1, trialsWaiting, 'PRINT_BUSY');

const ofTrials = 'a template that is tried';

/** Sets a template that nobody has tried yet; what takes too long or too much is a fault of the template. Errors: PRINT_BUSY. */
export function tryForm<K extends FormKind>(
  config: Pick<Config, 'printing'>,
  kind: K,
  source: FormSource,
): Promise<FormResults[K] | Failed> {
  return seats(() =>
    formWorkers(config).withCompiler(ofTrials, async (compile) => {
      const made = await compile({ kind, source });
      return isStopped(made) ? stopFault(config, made) : made;
    }),
  );
}

function stopFault({ printing }: Pick<Config, 'printing'>, { stopped }: Stopped): Failed {
  const message =
    stopped === 'time'
      ? `the template takes longer than ${printing.seconds} seconds`
      : `the template needs more than ${printing.megabytes} MB of memory`;
  return { ok: false, diagnostics: [{ message, file: 'main.typ', line: null, column: null }] };
}
