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
  await Promise.all([keepInMemory(folder, memory), keepInMemory(folder, memory)]);
  expect(path.dirname(readlinkSync(data))).toBe(memory);
  expect(statSync(data).isDirectory()).toBe(true);
});

it('a link whose memory was taken away by a restart gets an empty folder', async () => {
  await keepInMemory(folder, memory);
  const place = readlinkSync(data);
  rmSync(place, { recursive: true });
  await keepInMemory(folder, memory);
  expect(readlinkSync(data)).toBe(place);
  expect(statSync(data).isDirectory()).toBe(true);
});

it('data on the disk stays there, and so does what a system without such a folder makes', async () => {
  await keepInMemory(folder, path.join(root, 'missing'));
  expect(existsSync(data)).toBe(false);
  mkdirSync(data, { recursive: true });
  await keepInMemory(folder, memory);
  expect(lstatSync(data).isDirectory()).toBe(true);
});
