/** What a list shows: its search, order, filters and columns. */
export type ShownList = {
  name: string;
  keyword: string;
  sort: ReadonlyArray<{ field: string; desc: boolean }>;
  suspended: boolean;
  filter: Readonly<Record<string, unknown>>;
  /** Its columns in their order. */
  fields: readonly string[];
};

/** How the file is asked for that has what a list shows, or all columns of it. */
export function exportAsked(
  list: ShownList,
  kind: 'xlsx' | 'csv',
  columns: 'shown' | 'all',
): { path: string; file: string; body: Record<string, string> } {
  const body = {
    keyword: list.keyword,
    sort: list.sort.map(({ field, desc }) => `${desc ? '-' : ''}${field}`).join(','),
    columns,
    ...(columns === 'shown' ? { fields: list.fields.join(',') } : {}),
    ...(list.suspended ? { suspended: '1' } : {}),
    filter: JSON.stringify(list.filter),
  };
  return { path: `/api/catalogue/${list.name}/export.${kind}`, file: `${list.name}.${kind}`, body };
}
