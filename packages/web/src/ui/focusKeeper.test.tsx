import { afterEach, beforeEach, expect, it } from 'vitest';
import { focusIsFree, keepFocus } from './focusKeeper.ts';

let stop: () => void;

beforeEach(() => {
  stop = keepFocus();
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

const show = (inside: string) => {
  document.body.innerHTML = `<header><input id="finder"></header><main id="screen" tabindex="-1">${inside}</main>`;
};
const at = (id: string) => {
  const found = document.getElementById(id);
  if (!found) throw new Error(id);
  return found;
};
const focused = () => expect.poll(() => document.activeElement?.id);

it('goes to the next line when the line with the focus goes, from the last one to the one before', async () => {
  show(
    '<ul><li><a id="a" href="#a">a</a></li><li><a id="b" href="#b">b</a></li><li><a id="c" href="#c">c</a></li></ul>',
  );
  at('b').focus();
  at('b').parentElement?.remove();
  await focused().toBe('c');
  at('c').parentElement?.remove();
  await focused().toBe('a');
});

it('goes to the control beside the button of an act that is done, never to one that destroys', async () => {
  show(
    '<section><button id="seen">seen</button><button class="danger">delete</button><button id="print">print</button></section>',
  );
  at('seen').focus();
  at('seen').remove();
  await focused().toBe('print');
});

it('goes to the first field of the tab that is shown in place of another', async () => {
  show(`<div><button role="tab" id="tab">2</button>
    <div role="tabpanel" id="one"><input id="first"></div><div role="tabpanel" id="two" hidden><button>b</button><input id="second"></div></div>`);
  at('first').focus();
  at('two').hidden = false;
  at('one').hidden = true;
  at('first').blur(); // as a browser does with what is hidden
  await focused().toBe('second');
});

it('goes to the search of the list when the task is done and nothing of it is left', async () => {
  show(`<div class="work-list"><input id="search"></div>
    <div class="work-task"><div><button id="other">other</button><section id="collect"><input id="cash"></section></div></div>`);
  at('cash').focus();
  at('collect').remove();
  await focused().toBe('search');
});

it('waits on the screen for its first field after the search of the bar was left, and is free until then', async () => {
  show('');
  at('finder').focus();
  at('finder').blur();
  await focused().toBe('screen');
  expect(focusIsFree()).toBe(true);
  at('screen').innerHTML = '<p>text</p><input id="name">';
  await focused().toBe('name');
  expect(focusIsFree()).toBe(true);
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
  expect(focusIsFree()).toBe(false);
});

it('goes back to the screen when a dialogue is gone together with what had opened it', async () => {
  show('<section id="part"><button id="opener">open</button></section><input id="name">');
  at('opener').focus();
  document.body.insertAdjacentHTML('beforeend', '<dialog open><button id="ok">ok</button></dialog>');
  at('ok').focus();
  at('part').remove();
  at('ok').parentElement?.remove();
  await focused().toBe('name');
});

it('keeps the focus in a dialogue that stays open', async () => {
  show('<input id="name">');
  document.body.insertAdjacentHTML(
    'beforeend',
    '<dialog open tabindex="-1"><div><button id="gone">x</button></div><button id="stay">y</button></dialog>',
  );
  at('gone').focus();
  at('gone').parentElement?.remove();
  await focused().toBe('stay');
});

it('leaves it nowhere for whoever pressed beside everything', async () => {
  show('<input id="name">');
  at('name').focus();
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  at('name').blur();
  at('screen').append(document.createElement('p'));
  for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
  expect(document.activeElement).toBe(document.body);
});

it('finds a place also when the press of a button takes the button away', async () => {
  show('<section><button id="act">act</button><button id="print">print</button></section>');
  at('act').focus();
  at('act').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  at('act').blur(); // some browsers tell of a focus that goes with its control
  at('act').remove();
  await focused().toBe('print');
});

it('begins no field by itself on a phone', async () => {
  document.body.innerHTML =
    '<div class="shell narrow"><main id="screen" tabindex="-1"><section><button id="act">a</button></section><input id="name"></main></div>';
  at('act').focus();
  at('act').remove();
  await focused().toBe('screen');
});
