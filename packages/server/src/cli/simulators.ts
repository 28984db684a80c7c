import path from 'node:path';
import type { Config } from '../engine/config.ts';
import { claimsAtPortal, KeptClaims } from '../features/claims/sending/simulator.ts';
import { startSimulator } from '../features/insurance/simulator.ts';
import { misaHost, startMisaSimulator } from '../features/invoices/misaSimulator.ts';
import { simulatorHost as invoiceHost, startInvoiceSimulator } from '../features/invoices/simulator.ts';
import { KeptInvoices } from '../features/invoices/simulatorStore.ts';
import { startVnptSimulator, vnptHost } from '../features/invoices/vnptSimulator.ts';
import {
  simulatorHost as prescriptionHost,
  startPrescriptionSimulator,
} from '../features/prescriptionLink/simulator.ts';

import { simulatorHost as queueHost, startQueueSimulator } from '../features/queueSystem/simulator.ts';

export type Simulators = { config: Config; close: () => Promise<void> };

/** Starts the systems outside that the demo asks, so that it can be tried without any account; a real site gets none. */
export async function startSimulators(config: Config): Promise<Simulators> {
  if (config.seed !== 'demo') return { config, close: () => Promise.resolve() };
  const kept = (file: string) => path.join(config.dataFolder, 'simulators', file);
  const claims = claimsAtPortal(new KeptClaims(kept('claims.json')));
  // the site may have set up a portal of its own
  const portal = config.insurancePortal ? null : await startSimulator(undefined, [claims]);
  const [invoices, vnpt, misa, prescriptions, queues] = await Promise.all([
    startInvoiceSimulator(new KeptInvoices(kept('invoices.json'))),
    startVnptSimulator(new KeptInvoices(kept('vnpt.json'))),
    startMisaSimulator(new KeptInvoices(kept('misa.json'))),
    startPrescriptionSimulator(),
    startQueueSimulator(),
  ]);
  return {
    config: {
      ...config,
      insurancePortal: portal?.url ?? config.insurancePortal,
      standIns: {
        ...config.standIns,
        [invoiceHost]: invoices.url,
        [vnptHost]: vnpt.url,
        [misaHost]: misa.url,
        [prescriptionHost]: prescriptions.url,
        [queueHost]: queues.url,
      },
    },
    close: async () => {
      const all = [portal, invoices, vnpt, misa, prescriptions, queues];
      await Promise.all(all.map((one) => one?.close()));
    },
  };
}
