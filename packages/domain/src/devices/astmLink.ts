import { ACK, CR, ENQ, EOT, framesOf, LF, longestFrame, NAK, readFrame, STX } from './astmFrames.ts';

/** What a link wants done. A message is answered by `taken`; a wait replaces the one before. */
export type AstmAct =
  | { kind: 'write'; bytes: Uint8Array }
  | { kind: 'message'; records: Uint8Array[] }
  | { kind: 'refused'; why: 'checksum' | 'form' | 'number' | 'incomplete'; bytes: Uint8Array }
  | { kind: 'sent' }
  | { kind: 'unsent' }
  | { kind: 'wait'; ms: number };

/** Times of E1381 in milliseconds. */
export const astmTimes = {
  frame: 30_000,
  answer: 15_000,
  busy: 10_000,
  hostYields: 20_000,
  deviceYields: 1000,
};

/** A message that has no end by then is none. */
const longestMessage = 1_000_000;

/** A frame is tried so often, then the message is given up and sent anew later. */
const tries = 6;

/**
 * One end of an ASTM E1381 link without its socket and without a clock: bytes and expired waits go in, acts come out. A message is
 * acknowledged only after `taken(true)`: what could not be kept is asked for again.
 */
export class AstmLink {
  #state: 'neutral' | 'receiving' | 'holding' | 'asking' | 'sending' = 'neutral';
  readonly #role: 'host' | 'device';
  #acts: AstmAct[] = [];
  #late: number[] = [];
  #frame: number[] | null = null;
  #text: number[] = [];
  #before = 0;
  #expected = 1;
  #accepted = 0;
  #queue: Array<readonly Uint8Array[]> = [];
  #frames: Uint8Array[] = [];
  #at = 0;
  #failed = 0;

  constructor(role: 'host' | 'device' = 'host') {
    this.#role = role;
  }

  /** Uint8Array that came, in whatever pieces. */
  push(bytes: Iterable<number>): AstmAct[] {
    for (const byte of bytes) this.#byte(byte);
    return this.#take();
  }

  /** Whether the message that was handed out is kept: its last frame is acknowledged, or asked for again. */
  taken(kept: boolean): AstmAct[] {
    if (this.#state !== 'holding') return [];
    this.#state = 'receiving';
    if (kept) {
      this.#text = [];
      this.#ack();
    } else {
      this.#text.length = this.#before;
      this.#expected = (this.#expected + 7) % 8;
      this.#accepted--;
      this.#nak();
    }
    const late = this.#late;
    this.#late = [];
    for (const byte of late) this.#byte(byte);
    return this.#take();
  }

  /** Sends a message as soon as the line is free. */
  send(records: readonly Uint8Array[]): AstmAct[] {
    this.#queue.push(records);
    if (this.#state === 'neutral') this.#ask();
    return this.#take();
  }

  /** The last wait is over. */
  expired(): AstmAct[] {
    if (this.#state === 'receiving') this.#abandon();
    else if (this.#state === 'asking' || this.#state === 'sending') this.#giveUp();
    else if (this.#state === 'neutral' && this.#queue.length > 0) this.#ask();
    return this.#take();
  }

  #take(): AstmAct[] {
    const acts = this.#acts;
    this.#acts = [];
    return acts;
  }

  #write(...bytes: number[]) {
    this.#acts.push({ kind: 'write', bytes: Uint8Array.of(...bytes) });
  }

  #wait(ms: number) {
    this.#acts.push({ kind: 'wait', ms });
  }

  #ack() {
    this.#write(ACK);
    this.#wait(astmTimes.frame);
  }

  #nak() {
    this.#write(NAK);
    this.#wait(astmTimes.frame);
  }

  #byte(byte: number) {
    if (this.#state === 'holding') this.#late.push(byte);
    else if (this.#state === 'receiving') this.#received(byte);
    else if (this.#state === 'neutral') {
      if (byte === ENQ) this.#begin();
    } else this.#answered(byte);
  }

  #begin() {
    this.#state = 'receiving';
    this.#frame = null;
    this.#text = [];
    this.#expected = 1;
    this.#accepted = 0;
    this.#ack();
  }

