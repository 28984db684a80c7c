import { expect, it, vi } from 'vitest';
import { announceConnection, announceReconnect } from '../../session/connection.ts';
import { insist } from './insist.ts';
import { scanned, timesOf } from './kioskStep.ts';

it.each([
  ['001080000001||NGUYỄN VĂN AN|02051980|Nam|Hà Nội|01012022', { card: expect.any(String) }],
  ['001080000001', { number: '001080000001' }],
  ['26.000123', { number: '26.000123' }],
  ['00020101021238', null],
  ['https://vneid.example/abc', null],
])('of a scan, %j is %j', (text, read) => {
  expect(scanned(text)).toEqual(read);
});

it('a ticket leaves after ten seconds, one with a code to pay by is asked about first, the start stays', () => {
  const result = { ve: null, veThuPhi: null, phaiThu: null, maQR: null, lyDo: null } as never; // only its code is read
  expect(timesOf({ at: 'start' })).toBeNull();
  expect(timesOf({ at: 'ticket', result })).toEqual({ quiet: 10, countdown: 0 });
  expect(timesOf({ at: 'typing', number: null })).toEqual({ quiet: 60, countdown: 15 });
});

it('what the server did not hear is asked again once it is back, what it refuses is not', async () => {
  const ask = vi.fn().mockRejectedValueOnce(new TypeError('fetch failed')).mockResolvedValueOnce('made');
  const answer = insist(ask, new AbortController().signal);
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
  announceReconnect();
  expect(await answer).toBe('made');
  const refused = vi.fn().mockRejectedValue(new Error('refused'));
  await expect(insist(refused, new AbortController().signal)).rejects.toThrow('refused');
  expect(refused).toHaveBeenCalledTimes(1);
});

it('a turn that is over asks no more', async () => {
  const turn = new AbortController();
  const ask = vi.fn().mockRejectedValue(new TypeError('fetch failed'));
  const answer = insist(ask, turn.signal);
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
  turn.abort();
  announceConnection(true);
  await expect(answer).rejects.toThrow('fetch failed');
  expect(ask).toHaveBeenCalledTimes(1);
});
