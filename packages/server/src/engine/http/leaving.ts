import net, { type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const lookMs = 50;

/**
 * Lets an application leave while others answer on its port: answers `leave`, which takes no further connection, answers what comes on those
 * that are there and says each time that it was the last one. Resolves once none is left, or after `mostMs`; sockets of subscriptions do not
 * count. Nobody who keeps a connection meets a closed one with a request on its way.
 */
export function letLeave(app: FastifyInstance): (mostMs: number) => Promise<void> {
  const open = new Set<Socket>();
  let leaving = false;
  app.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.addHook('onReady', async () => {
    // alone it would keep Node from answering what asks for an upgrade
    if (app.server.listenerCount('upgrade') > 0)
      app.server.on('upgrade', ({ socket }) => open.delete(socket));
  });
  app.addHook('onSend', async (_request, reply) => {
    if (leaving) reply.header('connection', 'close');
  });
  return async (mostMs) => {
    leaving = true;
    // not the one of HTTP: that ends connections which wait for their next request
    net.Server.prototype.close.call(app.server);
    for (const until = performance.now() + mostMs; open.size > 0 && performance.now() < until; )
      await pause(lookMs);
  };
}
