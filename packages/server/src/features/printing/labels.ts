import type { NhanMauIn } from '@sen/domain/printing/nhanMauIn';
import type { FormLabels } from './library.ts';

/** The labels of a shipped form as the list that an editor shows, in their order. */
export function labelList({ vi, en }: FormLabels): NhanMauIn[] {
  return Object.keys(vi).map((khoa) => ({ khoa, vi: vi[khoa] ?? '', en: en[khoa] ?? '' }));
}

/** A list of labels as templates read them: by key, for each language. */
export function labelMaps(labels: readonly NhanMauIn[]): FormLabels {
  return {
    vi: Object.fromEntries(labels.map(({ khoa, vi }) => [khoa, vi])),
    en: Object.fromEntries(labels.map(({ khoa, en }) => [khoa, en])),
  };
}
