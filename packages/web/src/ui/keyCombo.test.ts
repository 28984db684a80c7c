import { expect, test } from 'vitest';
import { comboOf, isTyping } from './keyCombo.ts';

const plain = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

test.each([
  [{ ...plain, key: 's', ctrlKey: true }, 'Ctrl+S'],
  [{ ...plain, key: 's', metaKey: true }, 'Ctrl+S'],
  [{ ...plain, key: 'S', ctrlKey: true, shiftKey: true }, 'Ctrl+Shift+S'],
  [{ ...plain, key: 'S', ctrlKey: true }, 'Ctrl+S'],
  [{ ...plain, key: '?', ctrlKey: true, shiftKey: true }, 'Ctrl+?'],
  [{ ...plain, key: 'N', altKey: true, shiftKey: true }, 'Alt+N'],
  [{ ...plain, key: 'F2', shiftKey: true }, 'Shift+F2'],
  [{ ...plain, key: '?', shiftKey: true }, '?'],
  [{ ...plain, key: '1', altKey: true }, 'Alt+1'],
])('names the key press %o as %s', (event, name) => {
  expect(comboOf(event)).toBe(name);
});

test('a key in a field is typing, on the page it is not', () => {
  expect(isTyping(document.createElement('input'))).toBe(true);
  expect(isTyping(document.createElement('div'))).toBe(false);
});
