import {
  ACK,
  CR,
  ENQ,
  EOT,
  ETB,
  ETX,
  framesOf,
  LF,
  longestFrame,
  NAK,
  readFrame,
  STX,
} from './astmFrames.ts';

/** What a link wants done. A message is answered by `taken`; a wait replaces the one before. */
export type AstmAct =
  | { kind: 'write'; bytes: Uint8Array }
  | { kind: 'message'; records: Uint8Array[] }
  | { kind: 'refused'; why: 'checksum' | 'form' | 'number' | 'incomplete' | 'TOO_LONG'; bytes: Uint8Array }
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

/** A message that has no end by then is none: the rest of it is refused until the analyser begins anew. */
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
  /** The first letter of the last record; null before the first one. */
  #letter: number | null = null;
  #before: { length: number; letter: number | null } = { length: 0, letter: null };
  #refusing = false;
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

  /**
   * What became of the message that was handed out: its last frame is acknowledged, or asked for again; one that is never kept is refused
   * until the analyser begins anew.
   */
  taken(kept: boolean | 'never'): AstmAct[] {
    if (this.#state !== 'holding') return [];
    this.#state = 'receiving';
    if (kept === 'never') {
      this.#text = [];
      this.#refusing = true;
      this.#nak();
    } else if (kept) {
      this.#text = [];
      this.#letter = null;
      this.#ack();
    } else {
      this.#text.length = this.#before.length;
      this.#letter = this.#before.letter;
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

  /** Sends a message no more that was not sent yet; one that is under way is broken off. */
  withdraw(records: readonly Uint8Array[]): AstmAct[] {
    const at = this.#queue.indexOf(records);
    if (at < 0) return [];
    this.#queue.splice(at, 1);
    if (at === 0 && (this.#state === 'asking' || this.#state === 'sending')) {
      this.#write(EOT);
      this.#later(astmTimes.busy);
    }
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
    this.#letter = null;
    this.#refusing = false;
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
    // some leave the line feed away, others send it late: the frame is whole without it
    else if (byte === CR && endsFrame(this.#frame)) this.#framed(Uint8Array.from(this.#frame));
  }

  #framed(bytes: Uint8Array) {
    const frame = readFrame(bytes);
    if (typeof frame === 'string') return this.#refuse(frame, bytes);
    this.#frame = null;
    if (this.#refusing) return this.#nak();
    // the answer to the frame before was lost: it comes again
    if (this.#accepted > 0 && frame.number === (this.#expected + 7) % 8) return this.#ack();
    if (frame.number !== this.#expected) return this.#refuse('number', bytes);
    if (this.#text.length + frame.text.length > longestMessage) return this.#tooLong();
    this.#before = { length: this.#text.length, letter: this.#letter };
    for (const byte of frame.text) this.#add(byte);
    if (frame.last && this.#text.at(-1) !== CR) this.#add(CR);
    this.#expected = (this.#expected + 1) % 8;
    this.#accepted++;
    if (!frame.last || this.#letter !== terminator) return this.#ack();
    this.#state = 'holding';
    this.#acts.push({ kind: 'message', records: recordsOf(this.#text) });
  }

  #add(byte: number) {
    const begins = this.#text.length === 0 || this.#text.at(-1) === CR;
    if (begins && byte !== CR) this.#letter = byte;
    this.#text.push(byte);
  }

  #tooLong() {
    this.#acts.push({ kind: 'refused', why: 'TOO_LONG', bytes: Uint8Array.from(this.#text) });
    this.#text = [];
    this.#refusing = true;
    this.#nak();
  }

  #refuse(why: 'checksum' | 'form' | 'number', bytes: Uint8Array = Uint8Array.from(this.#frame ?? [])) {
    this.#frame = null;
    if (!this.#refusing) this.#acts.push({ kind: 'refused', why, bytes });
    this.#nak();
  }

  #incomplete() {
    const bytes = Uint8Array.from([...this.#text, ...(this.#frame ?? [])]);
    this.#frame = null;
    if (bytes.length === 0 || this.#refusing) return;
    this.#acts.push({ kind: 'refused', why: 'incomplete', bytes });
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

/** Whether bytes end a frame but for its line feed: ETX or ETB, two digits, CR. */
function endsFrame(bytes: readonly number[]): boolean {
  const closes = bytes.at(-4);
  return closes === ETX || closes === ETB;
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
