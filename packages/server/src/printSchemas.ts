import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { serverFolder } from './engine/folders.ts';
import { labelFields, plainFields } from './engine/graphql/recordApi.ts';
import { serviceSchema } from './engine/graphql/serviceSchema.ts';
import { allServices } from './services.ts';

// Writes schema/<service>.graphql: the contract that clients, other systems and the tests read; prints which service serves each feature, and of
// records that say how the API shows them their plain fields and the labels that the engine answers.
const folder = path.join(serverFolder, 'schema');
mkdirSync(folder, { recursive: true });
for (const service of allServices) {
  if (service.features.length === 0 && service.catalogues.sdl === '') continue;
  const schema = lexicographicSortSchema(serviceSchema(service));
  writeFileSync(path.join(folder, `${service.name}.graphql`), `${printSchema(schema)}\n`);
}
const features = allServices.flatMap((service) =>
  service.features.map(({ name }) => ({ name, service: service.name })),
);
const api = allServices.map(({ name, features: own }) => {
  const records = own.flatMap((feature) => feature.api ?? []);
  return {
    service: name,
    labels: labelFields(records),
    plain: Object.fromEntries(records.map((one) => [one.record.name, plainFields(one)])),
  };
});
process.stdout.write(`${JSON.stringify({ features, api })}\n`);
