import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectFolder } from '../src/engine/folders.ts';
import { openTestSite, type TestSite } from './testSite.ts';

const page = readFileSync(path.join(projectFolder, 'docs/api.md'), 'utf8');
const examples = [...page.matchAll(/```http\n([^`]+)```\n+```(json|text)\n([^`]+)```/g)].map(
  ([, request = '', kind = '', answer = '']) => ({ request, kind, answer: answer.trim() }),
);

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

/** What the examples before have answered, by the name that the page gives it. */
const known = new Map<string, string>();
const cookies = new Map<string, string>();
const filled = (text: string) => text.replace(/{{(\w+)}}/g, (all, name: string) => known.get(name) ?? all);

async function send(request: string) {
  const [head = '', body = ''] = filled(request).split(/\n\n/);
  const [line = '', ...headers] = head.trim().split('\n');
  const [method = '', url = ''] = line.split(' ');
  const { app } = await site.app();
  const answer = await app.inject({
    method: method as 'GET' | 'POST', // as the page has them
    url,
    headers: {
      ...Object.fromEntries(headers.map((one) => one.split(': '))),
      cookie: [...cookies].map((one) => one.join('=')).join('; '),
    },
    ...(body.trim() ? { payload: body } : {}),
  });
  for (const { name, value } of answer.cookies) cookies.set(name, value);
  return answer;
}

/** Keeps what the page gives a name, and lets anything stand where it says `any`. */
function matched(wanted: unknown, got: unknown): unknown {
  if (typeof wanted === 'string' && /^{{\w+}}$/.test(wanted)) {
    known.set(wanted.slice(2, -2), String(got));
    return expect.any(String);
  }
  if (Array.isArray(wanted)) return wanted.map((one, at) => matched(one, (got as unknown[])?.[at]));
  if (typeof wanted !== 'object' || wanted === null) return wanted;
  return Object.fromEntries(
    Object.entries(wanted).map(([key, one]) => [key, matched(one, (got as Record<string, unknown>)?.[key])]),
  );
}

it('the examples of the page on the API are answered as it says', async () => {
  expect(examples).toHaveLength(3);
  for (const { request, kind, answer } of examples) {
    const said = await send(request);
    if (kind === 'text') expect(said.body).toContain(answer);
    else expect(said.json()).toMatchObject(matched(JSON.parse(answer), said.json()) as object);
    known.delete('any');
  }
});
