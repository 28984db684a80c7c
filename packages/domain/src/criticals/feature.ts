import { defineFeature } from '../feature.ts';

/** Findings that endanger the patient: told at once, acknowledged by who ordered, told of again until they are. */
export const criticals = defineFeature({
  name: 'criticals',
  events: ['KetQuaNguyHiem'],
});
