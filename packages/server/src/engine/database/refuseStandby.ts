import type pg from 'pg';

type Reported = { parameterName: string; parameterValue: string };
/** What the driver's connection has beyond its types. */
type Wire = {
  on: (event: 'parameterStatus', listener: (reported: Reported) => void) => void;
  emit: (event: 'error', error: Error) => void;
  removeAllListeners: (event: 'readyForQuery') => void;
  stream: { destroy: () => void };
};

/** SQLSTATE cannot_connect_now: it passes. */
const passing = '57P03';

/**
 * Ends a connection that reaches a standby, before its first statement: while the servers of a database change places, an address may lead to
 * one for a moment. It would read old rows, refuse every write and give locks that no other node sees. PostgreSQL reports it with the sign-in.
 * Errors: code 57P03.
 */
export function refuseStandby(client: pg.Client): void {
  const wire = client.connection as unknown as Wire; // as the driver has it
  wire.on('parameterStatus', ({ parameterName, parameterValue }) => {
    if (parameterName !== 'in_hot_standby' || parameterValue !== 'on') return;
    // the word that it is ready comes in the same packet
    wire.removeAllListeners('readyForQuery');
    wire.emit('error', Object.assign(new Error('this server is a standby'), { code: passing }));
    wire.stream.destroy();
  });
}
