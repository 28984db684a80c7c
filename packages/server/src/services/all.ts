import type { Hub } from '../engine/hub.ts';
import type { ServiceDef } from '../engine/serviceSchema.ts';
import { authService } from './auth.ts';
import { mainService } from './main.ts';
import { pharmacyService } from './pharmacy.ts';
import { printService } from './print.ts';

/** The four services over one hub of events. */
export function allServices(hub: () => Hub): readonly ServiceDef[] {
  return [authService, mainService(hub), pharmacyService, printService];
}
