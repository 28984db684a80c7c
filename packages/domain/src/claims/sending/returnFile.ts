/** The file of refused lines as a file that is imported: its plan, and what it is called. */
export const tepTraVe = {
  name: 'DongTraBHYT',
  label: { vi: 'Tệp kết quả giám định BHYT', en: 'File of the auditors' },
} as const;
