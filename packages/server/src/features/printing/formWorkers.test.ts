import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { until } from '../../../test/until.ts';
import { type FormWorkers, openFormWorkers } from './formWorkers.ts';

const createdAt = new Date('2026-11-20T01:00:00Z');
const job = (template: string) => ({ kind: 'textSvg' as const, source: { template, data: {}, createdAt } });
const endless = job('#for i in range(20000) { for j in range(20000) { let k = calc.pow(j, 2) } }');
const greedy = job('#let all = ()\n#for i in range(20000) { all.push("x" * 1000000 + str(i)) }');
const plain = job('xong');
const roomy = { workers: 2, seconds: 60, megabytes: 1024 };

const opened: FormWorkers[] = [];
afterEach(() => {
  for (const workers of opened.splice(0)) workers.close();
});
function open(settings: Partial<typeof roomy> = {}): FormWorkers {
  const workers = openFormWorkers({ ...roomy, ...settings });
  opened.push(workers);
  return workers;
}
const setOn = (workers: FormWorkers, one: typeof plain, form = 'PhieuThu') =>
  workers.withCompiler(form, (compile) => compile(one));

describe('a form that does not come to its end', () => {
  it('is stopped alone: the server answers meanwhile, others print, and the next form finds a compiler', async () => {
    const workers = open({ seconds: 2 });
    await setOn(workers, plain);
    let turns = 0;
    let over = false;
    const slow = setOn(workers, endless, 'HongVongLap').finally(() => {
      over = true;
    });
    const others = async () => {
      while (!over) {
        await new Promise((resolve) => setImmediate(resolve));
        turns += 1;
      }
    };
    const [stopped] = await Promise.all([slow, others()]);
    expect(stopped).toEqual({ ok: false, stopped: 'time' });
    expect(turns).toBeGreaterThan(10); // a server that waits has one
    // as often as it takes on a busy machine, where a new compiler may get little of the two seconds
    await expect.poll(() => setOn(workers, plain)).toMatchObject({ ok: true });
  });

  it('holds up no other print, however often it is asked for', async () => {
    const workers = open({ seconds: 2 });
    await setOn(workers, plain);
    const ended: string[] = [];
    const loops = Array.from({ length: 3 }, () =>
      setOn(workers, endless, 'HongVongLap').then(() => ended.push('loop')),
    );
    const others = Array.from({ length: 3 }, () =>
      setOn(workers, plain).then(({ ok }) => ended.push(ok ? 'printed' : 'stopped')),
    );
    await Promise.all([...others, ...loops]);
    expect(ended).not.toContain('stopped');
    // the loops end one after the other: a busy machine may let the first of them end before the others printed, not all
    expect(ended.at(-1)).toBe('loop');
  });

  it('is stopped when it wants more memory than it may have', async () => {
    const workers = open({ megabytes: 64 });
    expect(await setOn(workers, greedy)).toEqual({ ok: false, stopped: 'memory' });
    expect(await setOn(workers, plain)).toMatchObject({ ok: true });
  });
});

describe('compilers', () => {
  it('are as many as the site has, each for one form; who finds too many waiting is refused', async () => {
    const workers = open({ workers: 1 });
    const gate = new EventEmitter();
    const held = workers.withCompiler('PhieuThu', async () => {
      gate.emit('begun');
      await once(gate, 'free');
    });
    await once(gate, 'begun');
    const waiting = Array.from({ length: 50 }, () => setOn(workers, plain));
    await expect(setOn(workers, plain)).rejects.toMatchObject({ code: 'PRINT_BUSY' });
    gate.emit('free');
    await held;
    for (const made of await Promise.all(waiting)) expect(made.ok).toBe(true);
  });

  it('end with the server, also amid a form that loops when the server is killed', async () => {
    const program = `import { startCompiler } from ${JSON.stringify(import.meta.resolve('./compilerProcess.ts'))};
      const compiler = await startCompiler(${JSON.stringify(roomy)});
      void compiler.run(${JSON.stringify(endless)});
      console.log(compiler.pid);`;
    const server = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [said] = await once(server.stdout, 'data');
    const compiler = Number(String(said));
    expect(isRunning(compiler)).toBe(true);
    server.kill('SIGKILL');
    await until(() => !isRunning(compiler));
  });
});

/** Whether a process runs; one that ended and waits for its parent does not. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return process.platform !== 'linux' || !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}
