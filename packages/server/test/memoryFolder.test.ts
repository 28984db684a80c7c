import { existsSync, lstatSync, mkdirSync, mkdtempSync, readlinkSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepInMemory } from './memoryFolder.ts';

let root: string;
let folder: string;
let memory: string;
let data: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'sen-memory-'));
  folder = path.join(root, 'tests');
  memory = path.join(root, 'shm');
  mkdirSync(memory);
  data = path.join(folder, 'postgres');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('data that is yet to come goes into memory, for two runs that begin at once the same', async () => {
  await Promise.all([keepInMemory(folder, memory, 0), keepInMemory(folder, memory, 0)]);
  expect(path.dirname(readlinkSync(data))).toBe(memory);
  expect(statSync(data).isDirectory()).toBe(true);
});

it('a link whose memory was taken away by a restart gets an empty folder', async () => {
  await keepInMemory(folder, memory, 0);
  const place = readlinkSync(data);
  rmSync(place, { recursive: true });
  await keepInMemory(folder, memory, 0);
  expect(readlinkSync(data)).toBe(place);
  expect(statSync(data).isDirectory()).toBe(true);
});

it('data on the disk stays there, and so does what a system without such a folder makes', async () => {
  await keepInMemory(folder, path.join(root, 'missing'), 0);
  expect(existsSync(data)).toBe(false);
  mkdirSync(data, { recursive: true });
  await keepInMemory(folder, memory, 0);
  expect(lstatSync(data).isDirectory()).toBe(true);
});

it('data stays on the disk where memory has no room for it', async () => {
  await keepInMemory(folder, memory, Number.MAX_SAFE_INTEGER);
  expect(existsSync(data)).toBe(false);
});
