import path from 'node:path';
import type { Config } from '../engine/config.ts';
import { startSimulator } from '../features/insurance/simulator.ts';
import { simulatorHost as invoiceHost, startInvoiceSimulator } from '../features/invoices/simulator.ts';
import { KeptInvoices } from '../features/invoices/simulatorStore.ts';
import {
  simulatorHost as prescriptionHost,
  startPrescriptionSimulator,
} from '../features/prescriptionLink/simulator.ts';

import { simulatorHost as queueHost, startQueueSimulator } from '../features/queueSystem/simulator.ts';

export type Simulators = { config: Config; close: () => Promise<void> };

/** Starts the systems outside that the demo asks, so that it can be tried without any account; a real site gets none. */
export async function startSimulators(config: Config): Promise<Simulators> {
  if (config.seed !== 'demo') return { config, close: () => Promise.resolve() };
  // the site may have set up a portal of its own
  const portal = config.insurancePortal ? null : await startSimulator();
  const [invoices, prescriptions, queues] = await Promise.all([
    startInvoiceSimulator(new KeptInvoices(path.join(config.dataFolder, 'simulators', 'invoices.json'))),
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
        [prescriptionHost]: prescriptions.url,
        [queueHost]: queues.url,
      },
    },
    close: async () => {
      await Promise.all([portal?.close(), invoices.close(), prescriptions.close(), queues.close()]);
    },
  };
}
