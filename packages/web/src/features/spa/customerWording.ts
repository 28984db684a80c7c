const words: ReadonlyArray<readonly [of: RegExp, is: string]> = [
  [/người bệnh|bệnh nhân/g, 'khách hàng'],
  [/Người bệnh|Bệnh nhân/g, 'Khách hàng'],
  [/\bpatient(s?)\b/g, 'customer$1'],
  [/\bPatient(s?)\b/g, 'Customer$1'],
  // money that is left beforehand
  [/tạm ứng/g, 'tiền cọc'],
  [/Tạm ứng/g, 'Tiền cọc'],
  [/\b(a)n advance\b/gi, '$1 deposit'],
  [/\badvance(s?)\b/g, 'deposit$1'],
  [/\bAdvance(s?)\b/g, 'Deposit$1'],
  [/viện phí/g, 'phí dịch vụ'],
  [/Viện phí/g, 'Phí dịch vụ'],
];

/** A text of the desk as a spa says it: who comes is a customer, and pays a deposit for services. */
export function inCustomerWords(text: string): string {
  return words.reduce((said, [of, is]) => said.replace(of, is), text);
}
