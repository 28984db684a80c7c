import type { DemoCase } from './caseShape.ts';
import { adultCases } from './casesAdult.ts';
import { womenAndChildren } from './casesFamily.ts';
import { outpatientSpecialties } from './casesSpecialties.ts';

/** The cases of the demo hospital, those of one room together. */
export const demoCases: readonly DemoCase[] = [...adultCases, ...womenAndChildren, ...outpatientSpecialties];
