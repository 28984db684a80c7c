import { DrizzleQueryError } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { surviveAway } from './surviveAway.ts';

const logger = pino({ level: 'silent' });

it('a statement that nobody waited for does not end the node when the database goes away', () => {
  const cut = new DrizzleQueryError('select 1', [], new Error('Connection terminated unexpectedly'));
  expect(() => surviveAway(cut, logger)).not.toThrow();
  const ended = Object.assign(new Error('terminating connection'), { code: '57P01' });
  expect(() => surviveAway(ended, logger)).not.toThrow();
});

it('any other failure that nobody waited for is a bug, and ends it', () => {
  const bug = new TypeError('x is undefined');
  expect(() => surviveAway(bug, logger)).toThrow(bug);
});
