import { parametersBefore2025 } from '@sen/domain/insurance/defaultParameters';
import { addParameters } from '../../src/seed/upgrade/settings.ts';
import type { SeedUpgrade } from '../../src/seed/upgrade/upgrade.ts';

/** Visits before 2025 are settled by the routes and base salaries of their day. */
export const truoc2025: SeedUpgrade = {
  name: '0001-truoc-2025',
  steps: [addParameters(parametersBefore2025)],
};
