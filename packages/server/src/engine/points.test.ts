import { expect, it } from 'vitest';
import { pointSet } from './points.ts';

it('a point answers what was added, in order', () => {
  const { definePoint, install } = pointSet();
  const greetings = definePoint<string>('greetings');
  const farewells = definePoint<string>('farewells');
  install([greetings.add('hello'), farewells.add('goodbye'), greetings.add('good morning')]);
  expect(greetings.all()).toEqual(['hello', 'good morning']);
  expect(farewells.all()).toEqual(['goodbye']);
});

it('what was only made, not installed, is not there', () => {
  const { definePoint, install } = pointSet();
  const greetings = definePoint<string>('greetings');
  greetings.add('hello');
  install([]);
  expect(greetings.all()).toEqual([]);
});

it('reading a point before the features are installed fails loudly', () => {
  const { definePoint, defineRegistry } = pointSet();
  expect(() => definePoint<string>('greetings').all()).toThrow(/greetings is read before src\/features\.ts/);
  const byName = defineRegistry<string>('byName', (item) => item);
  expect(() => byName.all()).toThrow(/byName is read before/);
  expect(() => byName.get('x')).toThrow(/byName is read before/);
});

it('features are installed once', () => {
  const { install } = pointSet();
  install([]);
  expect(() => install([])).toThrow(/once/);
});

it('a registry finds by key and refuses a key that comes twice', () => {
  const { defineRegistry, install } = pointSet();
  const forms = defineRegistry<{ code: string; width: number }>('forms', ({ code }) => code);
  install([forms.add({ code: 'a', width: 1 }), forms.add({ code: 'b', width: 2 })]);
  expect(forms.get('b')).toEqual({ code: 'b', width: 2 });
  expect(forms.get('c')).toBeUndefined();
  expect(forms.all().map(({ code }) => code)).toEqual(['a', 'b']);

  const again = pointSet();
  const twice = again.defineRegistry<string>('twice', (item) => item);
  expect(() => again.install([twice.add('a'), twice.add('a')])).toThrow('twice: a is added twice');
});
