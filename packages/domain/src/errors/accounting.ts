/** Failures of accounting entries and their exports. */
export const accountingErrors = {
  ENTRIES_NONE_LEFT: {
    vi: 'Không còn bút toán nào chưa xuất trong những ngày này. Đợt đã xuất tải lại được ở danh sách các đợt.',
    en: 'No entry of these days is left to export. A batch that was exported may be downloaded again from the list of batches.',
  },
  ENTRY_EXPORTED: {
    vi: 'Bút toán của biên lai {MaBienLai} đã xuất theo đợt {SoDot}, không sửa được nữa. Vui lòng điều chỉnh trong phần mềm kế toán.',
    en: 'The entry of the receipt {MaBienLai} was exported with the batch {SoDot} and stays as it is. Please correct it in the accounting software.',
  },
  ENTRY_SAME_ACCOUNT: {
    vi: 'Tài khoản có phải khác tài khoản nợ',
    en: 'The credit account is another one than the debit account',
  },
} as const;
