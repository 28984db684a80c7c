/** How the receipts of a patient are looked at: those of a visit, all of them, or those of some days. */
export const viewModes = ['TiepNhan', 'BenhNhan', 'Ngay'] as const;
export type ViewMode = (typeof viewModes)[number];
