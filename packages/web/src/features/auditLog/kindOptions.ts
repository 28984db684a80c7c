import { catalogueByName, catalogueGroups } from '@sen/domain/catalogues/all';
import type { Option } from '../../ui/kit/options.tsx';

type Kind = { entity: string; ten: string };

/** The kinds of records to choose from: those of the daily work, then the catalogues under the headings of their index. */
export function kindOptions(kinds: readonly Kind[], daily: string, language: 'vi' | 'en'): Option[] {
  const groups = Object.keys(catalogueGroups);
  const places = kinds.map((kind) => ({
    kind,
    at: groups.indexOf(catalogueByName(kind.entity)?.group ?? ''),
  }));
  return places
    .sort((one, other) => one.at - other.at)
    .map(({ kind: { entity, ten }, at }) => ({
      value: entity,
      label: ten,
      group: catalogueGroups[groups[at] ?? '']?.[language] ?? daily,
    }));
}
