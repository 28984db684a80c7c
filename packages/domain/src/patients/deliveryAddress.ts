import { type CatalogueDef, defineCatalogue, type Field } from '../catalogue/catalogue.ts';
import { type Issue, validate } from '../catalogue/validate.ts';

const text = (vi: string, en: string, max: number) => ({ kind: 'text', label: { vi, en }, max }) as const;

/** The fields of a delivery address, as the specification spells them. */
export const deliveryAddressFields = {
  fullName: { ...text('Người nhận', 'Recipient', 100), required: true },
  phoneNumber: {
    ...text('Điện thoại người nhận', "Recipient's phone", 20),
    required: true,
    pattern: 'phone',
  },
  detailAddress: { ...text('Địa chỉ giao', 'Address', 300), required: true },
  companyName: text('Tên công ty', 'Company', 200),
  email: { ...text('Email', 'E-mail', 100), pattern: 'email' },
  isDefault: { kind: 'bool', label: { vi: 'Địa chỉ mặc định', en: 'Usual address' } },
} as const satisfies Record<string, Field>;

/** It is no catalogue of its own: forms and the server validate by it. */
const deliveryAddressDef: CatalogueDef = defineCatalogue({
  name: 'DeliveryAddress',
  service: 'main',
  label: { vi: 'Địa chỉ giao hàng', en: 'Delivery addresses' },
  group: 'benhNhan',
  permission: 'BENH_NHAN_SUA',
  fields: deliveryAddressFields,
  searchBy: ['fullName'],
  display: 'fullName',
});

/** Addresses of one customer at most. */
export const deliveryAddressesMost = 20;

/** What is wrong with a delivery address, by field. */
export function deliveryAddressIssues(input: Readonly<Record<string, unknown>>): Issue[] {
  return validate(deliveryAddressDef, input);
}

/** What is wrong with the addresses of a new customer, at `deliveryAddresses.<n>.<field>`; one of them at most is the usual one. */
export function deliveryAddressListIssues(inputs: ReadonlyArray<Readonly<Record<string, unknown>>>): Issue[] {
  if (inputs.length > deliveryAddressesMost)
    return [{ path: 'deliveryAddresses', code: 'TOO_MANY', details: { max: deliveryAddressesMost } }];
  return inputs.flatMap((input, at) =>
    deliveryAddressIssues(input).map((issue) => ({
      ...issue,
      path: `deliveryAddresses.${at}.${issue.path}`,
    })),
  );
}

/** Whether each of these addresses is the usual one: the last that says so, the first where none does. */
export function usualOf(inputs: ReadonlyArray<{ isDefault?: boolean | null | undefined }>): boolean[] {
  const chosen = inputs.findLastIndex((one) => one.isDefault === true);
  return inputs.map((_, at) => at === Math.max(chosen, 0));
}
