import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { firstMessageMs, linesMost, linesOfAddress, openLines } from './openLines.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A line from an address, which closes when it is destroyed. */
function lineFrom(remoteAddress: string) {
  const socket = Object.assign(new EventEmitter(), {
    remoteAddress,
    destroyed: false,
    destroy: () => {
      socket.destroyed = true;
      socket.emit('close');
    },
  });
  return socket as unknown as Socket & { destroyed: boolean }; // what is asked of one
}

const linesFrom = (count: number, address: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => lineFrom(address(n)));

describe('the lines to the port of modalities', () => {
  it('of one stranger leave room for a modality', () => {
    const lines = openLines();
    const silent = linesFrom(linesMost, () => '10.0.0.9');
    for (const one of silent) expect(lines.take(one)).toBe(true);
    expect(silent.filter(({ destroyed }) => !destroyed)).toHaveLength(linesOfAddress);
    expect(lines.take(lineFrom('10.0.0.1'))).toBe(true);
  });

  it('of many strangers go for a new one, the oldest first, and modalities stay', () => {
    const lines = openLines();
    const modality = lineFrom('10.0.1.1');
    lines.take(modality);
    lines.known(modality);
    const silent = linesFrom(linesMost - 1, (n) => `10.0.0.${n}`);
    for (const one of silent) lines.take(one);
    expect(lines.take(lineFrom('10.0.1.2'))).toBe(true);
    expect(modality.destroyed).toBe(false);
    expect(silent.map(({ destroyed }) => destroyed).indexOf(true)).toBe(0);
    expect(silent.filter(({ destroyed }) => destroyed)).toHaveLength(1);
  });

  it('are refused where all are of modalities', () => {
    const lines = openLines();
    for (const one of linesFrom(linesMost, (n) => `10.0.0.${n}`)) {
      lines.take(one);
      lines.known(one);
    }
    expect(lines.take(lineFrom('10.0.1.2'))).toBe(false);
  });

  it('on which nothing is said end within seconds, and one of a modality does not', () => {
    const lines = openLines();
    const [silent, modality] = [lineFrom('10.0.0.1'), lineFrom('10.0.0.1')];
    lines.take(silent);
    lines.take(modality);
    lines.known(modality);
    vi.advanceTimersByTime(firstMessageMs);
    expect([silent.destroyed, modality.destroyed]).toEqual([true, false]);
  });

  it('that closed count no more', () => {
    const lines = openLines();
    const first = linesFrom(linesOfAddress, () => '10.0.0.1');
    for (const one of first) {
      lines.take(one);
      lines.known(one);
    }
    expect(lines.take(lineFrom('10.0.0.1'))).toBe(false);
    first[0]?.destroy();
    expect(lines.take(lineFrom('10.0.0.1'))).toBe(true);
  });
});
