import { ConfigError } from '../engine/config.ts';

/** Runs a command; an expected failure is one clear line and exit code 1. */
export async function oneLine(run: () => Promise<unknown>): Promise<void> {
  try {
    await run();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    console.error(`Sen: ${message.split('\n')[0]}`);
    if (!(error instanceof ConfigError) && process.env['LOG_LEVEL'] === 'debug') console.error(error);
    process.exitCode = 1;
    setTimeout(() => process.exit(1), 200).unref();
  }
}
