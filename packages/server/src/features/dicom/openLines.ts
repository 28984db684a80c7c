import type { Socket } from 'node:net';
import { plainAddress } from '../../engine/http/plainAddress.ts';

/** So many lines at once: a hospital's modalities open one or two each. */
export const linesMost = 64;
/** So many of one address, from which a gateway may speak for several modalities. */
export const linesOfAddress = 16;
/** Who has not said who it is by then is no modality: that is the first thing a modality says. */
export const firstMessageMs = 5_000;

type Line = { socket: Socket; address: string; isKnown: boolean; silent: NodeJS.Timeout };

/** The lines that are open to the port of modalities. */
export type OpenLines = {
  /** Takes a new line; where there are too many, who is not known goes for it, the oldest first. False where all are modalities. */
  take: (socket: Socket) => boolean;
  /** The caller of a line is a modality: it is not put out for others. */
  known: (socket: Socket) => void;
  /** Ends all of them. */
  end: () => void;
};

/** Holds the lines to the port within their limits, so that a stranger who says nothing keeps no modality out. */
export function openLines(waitMs = firstMessageMs): OpenLines {
  // in the order in which they came
  const lines = new Set<Line>();
  const forget = (line: Line) => {
    clearTimeout(line.silent);
    lines.delete(line);
  };
  /** Makes room among some lines: true where there is some now. */
  const room = (among: Line[], most: number): boolean => {
    if (among.length < most) return true;
    const unknown = among.find(({ isKnown }) => !isKnown);
    if (!unknown) return false;
    forget(unknown);
    unknown.socket.destroy();
    return true;
  };
  return {
    take: (socket) => {
      const address = plainAddress(socket.remoteAddress) ?? '';
      const ofAddress = [...lines].filter((one) => one.address === address);
      if (!room(ofAddress, linesOfAddress) || !room([...lines], linesMost)) return false;
      const silent = setTimeout(() => socket.destroy(), waitMs);
      silent.unref();
      const line: Line = { socket, address, isKnown: false, silent };
      lines.add(line);
      socket.on('close', () => forget(line));
      return true;
    },
    known: (socket) => {
      for (const line of lines)
        if (line.socket === socket) {
          line.isKnown = true;
          clearTimeout(line.silent);
        }
    },
    end: () => {
      for (const { socket } of lines) socket.destroy();
    },
  };
}
