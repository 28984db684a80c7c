import { expect, it } from 'vitest';
import { spokenCall, spokenNumber, ticketText } from './ticket.ts';

it.each([
  [{ prefix: 'A', number: 15, isPriority: false }, 'A015'],
  [{ prefix: 'A', number: 7, isPriority: true }, 'U007'],
  [{ prefix: null, number: 1, isPriority: false }, '001'],
  [{ prefix: 'B', number: 1000, isPriority: false }, 'B1000'],
])('%j is printed %s', (ticket, text) => {
  expect(ticketText(ticket)).toBe(text);
});

it('says digits one by one and letters by themselves', () => {
  expect(spokenNumber('A015')).toBe('A không một năm');
});

it('calls a number, a name and a place, as far as they are known', () => {
  expect(spokenCall({ KyHieu: 'U007', name: 'Nguyễn Văn An', place: 'Phòng khám số 3' })).toBe(
    'Mời số U không không bảy, Nguyễn Văn An, vào Phòng khám số 3',
  );
  expect(spokenCall({ KyHieu: '001', name: null, place: null })).toBe('Mời số không không một');
});
