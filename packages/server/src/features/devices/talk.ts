import type { Socket } from 'node:net';
import type { DeviceMessage, DeviceOrder } from '@sen/domain/devices/deviceMessage';

/** What the other side of a talk says, and what is done with it. */
export type Listener = {
  /** Keeps a message; answers the orders of the samples that it asks for. Throws when it cannot be kept just now. */
  take: (incoming: { MaTin: string; NoiDung: string; message: DeviceMessage }) => Promise<DeviceOrder[]>;
  /** Something came that was no message. */
  broken: (NoiDung: string, why: string) => Promise<void>;
  /** An answer was sent. */
  answered: (NoiDung: string, count: number) => Promise<void>;
};

/** How a message that was sent ended. */
export type Sent = { NoiDung: string; taken: boolean; why?: string };

/** A conversation with one analyser over one socket. */
export type Talk = {
  /** Sends the orders of a sample; settles when the analyser has answered. Throws when the line is lost first. */
  send: (order: DeviceOrder, MaTin: string) => Promise<Sent>;
  /** When what is under way has been kept. */
  idle: () => Promise<void>;
};

/** Runs what comes one after the other; what fails is told and stops nothing. */
export function oneByOne(failed: (error: unknown) => void) {
  let last: Promise<void> = Promise.resolve();
  return {
    run: (work: () => Promise<void>): void => {
      last = last.then(work).catch(failed);
    },
    idle: (): Promise<void> => last,
  };
}

/** Writes unless the other side has gone. */
export function writeTo(socket: Socket, bytes: Uint8Array): void {
  if (!socket.destroyed && socket.writable) socket.write(bytes);
}
