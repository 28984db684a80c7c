import { configure } from '@testing-library/dom';
import { vi } from 'vitest';

/** As long as the waits of `expect.poll`: a busy machine fails no test. */
const timeout = 60_000;

configure({ asyncUtilTimeout: timeout });
if (vi.waitFor.name !== 'waitLong') {
  const wait = vi.waitFor;
  vi.waitFor = function waitLong(check, options) {
    return wait(check, typeof options === 'number' ? options : { timeout, ...options });
  };
}
