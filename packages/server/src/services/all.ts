import type { ServiceDef } from '../engine/serviceSchema.ts';
import { authService } from './auth.ts';
import { mainService } from './main.ts';
import { pharmacyService } from './pharmacy.ts';
import { printService } from './print.ts';

/** The four services. */
export const allServices: readonly ServiceDef[] = [authService, mainService, pharmacyService, printService];
