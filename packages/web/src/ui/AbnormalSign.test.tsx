import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { i18n, setLanguage } from '../session/i18n.ts';
import { type Abnormal, AbnormalSign, sumOfAbnormal } from './AbnormalSign.tsx';

beforeAll(async () => {
  await setLanguage('en');
  await i18n.loadNamespaces('common');
});

const shown = (counts: Abnormal | null) => {
  const place = document.createElement('div');
  place.innerHTML = renderToStaticMarkup(<AbnormalSign counts={counts} />);
  const sign = place.firstElementChild;
  return sign
    ? [sign.className, sign.querySelector('[aria-hidden]')?.textContent, sign.getAttribute('title')]
    : null;
};

it('says by arrows and words how many values are high, low and critical', () => {
  expect(shown({ cao: 2, thap: 1, nguyHiem: 0 })).toEqual([
    'abnormal',
    '↑2 ↓1',
    '2 values high, 1 value low',
  ]);
  expect(shown({ cao: 0, thap: 1, nguyHiem: 1 })).toEqual([
    'abnormal critical',
    '⇊1',
    '1 value low, 1 critical value',
  ]);
});

it('is silent where every value is normal, and without a result', () => {
  expect(shown({ cao: 0, thap: 0, nguyHiem: 0 })).toBeNull();
  expect(shown(null)).toBeNull();
});

it('sums results; nothing abnormal sums to nothing', () => {
  const one = { cao: 1, thap: 0, nguyHiem: 0 };
  expect(sumOfAbnormal([one, null, { cao: 1, thap: 2, nguyHiem: 1 }])).toEqual({
    cao: 2,
    thap: 2,
    nguyHiem: 1,
  });
  expect(sumOfAbnormal([null, undefined, { cao: 0, thap: 0, nguyHiem: 0 }])).toBeNull();
});
