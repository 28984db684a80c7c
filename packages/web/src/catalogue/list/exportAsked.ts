/** What a list shows: its search, order and filter, such as the branch of a tree. */
export type ShownList = {
  name: string;
  keyword: string;
  sort: ReadonlyArray<{ field: string; desc: boolean }>;
  suspended: boolean;
  filter: Record<string, unknown> | null;
};

/** The address of the file that has what a list shows. */
export function exportPath(list: ShownList, kind: 'xlsx' | 'csv', columns: 'shown' | 'all'): string {
  const sort = list.sort.map(({ field, desc }) => `${desc ? '-' : ''}${field}`).join(',');
  const asked = {
    keyword: list.keyword,
    sort,
    columns,
    ...(list.suspended ? { suspended: '1' } : {}),
    ...(list.filter ? { filter: JSON.stringify(list.filter) } : {}),
  };
  return `/api/catalogue/${list.name}/export.${kind}?${new URLSearchParams(asked)}`;
}
