import { decoderAddress } from '../../../session/trustedTypes.ts';
import { NotDrawn } from '../pixels/notDrawn.ts';
import type { Answer, Asked, Decoded } from './pictureDecoder.ts';
import address from './pictureDecoder.ts?worker&url';

type Waiting = { resolve: (decoded: Decoded) => void; reject: (error: NotDrawn) => void };
type Lane = { worker: Worker; waiting: Map<number, Waiting> };

const lanes: Lane[] = [];
const most = () => Math.max(1, Math.min(4, Math.floor(navigator.hardwareConcurrency / 2)));

/** No frame takes so long: what does goes round in circles. */
const limitMs = 60_000;
let last = 0;

/** Decodes a frame in a worker. Errors: NotDrawn. */
export function decode(asked: Omit<Asked, 'id'>): Promise<Decoded> {
  const lane = quietest();
  const id = ++last;
  return new Promise<Decoded>((resolve, reject) => {
    const limit = setTimeout(() => end(lane), limitMs);
    const over =
      <T>(tell: (of: T) => void) =>
      (of: T) => {
        clearTimeout(limit);
        tell(of);
      };
    lane.waiting.set(id, { resolve: over(resolve), reject: over(reject) });
    lane.worker.postMessage({ ...asked, id } satisfies Asked, [asked.frame.buffer]);
  });
}

function quietest(): Lane {
  const [quiet] = [...lanes].sort((one, other) => one.waiting.size - other.waiting.size);
  return quiet && (quiet.waiting.size === 0 || lanes.length >= most()) ? quiet : begun();
}

function begun(): Lane {
  const lane: Lane = { worker: new Worker(decoderAddress(address), { type: 'module' }), waiting: new Map() };
  lane.worker.onmessage = ({ data }: MessageEvent<Answer>) => {
    const waiting = lane.waiting.get(data.id);
    lane.waiting.delete(data.id);
    if ('decoded' in data) waiting?.resolve(data.decoded);
    else waiting?.reject(new NotDrawn(data.reason, data.detail));
  };
  lane.worker.onerror = () => end(lane);
  lanes.push(lane);
  return lane;
}

/** Ends a worker that is broken or hangs; who waits for it hears so. */
function end(lane: Lane): void {
  lane.worker.terminate();
  if (lanes.includes(lane)) lanes.splice(lanes.indexOf(lane), 1);
  for (const { reject } of lane.waiting.values()) reject(new NotDrawn('broken', 'decoder'));
  lane.waiting.clear();
}
