import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';

const folder = 'log';

/**
 * What the bundled PostgreSQL logs: how it starts, stops and crashes, in a file for each day of the week, written anew after a week.
 * What a statement does wrong is told to Sen and not logged there: the messages and their details quote what patients told.
 */
export const logSettings: readonly string[] = [
  '-c logging_collector=on',
  `-c log_directory=${folder}`,
  '-c log_filename=postgres-%a.log',
  '-c log_rotation_age=1d',
  '-c log_rotation_size=0',
  '-c log_truncate_on_rotation=on',
  '-c log_min_messages=log',
  '-c log_min_error_statement=panic',
  '-c log_error_verbosity=terse',
  '-c log_parameter_max_length=0',
  '-c log_parameter_max_length_on_error=0',
];

/** The file for what is said before the log of the day is open; it is of this start alone. */
export async function startLog(data: string): Promise<string> {
  const file = path.join(data, 'server.log');
  await rm(file, { force: true });
  return file;
}

/** Why a start failed: its last words, and whether it passes by itself. */
export async function failureOf(data: string, error: unknown): Promise<{ reason: string; passes: boolean }> {
  const files = [path.join(data, 'server.log'), ...(await newest(path.join(data, folder)))];
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8').catch(() => '')));
  const lines = texts.flatMap((text) => text.trim().split('\n').slice(-3)).filter((line) => line !== '');
  const reason = lines.join(' | ') || String(error);
  // processes of a killed server that end just now, and another start at the same time
  return {
    reason,
    passes: /pre-existing shared memory block|lock file ".*" (?:already exists|is empty)/.test(reason),
  };
}

/** The file of the folder that was written last; none where there is none. */
async function newest(logs: string): Promise<string[]> {
  const names = await readdir(logs).catch(() => []);
  const files = await Promise.all(
    names.map(async (name) => {
      const file = path.join(logs, name);
      return { file, at: (await stat(file)).mtimeMs };
    }),
  );
  return files
    .sort((one, other) => other.at - one.at)
    .slice(0, 1)
    .map(({ file }) => file);
}
