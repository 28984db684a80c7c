import { importsRecords } from '@sen/domain/imports/records';
import { officialFile } from '../../engine/catalogue/imports/plan.ts';
import { defineFeature } from '../../engine/feature.ts';
import { officialFiles } from './officialFiles.ts';

export const imports = defineFeature({
  name: 'imports',
  service: 'main',
  records: importsRecords,
  adds: officialFiles.map(officialFile.add),
});
