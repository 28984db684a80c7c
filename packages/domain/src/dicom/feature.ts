import { defineFeature } from '../feature.ts';

export const dicom = defineFeature({ name: 'dicom', events: ['DICOM'] });