  #received(byte: number) {
    // these never stand inside a frame: whatever was begun is broken
    if (byte === ENQ) {
      this.#incomplete();
      this.#begin();
    } else if (byte === EOT) this.#abandon();
    else if (byte === STX) this.#frame = [];
    else if (this.#frame === null) return;
    else if (byte === LF) this.#framed(Uint8Array.from(this.#frame));
    else if (this.#frame.push(byte) > longestFrame) this.#refuse('form');
  }

  #framed(bytes: Uint8Array) {
    const frame = readFrame(bytes);
    if (typeof frame === 'string') return this.#refuse(frame, bytes);
    this.#frame = null;
    // the answer to the frame before was lost: it comes again
    if (this.#accepted > 0 && frame.number === (this.#expected + 7) % 8) return this.#ack();
    if (frame.number !== this.#expected) return this.#refuse('number', bytes);
    if (this.#text.length > longestMessage) this.#incomplete();
    this.#before = this.#text.length;
    this.#text.push(...frame.text);
    if (frame.last && this.#text.at(-1) !== CR) this.#text.push(CR);
    this.#expected = (this.#expected + 1) % 8;
    this.#accepted++;
    const records = frame.last ? recordsOf(this.#text) : [];
    if (records.at(-1)?.[0] !== terminator) return this.#ack();
    this.#state = 'holding';
    this.#acts.push({ kind: 'message', records });
  }

  #refuse(why: 'checksum' | 'form' | 'number', bytes: Uint8Array = Uint8Array.from(this.#frame ?? [])) {
    this.#frame = null;
    this.#acts.push({ kind: 'refused', why, bytes });
    this.#nak();
  }

  #incomplete() {
    if (this.#text.length === 0) return;
    this.#acts.push({ kind: 'refused', why: 'incomplete', bytes: Uint8Array.from(this.#text) });
    this.#text = [];
  }

  #abandon() {
    this.#incomplete();
    this.#frame = null;
    this.#state = 'neutral';
    if (this.#queue.length > 0) this.#ask();
  }

  #ask() {
    this.#state = 'asking';
    this.#write(ENQ);
    this.#wait(astmTimes.answer);
  }

  #answered(byte: number) {
    if (this.#state === 'asking') {
      if (byte === ACK) {
        this.#frames = framesOf(this.#queue[0] ?? []);
        this.#at = 0;
        this.#failed = 0;
        this.#state = 'sending';
        this.#sendFrame();
      } else if (byte === NAK) this.#later(astmTimes.busy);
      // both want to speak: the analyser has the right of way
      else if (byte === ENQ)
        this.#later(this.#role === 'host' ? astmTimes.hostYields : astmTimes.deviceYields);
      return;
    }
    if (byte === ACK || byte === EOT) {
      this.#at++;
      this.#failed = 0;
      if (this.#at < this.#frames.length) return this.#sendFrame();
      this.#queue.shift();
      this.#write(EOT);
      this.#acts.push({ kind: 'sent' });
      this.#state = 'neutral';
      if (this.#queue.length > 0) this.#ask();
    } else if (byte === NAK) {
      this.#failed++;
      if (this.#failed >= tries) this.#giveUp();
      else this.#sendFrame();
    }
  }

  #sendFrame() {
    const bytes = this.#frames[this.#at];
    if (bytes) this.#acts.push({ kind: 'write', bytes });
    this.#wait(astmTimes.answer);
  }

  #later(ms: number) {
    this.#state = 'neutral';
    this.#wait(ms);
  }

  #giveUp() {
    this.#write(EOT);
    this.#acts.push({ kind: 'unsent' });
    this.#later(astmTimes.busy);
  }
}

/** The letter of the record that ends a message. */
const terminator = 'L'.charCodeAt(0);

function recordsOf(text: readonly number[]): Uint8Array[] {
  const records: Uint8Array[] = [];
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] !== CR) continue;
    if (at > from) records.push(Uint8Array.from(text.slice(from, at)));
    from = at + 1;
  }
  return records;
}
