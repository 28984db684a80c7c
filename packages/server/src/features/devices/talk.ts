import type { Socket } from 'node:net';
import type { DeviceMessage, DeviceOrder } from '@sen/domain/devices/deviceMessage';
import type { SamplePlaces } from '@sen/domain/devices/sampleId';

/** What the other side of a talk says, and what is done with it. */
export type Listener = {
  /** Where the link says that the id of a sample stands. */
  places: SamplePlaces;
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

/** How long a talk waits for an analyser: for the answer to a message of HL7, and until one of ASTM has been sent. */
export const talkTimes = { hl7Answer: 15_000, astmSent: 60_000 };

/** Runs what comes one after the other; what fails is told and stops nothing. */
export function oneByOne(failed: (error: unknown) => void) {
  let last: Promise<void> = Promise.resolve();
  let waiting = 0;
  return {
    run: (work: () => Promise<void>): void => {
      waiting++;
      last = last
        .then(work)
        .catch(failed)
        .finally(() => {
          waiting--;
        });
    },
    busy: (): boolean => waiting > 0,
    idle: (): Promise<void> => last,
  };
}

/** Reads from a socket no more than what is kept before: an analyser that sends faster waits in its own buffers. */
export function readFrom(
  socket: Socket,
  queue: ReturnType<typeof oneByOne>,
  take: (chunk: Buffer) => void,
): void {
  const onward = async () => {
    while (queue.busy()) await queue.idle();
    socket.resume();
  };
  socket.on('data', (chunk: Buffer) => {
    take(chunk);
    if (!queue.busy()) return;
    socket.pause();
    void onward();
  });
}

/** So many bytes may wait for the other side to read them. */
const mostUnread = 1_000_000;

/** Writes unless the other side has gone; one that reads nothing is cut off. */
export function writeTo(socket: Socket, bytes: Uint8Array): void {
  if (socket.destroyed || !socket.writable) return;
  if (socket.writableLength > mostUnread) socket.destroy();
  else socket.write(bytes);
}
