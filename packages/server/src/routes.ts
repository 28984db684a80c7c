import { officialFile } from './engine/catalogue/imports/plan.ts';
import { importDoors } from './engine/catalogue/imports/routes.ts';
import { pictureDoor } from './engine/catalogue/pictures.ts';
import { catalogueDoors } from './engine/catalogue/routes.ts';
import type { Door } from './engine/http/doors.ts';
import { fileDoors } from './engine/storage/files.ts';
import { features } from './features.ts';

/** Routes beside GraphQL: files, Excel of catalogues, imports, and those of the features. */
export const allDoors: readonly Door[] = [
  ...fileDoors,
  ...catalogueDoors,
  pictureDoor,
  ...importDoors(officialFile.all()),
  ...features.flatMap(({ doors = [] }) => doors),
];
