import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseScan } from '@sen/domain/scan/cards';
import { expect, it } from 'vitest';
import { projectFolder } from '../src/engine/folders.ts';

it('the insurance card that the rules show for a first try is one that a desk reads', () => {
  const rules = readFileSync(path.join(projectFolder, 'docs/rules/insurance.md'), 'utf8');
  const [, card] = /^```\n(.+)\n```$/m.exec(rules) ?? [];
  expect(parseScan(card ?? '')).toMatchObject({
    kind: 'insurance',
    SoTheBHYT: 'DN4010123456789',
    TenBenhNhan: 'NGUYỄN THỊ AN',
    BHYTNgayHetHieuLuc: '2030-12-31',
  });
});
