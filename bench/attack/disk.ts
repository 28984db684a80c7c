import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  books,
  pay,
  Refused,
  sessionOf,
  untilAnswered,
  visitsToPay,
} from '../../packages/server/test/faults/payments.ts';
import { ended, spawnSen } from '../../packages/server/test/spawnSen.ts';

const megabytes = 700;
const payments = 200;

/**
 * Fills the disk under a Sen and its bundled database amid payments, and frees it again. The disk is a file system in memory, which only
 * root may mount. Throws when Sen says another thing than that the disk is full, or when a payment is lost, doubled or skipped.
 */
export async function attack(): Promise<void> {
  if (process.getuid?.() !== 0) throw new Error('this attack mounts a disk in memory: run it as root');
  const folder = path.join(os.tmpdir(), `sen-attack-disk-${process.pid}`);
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder]);
  try {
    await fillAndFree(folder);
  } finally {
    execFileSync('umount', ['-l', folder]);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function fillAndFree(folder: string): Promise<void> {
  const sen = await spawnSen({
    SEN_DATA: folder,
    PORT: '0',
    HOST: '127.0.0.1',
    SEN_MODE: 'development',
    SEN_DEMO_VISITS: 'off',
    SEN_RATE_LIMIT: '1000000',
    LOG_LEVEL: 'silent',
  });
  if (sen.code !== null) throw new Error(`Sen did not start: ${sen.output}`);
  const { base } = sen;
  try {
    const url = `postgresql://sen@localhost/sen?host=${encodeURIComponent(path.join(folder, 'database/run'))}`;
    const given = await visitsToPay({ base, url, signIn: (name) => sessionOf(base, name) }, payments);
    const ballast = path.join(folder, 'ballast');
    fill(ballast);
    const answers: Record<string, number> = {};
    for (const payment of given) {
      const said = await pay(base, payment).then(
        () => 'paid',
        (error: unknown) => (error instanceof Refused ? error.code : String(error)),
      );
      answers[said] = (answers[said] ?? 0) + 1;
      fill(ballast); // what the database gave back
    }
    const ready = await fetch(`${base}/ready`);
    const told = await ready.text();
    rmSync(ballast);
    const freed = performance.now();
    await Promise.all(given.map((payment) => untilAnswered(() => pay(base, payment))));
    const report = await books(url, given);
    console.log(`a disk of ${megabytes} MB (tmpfs) filled amid ${payments} payments: ${JSON.stringify(answers)}; /ready ${ready.status} ${told}
freed: all paid after ${Math.round(performance.now() - freed)} ms; ${report.lost} lost, ${report.doubled} doubled, ${report.skipped} numbers skipped`);
    const strange = Object.keys(answers).filter((said) => !['paid', 'DISK_FULL'].includes(said));
    if (strange.length > 0 || !answers['DISK_FULL'] || !told.includes('DISK_FULL'))
      throw new Error(`a full disk was told as ${strange.join(', ') || told}`);
    if (report.lost + report.doubled + report.skipped > 0) throw new Error('a payment did not survive');
  } finally {
    sen.child.kill('SIGTERM');
    await ended(sen.child);
  }
}

/** Takes what is left of the disk, to the last byte. */
function fill(file: string): void {
  const open = openSync(file, 'a');
  try {
    for (let size = 1024 * 1024; size >= 1; ) {
      try {
        writeSync(open, Buffer.alloc(size));
      } catch {
        size = Math.floor(size / 2);
      }
    }
  } finally {
    closeSync(open);
  }
}
