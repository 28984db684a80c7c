import type { Logger } from 'pino';
import { buildApp, type RunningApp, type Standing } from '../app.ts';
import type { Config } from '../engine/config.ts';
import { formWorkers } from '../features/printing/formWorkers.ts';
import { makeMonth } from '../seed/month/month.ts';

/** What answers on the port: this process, or workers that it has started. */
export type Serving = {
  port: number;
  /** From now on /ready says 503; resolves once whoever chooses among the nodes had the time to see it. */
  drain: () => Promise<void>;
  close: () => Promise<void>;
  /** Puts new workers in the place of those there are, without refusing anybody; null where this process serves by itself. */
  renew: (() => Promise<void>) | null;
};

/** Begins to answer on a port; 0 for any. What answers there meanwhile is ended by `free`, as late as possible. */
export type Serve = (port: number, free?: () => Promise<void>) => Promise<Serving>;

/** An application that answers from this process. */
export type ServingHere = Serving & {
  /** It does what one of several processes does for all, the demo's visits too. */
  lead: () => Promise<void>;
  /** It does so no longer. */
  follow: () => Promise<void>;
  /** It takes no further connection, and answers what comes on those that are there until they have ended. */
  leave: () => Promise<void>;
};

/** Serves from this process, on a database of this version. */
export async function serveHere(
  config: Config,
  logger: Logger,
  url: string,
  port: number,
  { standing, free }: { standing?: Standing; free?: (() => Promise<void>) | undefined } = {},
): Promise<ServingHere> {
  const running = await buildApp(config, logger, url, standing);
  let month: { made: Promise<void>; cut: AbortController } | null = null;
  const fill = () => {
    if (!config.demoVisits || month) return;
    const cut = new AbortController();
    month = { made: fillMonth(running, cut.signal), cut };
  };
  const endFilling = async () => {
    const ending = month;
    month = null;
    ending?.cut.abort();
    await ending?.made;
  };
  await free?.();
  await running.app.listen({ port, host: config.host });
  const lead = async () => {
    await running.lead();
    formWorkers(config).warm(); // the first receipt of the day prints as fast as the others
    fill();
  };
  if (standing?.leads !== false) await lead();
  return {
    port: portOf(running),
    renew: null,
    lead,
    follow: async () => {
      await endFilling();
      await running.follow();
    },
    leave: running.leave,
    drain: running.drain,
    close: async () => {
      await endFilling();
      await running.close();
    },
  };
}

function portOf({ app }: RunningApp): number {
  const address = app.server.address();
  if (typeof address !== 'object' || !address) throw new Error('the application does not listen');
  return address.port;
}

/** Makes the demo's visits while Sen is in use already; what is left when Sen stops is made at the next start. */
async function fillMonth({ source }: RunningApp, signal: AbortSignal): Promise<void> {
  try {
    const { acts, refused } = await makeMonth(source, { signal, gentle: true });
    if (acts === 0 || signal.aborted) return;
    source.logger.info({ acts, refused }, 'the visits of the demo are made');
    console.log("  The demo's earlier visits are made.");
  } catch (error) {
    source.logger.error({ err: error }, 'making the visits of the demo');
  }
}
