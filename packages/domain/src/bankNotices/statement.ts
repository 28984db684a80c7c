/** The statement of a bank as a file that is imported: its plan, and what it is called. */
export const saoKe = {
  name: 'SaoKe',
  label: { vi: 'Sao kê ngân hàng', en: 'Bank statement' },
} as const;
