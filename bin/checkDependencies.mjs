// Arrows go one way (ARCHITECTURE.md). Asserts too that the tool read modules: with a wrong compiler it passes on nothing.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { cruise } from 'dependency-cruiser';
import { root } from './build.mjs';
import { featurePairFaults } from './featurePairs.mjs';

const rules = JSON.parse(readFileSync(path.join(root, '.dependency-cruiser.json'), 'utf8'));
process.chdir(root);
const { output } = await cruise(['packages/domain/src', 'packages/server/src', 'packages/web/src'], {
  ruleSet: rules,
  validate: true,
  doNotFollow: { path: 'node_modules' },
  tsPreCompilationDeps: true,
  tsConfig: { fileName: 'tsconfig.base.json' },
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'default'],
    extensions: ['.ts', '.tsx', '.js', '.json'],
  },
});
const { violations, totalCruised } = output.summary;
if (totalCruised < 100) {
  console.error(`only ${totalCruised} modules were read`);
  process.exitCode = 1;
}
for (const violation of violations) {
  console.error(
    `${violation.rule.name}: ${violation.from} -> ${violation.to}${violation.cycle ? ` (${violation.cycle.map((step) => step.name ?? step).join(' -> ')})` : ''}`,
  );
  process.exitCode = 1;
}
for (const fault of featurePairFaults(output.modules)) {
  console.error(fault);
  process.exitCode = 1;
}
