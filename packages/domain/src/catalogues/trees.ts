/** One level of a catalogue's tree. */
export type TreeLevel = {
  /** The catalogue whose entries stand here. */
  catalogue: string;
  /** The field that names the entry above; null at the first of several levels. */
  parent: string | null;
  /** The field by which entries of a level stand, where their codes do not say it: chapter IX comes before X. */
  order?: string;
  /** Only entries whose code has no point: the types of ICD, with their codes below them. */
  types?: true;
};

/**
 * How the entries of a catalogue stand below one another: below entries of their own (`parent` names their field), or below those
 * of other catalogues, the widest first.
 */
export type CatalogueTree = {
  levels: readonly [TreeLevel, ...TreeLevel[]];
  repeats?: true;
  /** Values of a field with which nothing stands below an entry. */
  ends?: { field: string; values: readonly string[] };
};

/** Catalogues that are shown as a tree beside their list, by name. */
export const catalogueTrees: Readonly<Record<string, CatalogueTree>> = {
  Node: {
    levels: [{ catalogue: 'Node', parent: 'parent_Id', order: 'order' }],
    repeats: true,
    ends: { field: 'category', values: ['ROOM', 'STORE'] },
  },
  DonViHanhChinh: {
    levels: [{ catalogue: 'DonViHanhChinh', parent: 'Cha_Id' }],
    repeats: true,
    ends: { field: 'Cap', values: ['2'] },
  },
  ICD: {
    levels: [
      { catalogue: 'ChuongICD', parent: null, order: 'ThuTu' },
      { catalogue: 'NhomICD', parent: 'ChuongICD_Id' },
      { catalogue: 'ICD', parent: 'NhomICD_Id', types: true },
    ],
  },
};
