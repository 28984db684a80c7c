import type { RecordDef } from '@sen/domain/records/record';
import type { FeatureResolvers } from './acts/access.ts';
import type { ServiceName } from './config.ts';
import type { ServedRecord } from './graphql/recordApi.ts';
import type { Door } from './http/doors.ts';
import type { Addition } from './points.ts';

/** What a folder of `features` brings; its *.graphql files and its `tables.ts` are found by the folder's name. */
export type Feature = {
  /** The name of its folder. */
  name: string;
  /** The GraphQL service that serves it. */
  service: ServiceName;
  /** What it keeps, and what the operation log holds of it. */
  records?: readonly RecordDef[];
  /** Those of them whose type and input follow from their definition. */
  api?: readonly ServedRecord[];
  resolvers?: FeatureResolvers;
  /** What its *.graphql files leave out because a list says it. */
  sdl?: string;
  /** The fields of the type Subscription. */
  subscription?: Record<string, unknown>;
  /** Routes beside GraphQL, each with the right that it asks. */
  doors?: readonly Door[];
  /** What it adds to the points of the engine and of other features. */
  adds?: readonly Addition[];
};

/** Says what a feature brings, in its own `feature.ts`; the list of `src/features.ts` names it. */
export function defineFeature(feature: Feature): Feature {
  return feature;
}
